import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { StepRequest } from '@/contract/endpoints'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { isAboutNickname } from '@/domain/gst'
import { openStepIn } from '@/domain/navigation-state'
import type { OnboardingEvent } from '@/domain/step-machine'
import { refusalMessage } from '@/domain/refusal-message'
import { stepNames } from '@/domain/step-texts'
import { useOutbox } from '@/outbox/outbox-context'
import { hasLostTrack } from '@/outbox/lost-track'
import type { Ledger } from '@/outbox/outbox'
import { currentSubmission } from '@/outbox/step-status'
import { submissionsOf } from '@/outbox/submission'
import { Alert } from '@/ui/alert'
import { focusHeading } from '@/ui/focus-heading'
import { Finished } from './finished'
import { LostTrackNotice } from './lost-track-notice'
import { PreviousStepsFirst } from './previous-steps-first'
import { saveStep } from './save-step'
import { SavedNotice } from './saved-notice'
import { StepContext, type StepProblem } from './step-context'
import { StepThread } from './step-thread'
import { onboardingTexts as texts } from './texts'
import { useFreshSave, type SavedStep, type SaveEnd } from './use-fresh-save'
import { useOnboarding } from './use-onboarding'
import { usePreparedStep } from './use-prepared-step'

const nothing: StepProblem = { kind: 'none' }

/** What the server said of this step the last time, as long as the seller has not mended it. */
function refusalIn(ledger: Ledger, step: OnboardingStep): StepProblem {
  const submission = currentSubmission(submissionsOf(ledger.rows), step)
  if (submission?.state !== 'rejected') return nothing
  const { message, body } = submission
  const aboutNickname = 'nickname' in body && message !== null && isAboutNickname(message, body.nickname)
  return { kind: 'refused', message: refusalMessage(message, step), nickname: aboutNickname ? body.nickname : null }
}

/** Puts the focus on the new step's heading. */
function useFocusedHeading(step: OnboardingStep, finished: boolean) {
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef({ step, finished })
  useEffect(() => {
    if (shown.current.step === step && shown.current.finished === finished) return undefined
    shown.current = { step, finished }
    window.scrollTo(0, 0)
    return area.current === null ? undefined : focusHeading(area.current)
  }, [step, finished])
  return area
}

/** The step that the seller came to change; told once, so that a reload returns to where she is. */
function useOpenedStep(): OnboardingStep | undefined {
  const navigate = useNavigate()
  const [opened] = useState(openStepIn(useLocation().state))
  useEffect(() => {
    if (opened !== undefined) void navigate({ to: '.', state: {}, replace: true, resetScroll: false })
  }, [navigate, opened])
  return opened
}

interface OnboardingStepsProps {
  readonly sellerId: string
  /** As it was read last. */
  readonly ledger: Ledger
  /** The store cannot be read now: the form stays, with what was typed. */
  readonly outOfReach: boolean
}

/** The thread of steps and the one that is open. */
export function OnboardingSteps({ sellerId, ledger, outOfReach }: OnboardingStepsProps) {
  const outbox = useOutbox()
  const openStep = useOpenedStep()
  const { state, reached, send } = useOnboarding(outbox, sellerId, ledger, openStep)
  const prepared = usePreparedStep(outbox, sellerId, state.step)
  const [saved, setSaved] = useState<SavedStep | null>(null)
  const [moves, setMoves] = useState(0)
  const [moved, setMoved] = useState<OnboardingEvent['kind']>('open')
  const [refusedPresses, setRefusedPresses] = useState(0)
  const [notStored, setNotStored] = useState(nothing)
  const place = useRef(moves)
  const finished = state.kind === 'finished'
  const step = prepared?.step ?? state.step
  const area = useFocusedHeading(step, finished)
  const [fresh, setFresh] = useState<SavedStep | null>(null)
  useFreshSave(ledger, fresh, endFresh)

  function endFresh(stored: SavedStep, end: SaveEnd): void {
    if (end === 'go-on') {
      move({ kind: 'saved', step: stored.step }, stored)
      return
    }
    setFresh(null)
    setRefusedPresses((presses) => presses + 1)
  }

  function move(event: OnboardingEvent, justSaved: SavedStep | null = null): void {
    place.current += 1
    setMoves(place.current)
    setMoved(event.kind)
    setFresh(null)
    setSaved(justSaved)
    setNotStored(nothing)
    send(event)
  }

  async function save(body: StepRequest): Promise<void> {
    const begun = place.current
    const result = await saveStep(outbox, { sellerId, step, body })
    // Who has gone elsewhere meanwhile is not called back.
    if (begun !== place.current) return
    if (result.kind === 'stored') {
      setNotStored(nothing)
      setSaved(null)
      setFresh({ step, sequence: result.sequence })
    } else {
      setNotStored(result)
      setRefusedPresses((presses) => presses + 1)
    }
  }

  if (prepared === null) return <p className="sr-only">{texts.loading}</p>
  const { Screen, draft } = prepared
  const told = notStored.kind === 'none' ? refusalIn(ledger, step) : notStored
  const lostTrack = hasLostTrack(ledger)
  const notYet = state.kind === 'at-step' && state.notice === 'previous-steps-first' && <PreviousStepsFirst key={moves} />
  const context = {
    sellerId,
    step,
    draft,
    problem: fresh === null ? told : nothing,
    refusedPresses,
    sending: fresh !== null,
    nextNote: moved === 'next' && notYet,
    save,
    back: () => move({ kind: 'back' }),
    next: () => move({ kind: 'next' }),
  }

  return (
    <div className="mx-auto flex w-full max-w-shell flex-col gap-4 lg:flex-row lg:gap-10">
      <div className="flex flex-col gap-1 lg:sticky lg:top-20 lg:self-start">
        <p className="text-hint text-muted-foreground">
          {texts.stepOf(onboardingSteps.indexOf(step) + 1, onboardingSteps.length)}
          <span className="lg:hidden">: {stepNames[step]}</span>
        </p>
        <StepThread
          ledger={ledger}
          current={step}
          reached={reached}
          onOpen={(chosen) => move({ kind: 'open', step: chosen })}
        />
        {moved === 'open' && notYet}
      </div>
      <div ref={area} className="w-full min-w-0 max-w-page">
        {outOfReach && (
          <Alert variant="destructive" role="alert" className="mb-4">
            {texts.storageLost}
          </Alert>
        )}
        {/* Always there, so that what comes into it is read out. */}
        <div role="status">{saved !== null && step === state.step && <SavedNotice ledger={ledger} saved={saved} />}</div>
        {lostTrack && <LostTrackNotice />}
        {finished ? (
          <Finished ledger={ledger} />
        ) : (
          <StepContext value={context}>
            <Screen key={step} />
          </StepContext>
        )}
      </div>
    </div>
  )
}
