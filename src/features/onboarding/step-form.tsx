import { evaluate as areEqual, useSelector } from '@tanstack/react-form'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef, useState, type ComponentType, type FormEvent, type ReactNode } from 'react'
import { useNow } from '@/clock/use-now'
import type { z } from '@/contract/schema'
import { lastStep } from '@/contract/steps'
import { timeText } from '@/domain/date-texts'
import { stepNames } from '@/domain/steps/step-texts'
import { failureIn, type DraftStatus } from '@/drafts/draft-keeper'
import { useFormContext } from '@/forms/contexts'
import { DraftNotKept } from '@/forms/draft-not-kept'
import { ErrorSummary, type FieldMessage } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { ScrollAnchor } from '@/forms/scroll-anchor'
import { overtakeFileChecks } from '@/forms/file-checks'
import { setFormValues } from '@/forms/set-form-values'
import { ActionBar } from '@/ui/action-bar'
import { SubmitButton } from '@/forms/submit-button'
import { texts as formTexts } from '@/forms/texts'
import { draftsOfStep } from '@/outbox/draft-key'
import { useOutbox } from '@/outbox/outbox-context'
import { useKeptDraft } from '@/outbox/use-draft'
import { useSession } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { focusHeading } from '@/ui/focus-heading'
import { InlineConfirmation } from '@/ui/inline-confirmation'
import { beginStep, elsewhereStatus, type Begun } from './begin-step'
import { goOnByEnter } from './enter-key'
import { useSubmitAfterFileCheck } from './submit-after-file-check'
import { useLateFile } from './late-file'
import { useStep } from './step-context'
import { StepProblemAlert } from './step-problem-alert'
import { onboardingTexts as texts } from './texts'

/** What a step's fields begin with. */
export interface StepFieldsProps<Values> {
  readonly values: Values
  readonly begun: BegunForm
}

interface BegunForm extends Begun {
  /** Parses what another tab typed into this form's values; null where another version of the app stored something unreadable. */
  readonly read: (values: unknown) => object | null
  readonly onCleared: () => void
}

/**
 * The screen of a step: its fields, filled from the draft on the device, and remounted when the seller clears the step.
 * @param emptyFor the values of an empty form
 */
export function stepScreen<Values extends object>(
  draft: z.ZodMiniType<Values>,
  Fields: ComponentType<StepFieldsProps<Values>>,
  emptyFor: (mobile: string | null) => unknown = () => ({}),
): ComponentType {
  return function StepScreen() {
    const { draft: found } = useStep()
    const empty = emptyFor(useSession().mobile)
    const [initial, setInitial] = useState(() => ({ clearings: 0, ...beginStep(found, draft, empty) }))
    const clear = (): void =>
      setInitial(({ clearings }) => ({ clearings: clearings + 1, ...beginStep({ kind: 'read', draft: null }, draft, empty) }))
    const read = (values: unknown): Values | null => draft.safeParse(values).data ?? null
    useEffect(() => {
      // The form was remounted, and with it went the button that had the focus.
      return initial.clearings === 0 ? undefined : focusHeading(document.body)
    }, [initial.clearings])
    return <Fields key={initial.clearings} values={initial.values} begun={{ ...initial, read, onCleared: clear }} />
  }
}

/** Shows quietly that the draft is kept on the device, and announces it, to a screen reader too, when it is not. */
function DraftLine({ status }: { readonly status: DraftStatus }) {
  return (
    <>
      <QuietLine status={status} />
      <DraftNotKept reason={failureIn(status)} />
    </>
  )
}

function QuietLine({ status }: { readonly status: DraftStatus }) {
  const now = useNow(60_000)
  switch (status.kind) {
    case 'none':
    case 'not-saved':
      return null
    case 'unreadable':
      return <p className="w-full text-hint">{texts.draftUnreadable}</p>
    case 'damaged':
      return <p className="w-full text-hint">{texts.draftDamaged}</p>
    case 'saved':
      return <p className="ms-auto text-hint text-muted-foreground">{texts.kept(timeText(status.at, now))}</p>
  }
}

interface StepFormProps extends Pick<StepFieldsProps<unknown>, 'begun'> {
  /** The backend's refusal of one field, until the seller changes that field. */
  readonly refused?: FieldMessage | null
  /** Shown above the fields, such as that errors have to be fixed first. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** The frame of each step's form: errors, heading, draft line, fields, and the buttons that move on. */
export function StepForm({ begun, refused = null, notice, children }: StepFormProps) {
  const { sellerId, step, ledger, problem, refusedPresses, goOn } = useStep()
  const form = useFormContext()
  const outbox = useOutbox()
  const values = useSelector(form.store, (state) => state.values)
  const draft = { owner: sellerId, form: draftsOfStep(step) }
  const [notCleared, setNotCleared] = useState(false)
  const press = useSubmitAfterFileCheck(form.formId)
  useLateFile(outbox, draft, form)
  const [isAnswer, setIsAnswer] = useState(begun.holds)
  const elsewhere = isAnswer ? null : elsewhereStatus(ledger, step)
  const status = useKeptDraft(outbox, draft, values, {
    initial: begun.status,
    // Another tab may have saved the step just now.
    lacksStored: elsewhere !== null,
    show(typed) {
      // When another tab clears the draft, this form keeps its values: they may be the only copy.
      const there = typed === null ? null : begun.read(typed)
      if (there !== null) setIsAnswer(true)
      return setFormValues(form, there)
    },
  })

  async function clear(): Promise<void> {
    const removed = await outbox.deleteDraft(draft)
    if (removed.kind !== 'stored') return setNotCleared(true)
    overtakeFileChecks(form.formId)
    begun.onCleared()
  }

  function beforeSubmit(event: FormEvent<HTMLFormElement>): void {
    press.hold(event)
    if (event.isDefaultPrevented()) return
    if (elsewhere === null || !areEqual(form.state.values, form.options.defaultValues)) {
      // From here on the form counts as the seller's answer, even if it is empty.
      setIsAnswer(true)
      return
    }
    // Nothing was entered here: an empty form must not replace the step that the marketplace has or is about to receive.
    event.preventDefault()
    event.stopPropagation()
    goOn()
  }

  const head = useRef<HTMLDivElement>(null)
  return (
    <>
      <ErrorSummary refused={refused} answers={refusedPresses} />
      {refused === null && <StepProblemAlert problem={problem} presses={refusedPresses} />}
      {elsewhere !== null && (
        <Alert variant="info" className="mb-5">
          {texts.heldElsewhere[elsewhere]} {texts.asLongAsUnchanged}
        </Alert>
      )}
      {notice}
      <ScrollAnchor of={head}>
        <div ref={head} className="mb-2 flex flex-wrap items-baseline gap-x-3 lg:mb-5">
          <h1 tabIndex={-1} className="max-lg:text-[1.375rem]">
            {stepNames[step]}
          </h1>
          <DraftLine status={status} />
        </div>
      </ScrollAnchor>
      <Form onSubmitCapture={beforeSubmit} onKeyDown={goOnByEnter}>
        {children}
        {status.kind === 'saved' && (
          <div className="-mb-2 flex justify-end">
            <InlineConfirmation
              label={texts.clearStep}
              question={texts.clearStepQuestion}
              yes={texts.clearStepYes}
              no={texts.clearStepNo}
              onConfirm={() => void clear()}
            />
          </div>
        )}
        {notCleared && (
          <p role="alert" className="text-hint font-semibold text-destructive">
            {texts.notCleared}
          </p>
        )}
        <StepButtons isHeld={press.isHeld} />
      </Form>
    </>
  )
}

/** @param isHeld whether a press waits for the check of a file */
function StepButtons({ isHeld }: { readonly isHeld: boolean }) {
  const { step, sending, moves, nextNote } = useStep()
  const last = step === lastStep
  return (
    <ActionBar note={nextNote}>
      <SubmitButton pending={sending || isHeld} busyLabel={isHeld ? formTexts.checkingFile : texts.sending} className="lg:min-w-48">
        {last ? texts.submitSignature : texts.saveAndNext}
      </SubmitButton>
      {moves !== null && (
        <Button variant="link" onClick={moves.back}>
          <ChevronLeft aria-hidden className="onward size-5" />
          {texts.back}
        </Button>
      )}
      {moves !== null && !last && (
        <Button variant="link" onClick={moves.next}>
          {texts.next}
          <ChevronRight aria-hidden className="onward size-5" />
        </Button>
      )}
    </ActionBar>
  )
}
