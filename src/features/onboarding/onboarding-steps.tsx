import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { StepRequest } from '@/contract/endpoints'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { openStepIn } from '@/domain/navigation-details'
import type { OnboardingEvent } from '@/domain/step-machine'
import { refusalMessage } from '@/domain/refusal-message'
import { stepNames } from '@/domain/step-texts'
import { useOutbox } from '@/outbox/outbox-context'
import { hasLostTrack } from '@/outbox/lost-track'
import type { Ledger } from '@/outbox/outbox'
import { currentSubmission } from '@/outbox/step-status'
import { submissionsOf } from '@/outbox/submission'
import { useConnectivity } from '@/connectivity/connectivity-context'
import { focusHeading } from '@/ui/focus-heading'
import { Finished } from './finished'
import { stepCode } from './load-steps'
import { LostTrackNotice } from './lost-track-notice'
import { PreviousStepsFirst } from './previous-steps-first'
import { saveStep, type SaveResult } from './save-step'
import { SavedNotice, type SavedNews } from './saved-notice'
import { StepContext, type StepProblem } from './step-context'
import { StepThread } from './step-thread'
import { onboardingTexts as texts } from './texts'
import { useOnboarding } from './use-onboarding'

const stepScreens = {
  3: lazy(stepCode[3]),
  4: lazy(stepCode[4]),
  5: lazy(stepCode[5]),
  6: lazy(stepCode[6]),
  7: lazy(stepCode[7]),
} satisfies Record<OnboardingStep, unknown>

/** What the server said of this step the last time, as long as the seller has not mended it. */
function refusalIn(ledger: Ledger, step: OnboardingStep): StepProblem {
  const submission = currentSubmission(submissionsOf(ledger.rows), step)
  return submission?.state === 'rejected'
    ? { kind: 'refused', message: refusalMessage(submission.message, step) }
    : { kind: 'none' }
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
  readonly ledger: Ledger
}

/** The thread of steps and the one that is open. */
export function OnboardingSteps({ sellerId, ledger }: OnboardingStepsProps) {
  const outbox = useOutbox()
  const connectivity = useConnectivity()
  const openStep = useOpenedStep()
  const { state, reached, send } = useOnboarding(outbox, sellerId, ledger, openStep)
  const [news, setNews] = useState<SavedNews | null>(null)
  const [moves, setMoves] = useState(0)
  const [moved, setMoved] = useState<OnboardingEvent['kind']>('open')
  const [refusedPresses, setRefusedPresses] = useState(0)
  const [notStored, setNotStored] = useState<StepProblem>({ kind: 'none' })
  const { step } = state
  const finished = state.kind === 'finished'
  const area = useFocusedHeading(step, finished)
  const lostTrack = hasLostTrack(ledger)
  const problem = notStored.kind === 'none' ? refusalIn(ledger, step) : notStored

  function move(event: OnboardingEvent): void {
    setMoves((count) => count + 1)
    setMoved(event.kind)
    setNews(null)
    setNotStored({ kind: 'none' })
    send(event)
  }

  function follow(result: SaveResult): void {
    switch (result.kind) {
      case 'delivered':
      case 'kept':
        move({ kind: 'saved', step })
        setNews({ step, result })
        return
      case 'not-stored':
      case 'too-long':
        setNotStored(result)
        setRefusedPresses((presses) => presses + 1)
        return
      case 'refused':
        // The refusal stands in the ledger, where the step finds it.
        setNotStored({ kind: 'none' })
        setNews(null)
        setRefusedPresses((presses) => presses + 1)
    }
  }

  const notYet = state.kind === 'at-step' && state.notice === 'previous-steps-first' && <PreviousStepsFirst key={moves} />
  const context = {
    sellerId,
    step,
    problem,
    refusedPresses,
    nextNote: moved === 'next' && notYet,
    save: async (body: StepRequest) => follow(await saveStep({ outbox, connectivity }, { sellerId, step, body })),
    back: () => move({ kind: 'back' }),
    next: () => move({ kind: 'next' }),
  }
  const StepScreen = stepScreens[step]

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
        {/* Always there, so that what comes into it is read out. */}
        <div role="status">{news !== null && <SavedNotice news={news} orderKnown={!lostTrack} />}</div>
        {lostTrack && <LostTrackNotice />}
        {finished ? (
          <Finished ledger={ledger} />
        ) : (
          <StepContext value={context}>
            <Suspense fallback={<p className="sr-only">{texts.loading}</p>}>
              <StepScreen key={step} />
            </Suspense>
          </StepContext>
        )}
      </div>
    </div>
  )
}
