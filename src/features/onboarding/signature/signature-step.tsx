import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { useRef, useState } from 'react'
import { atMost } from '@/clock/at-most'
import { callTimeoutMilliseconds, pictureTypes, signatureHeightPixels, signatureWidthPixels } from '@/contract/limits'
import { step7RequestSchema } from '@/contract/onboarding'
import { signatureEmptyRules, signatureErrors, signatureFields, signatureStep, type SignatureForm, type SignatureInk, type UnsendableSignature } from '@/domain/steps/signature-step'
import type { StepRuleName } from '@/domain/steps/rule-texts'
import { fieldId } from '@/forms/field-parts'
import { firstMessage } from '@/forms/messages'
import { useAppForm } from '@/forms/app-form'
import { texts as formTexts } from '@/forms/texts'
import { PickField, type ShownProps, type Taken } from '@/forms/pick-field'
import { RadioGroupField } from '@/forms/radio-group-field'
import { TextField } from '@/forms/text-field'
import { draftsOfStep } from '@/outbox/draft-key'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Field, FieldError } from '@/ui/field'
import { useMediaQuery, wideWindow } from '@/ui/use-media-query'
import { CheckAnswers } from '../check/check-answers'
import { useStep } from '../step-context'
import { StepForm, stepScreen, type StepFieldsProps } from '../step-form'
import { MobileUnknown } from './mobile-unknown'
import { renderSignature } from './render-signature'
import { SignatureCanvas } from './signature-canvas'
import { signatureTexts as texts } from './texts'

/** Its code comes with the first picture, and is waited for no longer than an answer. */
const take = async (file: File, isPhoto: boolean): Promise<Taken<SignatureInk>> =>
  (await atMost(callTimeoutMilliseconds, import('./take-signature')))?.takeSignature(file, isPhoto) ?? { kind: 'refused', say: () => formTexts.fileNotRead }

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
  const { sellerId, step, save, askForMobile } = useStep()
  const { mobile } = useSession()
  const wide = useMediaQuery(wideWindow)
  const [unsignedPresses, setUnsignedPresses] = useState(0)
  const [done, setDone] = useState<{ readonly what: 'undone' | 'cleared' | null; readonly turn: number }>({ what: null, turn: 0 })
  const unsendable = useRef<UnsendableSignature>(null)
  const form = useAppForm({
    formId: draftsOfStep(step),
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => signatureErrors(value, unsendable.current) },
    onSubmit: async ({ value, formApi }) => {
      if (mobile === null) {
        setUnsignedPresses((presses) => presses + 1)
        askForMobile()
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
        {method === 'drawn' && (
          <form.AppField name="strokes">
            {(field) => {
              const message = firstMessage(field.state.meta.errors)
              const id = fieldId(form.formId, field.name)
              const strokes = field.state.value
              const takeBack = (left: typeof strokes, what: 'undone' | 'cleared'): void => {
                field.handleChange(left)
                setDone(({ turn }) => ({ what, turn: turn + 1 }))
                // Both buttons are disabled then, and the focus would be nowhere.
                if (left.length === 0) document.getElementById(id)?.focus({ preventScroll: true })
              }
              const back = { variant: 'outline', size: 'compact', disabled: strokes.length === 0 } as const
              return (
                // What is wrong stands below, and no bar beside: the first stroke takes it away, and the paper stays under the finger.
                <Field id={id} tabIndex={-1}>
                  <SignatureCanvas strokes={strokes} onChange={field.handleChange} errorId={message === undefined ? undefined : `${id}-error`} />
                  <div className="flex flex-wrap gap-3">
                    <Button {...back} onClick={() => takeBack(strokes.slice(0, -1), 'undone')}>
                      {texts.undo}
                    </Button>
                    <Button {...back} onClick={() => takeBack([], 'cleared')}>
                      {texts.clear}
                    </Button>
                  </div>
                  {message !== undefined && (
                    <FieldError id={`${id}-error`} prefix={formTexts.errorPrefix}>
                      {message}
                    </FieldError>
                  )}
                </Field>
              )
            }}
          </form.AppField>
        )}
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
        <div role="status" className="sr-only">
          {/* Said anew of each press, the same words too. */}
          <span key={done.turn}>{done.what !== null && texts[done.what]}</span>
        </div>
      </StepForm>
    </form.AppForm>
  )
}

/** Step 7: the digital signature. */
export const SignatureStep = stepScreen(signatureStep.draft, SignatureFields)
