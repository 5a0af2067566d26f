import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useEffect, useRef } from 'react'
import { lastStep, type OnboardingStep } from '@/contract/steps'
import { isAboutNickname } from '@/domain/steps/gst-step'
import { refusalMessage } from '@/domain/command-words'
import { stepNames, stepStatusNames } from '@/domain/steps/step-texts'
import { storageTexts } from '@/domain/storage-texts'
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
import { StepContext, type StepProblem } from './step-context'
import { StepNote } from './step-note'
import { Stepper } from './stepper'
import { StepsLoading } from './steps-loading'
import { onboardingTexts as texts } from './texts'
import { useStepMoves } from './use-step-moves'

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
  const wide = useMediaQuery(wideWindow)
  const { state, step, reached, prepared, saved, moveCount, moved, press, visit, move, change, goOn } = useStepMoves(sellerId, ledger)
  const finished = state.kind === 'finished'
  const area = useFocusedHeading(step, finished)

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
    change,
    changed: visit.cameFrom,
    problem: press.isAwaited ? nothing : told,
    refusedPresses: press.refusedPresses,
    sending: press.isAwaited,
    moves: wide ? moves : null,
    nextNote: besideNext && notYet,
    fetchMobile,
    goOn,
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
