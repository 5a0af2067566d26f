import { useSelector } from '@tanstack/react-form'
import { useState } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import { withTimeLimit } from '@/clock/with-time-limit'
import { callTimeoutMilliseconds } from '@/contract/limits'
import { pictureTypes } from '@/domain/portal-limits'
import { gstTypes } from '@/contract/onboarding'
import { choiceNames } from '@/domain/steps/choice-names'
import { gstFields, gstRatesFor, gstStep, isSameNickname, nicknameError, ratesEnded } from '@/domain/steps/gst-step'
import { gstTexts as texts } from '@/domain/steps/gst-texts'
import { FileField } from '@/forms/file-field'
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
import { GstCodes } from './gst-codes'
import { SharedPictureOffer } from './shared-picture-offer'
import { gstFormSchema, useGstForm, type GstValues } from './use-gst-form'

/** The code is fetched with the first file; it is waited for as long as for an answer of the backend, and no longer. */
const take = async (file: File, isPhoto = false): Promise<File | Sentence> =>
  (await withTimeLimit(callTimeoutMilliseconds, import('./take-picture')))?.takePicture(file, isPhoto) ?? (() => formTexts.fileNotRead)

function GstFields({ values, begun }: StepFieldsProps<GstValues>) {
  const { sellerId, step, problem, save } = useStep()
  const [blocked, setBlocked] = useState(false)
  const form = useGstForm(draftsOfStep(step), values, {
    onSubmitInvalid: () => setBlocked(true),
    onSubmit: async (value) => {
      setBlocked(false)
      await save(gstStep.toRequest(value, sellerId))
    },
  })
  const typed = useSelector(form.store, (state) => state.values)
  const { gstType, nickname } = typed
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
        <GstCodes form={form} asks={asks} />
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
export const GstStep = stepScreen(gstFormSchema, GstFields, (mobile) => ({ gstMobile: mobile ?? '' }))
