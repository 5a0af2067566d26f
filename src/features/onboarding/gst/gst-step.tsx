import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { useState } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import { atMost } from '@/clock/at-most'
import { callTimeoutMilliseconds, pictureTypes } from '@/contract/limits'
import { gstTypes } from '@/contract/onboarding'
import { z } from '@/contract/schema'
import { hasFullLength } from '@/domain/codes/code-lengths'
import { gstNumberAdvice, gstNumberFinding, panAdvice, panFinding, panInside } from '@/domain/codes/gst-number'
import { codeTexts } from '@/domain/codes/texts'
import { addressesStep } from '@/domain/steps/addresses-step'
import { choiceNames } from '@/domain/steps/choice-names'
import {
  gstDraftSchema,
  gstFields,
  gstMobileAdvice,
  gstNumberOf,
  gstRatesFor,
  gstStep,
  isSameNickname,
  nicknameError,
  nicknameRule,
  ratesEnded,
} from '@/domain/steps/gst-step'
import { gstTexts as texts } from '@/domain/steps/gst-texts'
import { useAppForm } from '@/forms/app-form'
import { CoveredField } from '@/forms/covered-field'
import { FileField } from '@/forms/file-field'
import { PhoneField } from '@/forms/phone-field'
import { RadioGroupField } from '@/forms/radio-group-field'
import { SelectField } from '@/forms/select-field'
import { TextField } from '@/forms/text-field'
import { texts as formTexts } from '@/forms/texts'
import { draftsOfStep } from '@/outbox/draft-key'
import { Alert } from '@/ui/alert'
import { refusedFieldIn } from '../refused-field'
import { useStep } from '../step-context'
import { StepForm, stepScreen, type StepFieldsProps } from '../step-form'
import { onboardingTexts } from '../texts'
import { useDoubt } from '../use-doubt'
import { useOtherStep } from '../use-other-step'
import { SharedPictureOffer } from './shared-picture-offer'

const draftSchema = z.extend(gstDraftSchema, { certificate: z.catch(z.nullable(z.instanceof(File)), null) })
type GstValues = z.infer<typeof draftSchema>

const rules = draftSchema.check(nicknameRule)

/** Its code comes with the first file, and is waited for no longer than an answer. */
const take = async (file: File, isPhoto = false): Promise<File | Sentence> =>
  (await atMost(callTimeoutMilliseconds, import('./take-picture')))?.takePicture(file, isPhoto) ?? (() => formTexts.fileNotRead)

function GstFields({ values, begun }: StepFieldsProps<GstValues>) {
  const { sellerId, step, problem, save } = useStep()
  const [blocked, setBlocked] = useState(false)
  const form = useAppForm({
    formId: draftsOfStep(step),
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: rules },
    onSubmitInvalid: () => setBlocked(true),
    onSubmit: async ({ value }) => {
      setBlocked(false)
      await save(gstStep.toRequest(value, sellerId))
    },
  })
  const typed = useSelector(form.store, (state) => state.values)
  const { gstType, nickname, gstNumber, gstPan, gstMobile } = typed
  const pickupState = useOtherStep(addressesStep)?.pickup.state ?? ''
  const numberInForce = gstNumberOf({ gstType, gstNumber })
  const pan = panInside(numberInForce)
  const numberDoubt = useDoubt(gstNumberAdvice(gstNumber), hasFullLength('gstNumber', gstNumber))
  const mobileDoubt = useDoubt(gstMobileAdvice(gstMobile), hasFullLength('mobile', gstMobile))
  const panDoubt = useDoubt(panAdvice(gstPan, numberInForce), hasFullLength('pan', gstPan))
  const stillBlocked = blocked && nicknameError(nickname) !== null
  const refused = refusedFieldIn(problem, gstStep.toRequest(typed, sellerId), (one, other) => isSameNickname(String(one), String(other)))
  const refusalOf = (field: keyof GstValues): string | undefined => (refused?.field === field ? refused.message : undefined)
  const fields: readonly string[] = gstFields[gstType]
  const asks = (field: keyof GstValues): boolean => fields.includes(field)

  return (
    <form.AppForm>
      <StepForm
        begun={begun}
        refused={refused}
        notice={
          stillBlocked && (
            <Alert variant="destructive" role="alert" className="mb-5">
              {onboardingTexts.fixErrors}
            </Alert>
          )
        }
      >
        <form.AppField name="nickname">
          {() => (
            <TextField
              label={texts.nickname}
              hint={texts.nicknameHint}
              error={nicknameError(nickname) ?? refusalOf('nickname')}
              autoComplete="off"
              enterKeyHint="next"
            />
          )}
        </form.AppField>
        <form.AppField name="gstType">
          {() => (
            <RadioGroupField
              label={texts.gstType}
              error={refusalOf('gstType')}
              inline
              choices={gstTypes.map((type) => ({ value: type, label: choiceNames.gstTypes[type] }))}
            />
          )}
        </form.AppField>
        {asks('enrolmentId') && (
          <form.AppField name="enrolmentId">
            {() => (
              <TextField
                label={texts.enrolmentId}
                hint={texts.enrolmentIdHint}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="next"
              />
            )}
          </form.AppField>
        )}
        {asks('businessName') && (
          <form.AppField name="businessName">
            {() => <TextField label={texts.businessName} autoComplete="organization" enterKeyHint="next" />}
          </form.AppField>
        )}
        {asks('gstNumber') && (
          <form.AppField name="gstNumber" listeners={numberDoubt.listeners}>
            {() => (
              <CoveredField
                label={texts.gstNumber}
                hint={texts.gstNumberHint}
                advice={numberDoubt.said ?? gstNumberFinding(gstNumber, pickupState)}
                className="advised"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="next"
              />
            )}
          </form.AppField>
        )}
        {asks('gstMobile') && (
          <form.AppField name="gstMobile" listeners={mobileDoubt.listeners}>
            {() => (
              <PhoneField
                label={texts.gstMobile}
                hint={texts.gstMobileHint}
                advice={mobileDoubt.said}
                autoComplete="tel-national"
                enterKeyHint="next"
              />
            )}
          </form.AppField>
        )}
        {asks('gstPan') && (
          <form.AppField name="gstPan" listeners={panDoubt.listeners}>
            {() => (
              <CoveredField
                label={texts.gstPan}
                hint={texts.gstPanHint}
                advice={panDoubt.said ?? panFinding(gstPan)}
                offer={pan === null ? null : { label: codeTexts.offeredPan, value: pan }}
                className="advised"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="next"
              />
            )}
          </form.AppField>
        )}
        {asks('gstRate') && (
          <form.AppField name="gstRate">
            {() => (
              <SelectField
                label={texts.gstRate}
                hint={ratesEnded()}
                emptyLabel={texts.gstRateEmpty}
                choices={gstRatesFor(gstType).map((rate) => ({ value: rate, label: rate }))}
              />
            )}
          </form.AppField>
        )}
        {asks('certificate') && (
          <form.AppField name="certificate">
            {() => (
              <>
                <FileField
                  label={texts.certificate}
                  hint={texts.keptHere}
                  selectLabel={texts.selectCertificate}
                  accept={pictureTypes}
                  camera
                  take={take}
                />
                <SharedPictureOffer take={take} />
              </>
            )}
          </form.AppField>
        )}
      </StepForm>
    </form.AppForm>
  )
}

/** Step 3: GST tax information. The mobile number is the registered one until another is typed. */
export const GstStep = stepScreen(draftSchema, GstFields, (mobile) => ({ gstMobile: mobile ?? '' }))
