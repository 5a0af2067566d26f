import { useSelector } from '@tanstack/react-form'
import { useState, type ReactNode } from 'react'
import type { z } from '@/contract/schema'
import { lastStep } from '@/contract/steps'
import { stepNames } from '@/domain/step-texts'
import { useFormContext } from '@/forms/contexts'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { FormActions } from '@/forms/form-actions'
import { SubmitButton } from '@/forms/submit-button'
import { draftsOfStep, type DraftKey } from '@/outbox/draft'
import { useOutbox } from '@/outbox/outbox-context'
import { useKeptDraft, useLoadedDraft, type DraftStatus } from '@/outbox/use-draft'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { Button } from '@/ui/button'
import { InlineConfirmation } from '@/ui/inline-confirmation'
import { DraftLine } from './draft-line'
import { useStep } from './step-context'
import { StepProblemAlert } from './step-problem-alert'
import { onboardingTexts as texts } from './texts'

/** Gives a step's form what it began with the last time; the form is made anew when the step is cleared. */
export function WithDraft<Values>({
  schema,
  empty,
  children,
}: {
  readonly schema: z.ZodMiniType<Values>
  readonly empty: unknown
  readonly children: (values: Values, begun: DraftStatus, clear: () => void) => ReactNode
}) {
  const { sellerId, step } = useStep()
  const [cleared, setCleared] = useState(0)
  return (
    <DraftedForm
      key={cleared}
      draft={{ owner: sellerId, form: draftsOfStep(step) }}
      schema={schema}
      empty={empty}
      render={(values, begun) => children(values, begun, () => setCleared((count) => count + 1))}
    />
  )
}

function DraftedForm<Values>({
  draft,
  schema,
  empty,
  render,
}: {
  readonly draft: DraftKey
  readonly schema: z.ZodMiniType<Values>
  readonly empty: unknown
  readonly render: (values: Values, begun: DraftStatus) => ReactNode
}) {
  const loaded = useLoadedDraft(useOutbox(), draft, schema, empty)
  if (loaded.kind === 'loading') return <p className="sr-only">{texts.loading}</p>
  return render(loaded.values, loaded.status)
}

interface StepFormProps {
  /** What was known of the draft when the form began. */
  readonly begun: DraftStatus
  readonly onCleared: () => void
  /** Said above the fields, such as that errors have to be fixed first. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** The frame of each step's form: errors, heading, draft line, fields, and the buttons that move on. */
export function StepForm({ begun, onCleared, notice, children }: StepFormProps) {
  const { sellerId, step, problem, refusedPresses, nextNote, back, next } = useStep()
  const form = useFormContext()
  const outbox = useOutbox()
  const offline = useConnectionState() === 'offline'
  const values = useSelector(form.store, (state) => state.values)
  const draft = { owner: sellerId, form: draftsOfStep(step) }
  const [notCleared, setNotCleared] = useState(false)
  const status = useKeptDraft(outbox, draft, values, begun)
  async function clear(): Promise<void> {
    const removed = await outbox.deleteDraft(draft)
    if (removed.kind === 'stored') onCleared()
    else setNotCleared(true)
  }

  const last = step === lastStep
  const onlineLabel = last ? texts.submitSignature : texts.saveAndNext
  const offlineLabel = last ? texts.submitSignatureHere : texts.saveHereAndNext

  return (
    <>
      <ErrorSummary />
      <StepProblemAlert problem={problem} presses={refusedPresses} />
      {notice}
      <h1 tabIndex={-1} className="mb-5">
        {stepNames[step]}
      </h1>
      <Form>
        {children}
        <div className="-mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <DraftLine status={status} />
          {status.kind === 'saved' && (
            <InlineConfirmation
              label={texts.clearStep}
              question={texts.clearStepQuestion}
              yes={texts.clearStepYes}
              no={texts.clearStepNo}
              onConfirm={() => void clear()}
            />
          )}
        </div>
        {notCleared && (
          <p role="alert" className="text-hint font-semibold text-destructive">
            {texts.notCleared}
          </p>
        )}
        <FormActions note={nextNote}>
          <Button variant="outline" onClick={back}>
            {texts.back}
          </Button>
          {!last && (
            <Button variant="outline" onClick={next}>
              {texts.next}
            </Button>
          )}
          <SubmitButton busyLabel={texts.sending}>{offline ? offlineLabel : onlineLabel}</SubmitButton>
        </FormActions>
      </Form>
    </>
  )
}
