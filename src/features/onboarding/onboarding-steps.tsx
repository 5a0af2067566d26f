import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useEffect, useRef, useState } from 'react'
import { lastStep, type OnboardingStep } from '@/contract/steps'
import { isAboutNickname } from '@/domain/steps/gst-step'
import { openStepIn } from '@/domain/screens-navigation-state'
import type { OnboardingEvent } from '@/domain/steps/step-machine'
import { refusalMessage } from '@/domain/command-words'
import { stepNames, stepStatusNames } from '@/domain/steps/step-texts'
import { storageTexts } from '@/domain/storage-texts'
import { useOutbox } from '@/outbox/outbox-context'
import { hasLostTrack } from '@/outbox/registration-status'
import type { Ledger } from '@/outbox/outbox'
import { currentSubmission, stepStatus } from '@/outbox/step-status'
import { submissionsOf } from '@/outbox/submission'
import type { StorageFailure } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { Button, buttonVariants } from '@/ui/button'
import { focusHeading } from '@/ui/focus-heading'
import { OnShelf } from '@/ui/shelf'
import { StatusBadge } from '@/ui/status-badge'
import { useMediaQuery, wideWindow } from '@/ui/use-media-query'
import { checkTexts } from './check/texts'
import { LostTrackNotice, PreviousStepsFirst, StorageUnreachable } from './notices'
import type { SavedStep } from './save-step'
import { StepContext, type StepProblem } from './step-context'
import { StepNote } from './step-note'
import { Stepper } from './stepper'
import { StepsLoading } from './steps-loading'
import { onboardingTexts as texts } from './texts'
import { useChangeVisit } from './use-change-visit'
import { useOnboarding } from './use-onboarding'
import { usePreparedStep } from './use-prepared-step'
import { useSavePress } from './use-save-press'

const nothing: StepProblem = { kind: 'none' }

/** The backend's last refusal of this step, until the seller saves the step again. */
function refusalIn(ledger: Ledger, step: OnboardingStep): StepProblem {
  const submission = currentSubmission(submissionsOf(ledger.rows), step)
  if (submission?.state !== 'rejected') return nothing
  const { message, body, field } = submission
  const aboutNickname = 'nickname' in body && message !== null && isAboutNickname(message, body.nickname, field)
  return { kind: 'refused', message: refusalMessage(message, step), field: aboutNickname ? 'nickname' : (field ?? null), sent: body }
}

/** Puts the focus on the new step's heading; back from a change, on the step that was changed. */
function useFocusedHeading(step: OnboardingStep, finished: boolean) {
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef({ step, finished })
  useEffect(() => {
    if (shown.current.step === step && shown.current.finished === finished) return undefined
    shown.current = { step, finished }
    window.scrollTo(0, 0)
    const cameFrom = area.current?.querySelector<HTMLElement>('[data-came-back]') ?? null
    if (cameFrom !== null) return cameFrom.focus()
    return area.current === null ? undefined : focusHeading(area.current)
  }, [step, finished])
  return area
}

/** The step named by the link that led here; the history state is cleared, so that a reload stays at the current step. */
function useOpenedStep(): OnboardingStep | undefined {
  const navigate = useNavigate()
  const [opened] = useState(openStepIn(useLocation().state))
  useEffect(() => {
    if (opened !== undefined) void navigate({ to: '.', state: {}, replace: true, resetScroll: false })
  }, [navigate, opened])
  return opened
}

/** After the last step: its status and a way on; nothing moves by itself (ONB-05). */
function Finished({ ledger }: { readonly ledger: Ledger }) {
  const status = stepStatus(ledger, lastStep)
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 tabIndex={-1}>{stepNames[lastStep]}</h1>
      <StatusBadge status={status}>{stepStatusNames[status]}</StatusBadge>
      <Link to="/registrationconfirmationpage" className={buttonVariants()}>
        {texts.finishedLink}
      </Link>
    </div>
  )
}

interface OnboardingStepsProps {
  readonly sellerId: string
  /** The ledger as it was last read. */
  readonly ledger: Ledger
  /** Why IndexedDB cannot be read at the moment, or null; the form stays on screen with what was typed. */
  readonly outOfReach: StorageFailure | null
  readonly fetchMobile: () => void
}

/** The stepper and the step that is open. */
export function OnboardingSteps({ sellerId, ledger, outOfReach, fetchMobile }: OnboardingStepsProps) {
  const outbox = useOutbox()
  const wide = useMediaQuery(wideWindow)
  const openStep = useOpenedStep()
  const { state, reached, leadsOn, send } = useOnboarding(outbox, sellerId, ledger, openStep)
  const prepared = usePreparedStep(outbox, ledger, sellerId, state.step)
  const [saved, setSaved] = useState<SavedStep | null>(null)
  const [moveCount, setMoveCount] = useState(0)
  const [moved, setMoved] = useState<OnboardingEvent['kind']>('open')
  const finished = state.kind === 'finished'
  const step = prepared?.step ?? state.step
  const area = useFocusedHeading(step, finished)
  const press = useSavePress(outbox, { sellerId, step, ledger }, { onStored: () => setSaved(null), onAdvance })

  const visit = useChangeVisit(apply)

  function onAdvance(stored: SavedStep): void {
    setSaved(stored)
    move({ kind: 'saved', step: stored.step })
  }

  function move(event: OnboardingEvent): void {
    if (event.kind !== 'saved' && leadsOn(event)) setSaved(null)
    visit.forget()
    if (visit.step === undefined) apply(event)
    else if (event.kind === 'saved') visit.end()
    else visit.end(event)
  }

  function apply(event: OnboardingEvent): void {
    setMoveCount((count) => count + 1)
    setMoved(event.kind)
    // A refused move keeps the seller on the step, and she is still told what becomes of her save (ONB-05).
    if (leadsOn(event)) press.leave()
    send(event)
  }

  if (prepared === null) return outOfReach === null ? <StepsLoading /> : <StorageUnreachable reason={outOfReach} />
  const { Screen, draft } = prepared
  const told = press.notStored.kind === 'none' ? refusalIn(ledger, step) : press.notStored
  const lostTrack = hasLostTrack(ledger)
  const notYet = state.kind === 'at-step' && state.notice === 'previous-steps-first' && <PreviousStepsFirst key={moveCount} />
  const besideNext = wide && moved === 'next'
  const moves = { back: () => move({ kind: 'back' }), next: () => move({ kind: 'next' }) }
  const context = {
    sellerId,
    step,
    draft,
    drafts: prepared.others,
    ledger,
    change: (changed: OnboardingStep) => {
      setSaved(null)
      visit.begin(changed)
    },
    changed: visit.cameFrom,
    problem: press.isAwaited ? nothing : told,
    refusedPresses: press.refusedPresses,
    sending: press.isAwaited,
    moves: wide ? moves : null,
    nextNote: besideNext && notYet,
    fetchMobile,
    goOn: () => {
      setSaved(null)
      move({ kind: 'saved', step })
    },
    save: press.save,
  }

  return (
    <>
      <OnShelf>
        <Stepper
          ledger={ledger}
          current={step}
          reached={reached}
          onOpen={(chosen) => move({ kind: 'open', step: chosen })}
          moves={wide || finished ? null : moves}
        />
      </OnShelf>
      <StepNote ledger={ledger} saved={step === state.step ? saved : null} wide={wide} />
      <div ref={area} data-fills-page className="mx-auto w-full min-w-0 max-w-page">
        {!besideNext && notYet !== false && <div className="mb-2.5 lg:mb-4">{notYet}</div>}
        {outOfReach !== null && (
          <Alert variant="destructive" role="alert" className="mb-4">
            {texts.storageLost(storageTexts[outOfReach])}
          </Alert>
        )}
        {lostTrack && <LostTrackNotice />}
        {visit.step !== undefined && visit.step === step && (
          <Button variant="link" size="bare" className="mb-1" onClick={() => visit.end()}>
            <ChevronLeft aria-hidden className="onward size-5" />
            {checkTexts.backToAnswers}
          </Button>
        )}
        {finished ? (
          <Finished ledger={ledger} />
        ) : (
          <StepContext value={context}>
            <Screen key={step} />
          </StepContext>
        )}
      </div>
    </>
  )
}
