import { useRef, useState } from 'react'
import type { StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import type { Ledger, Outbox } from '@/outbox/outbox'
import { saveStep, useSaveOutcome, type SavedStep } from './save-step'
import type { StepProblem } from './step-context'

interface StepOnScreen {
  readonly sellerId: string
  readonly step: OnboardingStep
  readonly ledger: Ledger
}

const nothing: StepProblem = { kind: 'none' }

/**
 * Follows a press on save from storing the step to the backend's answer, until the seller leaves the step.
 * @param onStored the step is stored on the device
 * @param onAdvance the answer came, or was waited for long enough: the seller moves on
 */
export function useSavePress(
  outbox: Pick<Outbox, 'save'>,
  { sellerId, step, ledger }: StepOnScreen,
  { onStored, onAdvance }: { readonly onStored: () => void; readonly onAdvance: (saved: SavedStep) => void },
) {
  const [awaited, setAwaited] = useState<SavedStep | null>(null)
  const [notStored, setNotStored] = useState(nothing)
  const [refusedPresses, setRefusedPresses] = useState(0)
  const stepsLeft = useRef(0)

  useSaveOutcome(ledger, awaited, (saved, outcome) => {
    setAwaited(null)
    if (outcome === 'advance') onAdvance(saved)
    else setRefusedPresses((presses) => presses + 1)
  })

  async function save(body: StepRequest): Promise<void> {
    const leftBefore = stepsLeft.current
    const result = await saveStep(outbox, { sellerId, step, body })
    // If the seller has left the step meanwhile, she is not pulled back to it.
    if (leftBefore !== stepsLeft.current) return
    if (result.kind === 'stored') {
      setNotStored(nothing)
      onStored()
      setAwaited({ step, sequence: result.sequence })
    } else {
      setNotStored(result)
      setRefusedPresses((presses) => presses + 1)
    }
  }

  /** The saved step is no longer on screen: `StepNote` tells what becomes of it. */
  function leave(): void {
    stepsLeft.current += 1
    setAwaited(null)
    setNotStored(nothing)
  }

  return { isAwaited: awaited !== null, notStored, refusedPresses, save, leave }
}
