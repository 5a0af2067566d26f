import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { OnboardingStep } from '@/contract/steps'
import { openStepIn } from '@/domain/screens-navigation-state'
import type { OnboardingEvent } from '@/domain/steps/step-machine'
import type { Ledger } from '@/outbox/outbox'
import { useOutbox } from '@/outbox/outbox-context'
import type { SavedStep } from './save-step'
import { useChangeVisit } from './use-change-visit'
import { useOnboarding } from './use-onboarding'
import { usePreparedStep } from './use-prepared-step'
import { useSavePress } from './use-save-press'

/** The step named by the link that led here; the history state is cleared, so that a reload stays at the current step. */
function useOpenedStep(): OnboardingStep | undefined {
  const navigate = useNavigate()
  const [opened] = useState(openStepIn(useLocation().state))
  useEffect(() => {
    if (opened !== undefined) void navigate({ to: '.', state: {}, replace: true, resetScroll: false })
  }, [navigate, opened])
  return opened
}

/** The step that is open, and each way to another: the stepper, Back and Next, a save, and a visit from the check of all answers. */
export function useStepMoves(sellerId: string, ledger: Ledger) {
  const outbox = useOutbox()
  const openStep = useOpenedStep()
  const { state, reached, leadsOn, send } = useOnboarding(outbox, sellerId, ledger, openStep)
  const prepared = usePreparedStep(outbox, ledger, sellerId, state.step)
  const [saved, setSaved] = useState<SavedStep | null>(null)
  const [moveCount, setMoveCount] = useState(0)
  const [moved, setMoved] = useState<OnboardingEvent['kind']>('open')
  const step = prepared?.step ?? state.step
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

  return {
    state,
    step,
    reached,
    /** Null until the first step and its draft have loaded. */
    prepared,
    /** The step saved last, while its note is shown. */
    saved,
    /** Counts the moves, refused ones too. */
    moveCount,
    /** The kind of the last move. */
    moved,
    press,
    visit,
    move,
    change(changed: OnboardingStep): void {
      setSaved(null)
      visit.begin(changed)
    },
    goOn(): void {
      setSaved(null)
      move({ kind: 'saved', step })
    },
  }
}
