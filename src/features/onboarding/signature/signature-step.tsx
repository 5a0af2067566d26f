import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { useRef, useState } from 'react'
import { withTimeLimit } from '@/clock/with-time-limit'
import { callTimeoutMilliseconds, signatureHeightPixels, signatureWidthPixels } from '@/contract/limits'
import { pictureTypes } from '@/domain/portal-limits'
import { step7RequestSchema } from '@/contract/onboarding'
import { signatureEmptyRules, signatureErrors, signatureFields, signatureStep, type SignatureForm, type SignatureInk, type UnsendableSignature } from '@/domain/steps/signature-step'
import type { StepRuleName } from '@/domain/steps/rule-texts'
import { useAppForm } from '@/forms/app-form'
import { texts as formTexts } from '@/forms/texts'
import { PickField, type ShownProps, type Taken } from '@/forms/pick-field'
import { RadioGroupField } from '@/forms/radio-group-field'
import { TextField } from '@/forms/text-field'
import { draftsOfStep } from '@/outbox/draft-key'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/button'
import { useMediaQuery, wideWindow } from '@/ui/use-media-query'
import { CheckAnswers } from '../check/check-answers'
import { useStep } from '../step-context'
import { StepForm, stepScreen, type StepFieldsProps } from '../step-form'
import { DrawnField } from './drawn-field'
import { MobileUnknown } from './mobile-unknown'
import { renderSignature } from './render-signature'
import { signatureTexts as texts } from './texts'

/** The code is fetched with the first picture; it is waited for as long as for an answer of the backend, and no longer. */
const take = async (file: File, isPhoto: boolean): Promise<Taken<SignatureInk>> =>
  (await withTimeLimit(callTimeoutMilliseconds, import('./take-signature')))?.takeSignature(file, isPhoto) ?? { kind: 'refused', say: () => formTexts.fileNotRead }

const sheetStyle = 'h-auto w-full max-w-[400px] rounded-md border-[1.5px] border-input'

function ShownInk({ held: { url }, onRemove }: ShownProps<SignatureInk>) {
  return (
    <>
      <img src={url} alt={texts.preview(texts.picture)} width={signatureWidthPixels} height={signatureHeightPixels} className={sheetStyle} />
      <Button variant="link" size="bare" className="w-fit" aria-label={formTexts.removeFile(texts.picture)} onClick={onRemove}>
        {formTexts.remove}
      </Button>
    </>
  )
}

function SignatureFields({ values, begun }: StepFieldsProps<SignatureForm>) {
  const { sellerId, step, save, fetchMobile } = useStep()
  const { mobile } = useSession()
  const wide = useMediaQuery(wideWindow)
  const [unsignedPresses, setUnsignedPresses] = useState(0)
  const unsendable = useRef<UnsendableSignature>(null)
  const form = useAppForm({
    formId: draftsOfStep(step),
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => signatureErrors(value, unsendable.current) },
    onSubmit: async ({ value, formApi }) => {
      if (mobile === null) {
        setUnsignedPresses((presses) => presses + 1)
        fetchMobile()
        return
      }
      const { picture, empty } = renderSignature(value)
      const request = step7RequestSchema.safeParse(signatureStep.toRequest({ signUrl: picture, mobile }, sellerId))
      const tell = (rule: StepRuleName): void => {
        unsendable.current = { made: value[signatureFields[value.method]], rule }
        void formApi.validate('change')
      }
      if (empty) tell(signatureEmptyRules[value.method])
      else if (request.success) await save(request.data)
      else tell('signatureTooDetailed')
    },
  })
  const { method, name } = useSelector(form.store, (state) => state.values)

  return (
    <form.AppForm>
      <StepForm
        begun={begun}
        notice={mobile === null && <MobileUnknown presses={unsignedPresses} />}
      >
        <CheckAnswers />
        <p className="text-muted-foreground">{texts.intro}</p>
        <form.AppField name="method">
          {() => (
            <RadioGroupField
              label={texts.method}
              inline={wide}
              choices={[
                { value: 'drawn', label: texts.draw },
                { value: 'typed', label: texts.type },
                { value: 'picture', label: texts.usePicture },
              ]}
            />
          )}
        </form.AppField>
        {method === 'drawn' && <form.AppField name="strokes">{() => <DrawnField />}</form.AppField>}
        {method === 'typed' && (
          <>
            <form.AppField name="name">
              {() => <TextField label={texts.name} hint={texts.nameHint} autoComplete="name" enterKeyHint="send" />}
            </form.AppField>
            {name.trim() !== '' && (
              <img
                src={renderSignature({ method, name, strokes: [], picture: null }).picture}
                alt={texts.preview(name.trim())}
                width={signatureWidthPixels}
                height={signatureHeightPixels}
                className={sheetStyle}
              />
            )}
          </>
        )}
        {method === 'picture' && (
          <form.AppField name="picture">
            {() => (
              <PickField<SignatureInk>
                label={texts.picture}
                hint={texts.pictureHint}
                selectLabel={texts.selectPicture}
                accept={pictureTypes}
                camera
                take={take}
                nameOf={() => texts.picture}
                Shown={ShownInk}
              />
            )}
          </form.AppField>
        )}
      </StepForm>
    </form.AppForm>
  )
}

/** Step 7: the digital signature. */
export const SignatureStep = stepScreen(signatureStep.draft, SignatureFields)
