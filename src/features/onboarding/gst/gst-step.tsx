import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { useState } from 'react'
import { z } from '@/contract/schema'
import { gstTypes } from '@/contract/onboarding'
import {
  gstFields,
  gstFormSchema,
  gstMobileAdvice,
  gstNumberAdvice,
  gstRatesFor,
  isSameNickname,
  nicknameError,
  panAdvice,
  toStep3Request,
} from '@/domain/gst'
import { useRichForm } from '@/forms/rich-form'
import { draftsOfStep } from '@/outbox/draft'
import type { DraftStatus } from '@/outbox/found-draft'
import { useSession } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { useStep } from '../step-context'
import { StepForm, WithDraft } from '../step-form'
import { onboardingTexts } from '../texts'
import { inspectPicture } from './inspect-picture'
import { gstTexts as texts } from './texts'

const draftSchema = z.extend(gstFormSchema, { certificate: z.catch(z.nullable(z.instanceof(File)), null) })
type GstValues = z.infer<typeof draftSchema>

// The one rule that blocks (GST-03); everything else only advises.
const submitSchema = draftSchema.check((payload) => {
  const error = nicknameError(payload.value.nickname)
  if (error !== null) payload.issues.push({ code: 'custom', input: payload.value, path: ['nickname'], message: error })
})

/** Step 3: GST tax information. */
export function GstStep() {
  const { mobile } = useSession()
  return (
    <WithDraft schema={draftSchema} empty={{ gstMobile: mobile ?? '' }}>
      {(values, begun, clear) => <GstForm values={values} begun={begun} onCleared={clear} />}
    </WithDraft>
  )
}

interface GstFormProps {
  readonly values: GstValues
  readonly begun: DraftStatus
  readonly onCleared: () => void
}

function GstForm({ values, begun, onCleared }: GstFormProps) {
  const { sellerId, step, problem, save } = useStep()
  const [blocked, setBlocked] = useState(false)
  const form = useRichForm({
    formId: draftsOfStep(step),
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: submitSchema },
    onSubmitInvalid: () => setBlocked(true),
    onSubmit: async ({ value }) => {
      setBlocked(false)
      await save(toStep3Request(value, sellerId))
    },
  })
  const { gstType, nickname, gstNumber, gstPan, gstMobile } = useSelector(form.store, (state) => state.values)
  const stillBlocked = blocked && nicknameError(nickname) !== null
  const refused = problem.kind === 'refused' && problem.nickname !== null && isSameNickname(problem.nickname, nickname)
  const refusal = refused ? problem.message : null
  const fields: readonly string[] = gstFields[gstType]
  const asks = (field: keyof GstValues): boolean => fields.includes(field)

  return (
    <form.AppForm>
      <StepForm
        begun={begun}
        onCleared={onCleared}
        refused={refusal === null ? null : { field: 'nickname', message: refusal }}
        notice={
          stillBlocked && (
            <Alert variant="destructive" role="alert" className="mb-5">
              {onboardingTexts.fixErrors}
            </Alert>
          )
        }
      >
        <form.AppField name="nickname">
          {(field) => (
            <field.TextField
              label={texts.nickname}
              hint={texts.nicknameHint}
              error={nicknameError(nickname) ?? refusal ?? undefined}
              autoComplete="off"
              enterKeyHint="next"
            />
          )}
        </form.AppField>
        <form.AppField name="gstType">
          {(field) => (
            <field.RadioGroupField
              label={texts.gstType}
              inline
              choices={gstTypes.map((type) => ({ value: type, label: type }))}
            />
          )}
        </form.AppField>
        {asks('enrolmentId') && (
          <form.AppField name="enrolmentId">
            {(field) => (
              <field.TextField
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
            {(field) => <field.TextField label={texts.businessName} autoComplete="organization" enterKeyHint="next" />}
          </form.AppField>
        )}
        {asks('gstNumber') && (
          <form.AppField name="gstNumber">
            {(field) => (
              <field.TextField
                label={texts.gstNumber}
                hint={texts.gstNumberHint}
                advice={gstNumberAdvice(gstNumber)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="next"
              />
            )}
          </form.AppField>
        )}
        {asks('gstMobile') && (
          <form.AppField name="gstMobile">
            {(field) => (
              <field.PhoneField
                label={texts.gstMobile}
                hint={texts.gstMobileHint}
                advice={gstMobileAdvice(gstMobile)}
                autoComplete="tel-national"
                enterKeyHint="next"
              />
            )}
          </form.AppField>
        )}
        {asks('gstPan') && (
          <form.AppField name="gstPan">
            {(field) => (
              <field.TextField
                label={texts.gstPan}
                hint={texts.gstPanHint}
                advice={panAdvice(gstPan, asks('gstNumber') ? gstNumber : '')}
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
            {(field) => (
              <field.SelectField
                label={texts.gstRate}
                emptyLabel={texts.gstRateEmpty}
                choices={gstRatesFor(gstType).map((rate) => ({ value: rate, label: rate }))}
              />
            )}
          </form.AppField>
        )}
        {asks('certificate') && (
          <form.AppField name="certificate">
            {(field) => (
              <field.FileField
                label={texts.certificate}
                hint={texts.keptHere}
                selectLabel={texts.selectCertificate}
                accept=".jpg,.jpeg,.png,image/jpeg,image/png"
                inspect={inspectPicture}
              />
            )}
          </form.AppField>
        )}
      </StepForm>
    </form.AppForm>
  )
}
