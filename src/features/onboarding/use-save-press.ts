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
 * The press that saves the step on screen, from the device to the answer, until that step is left.
 * @param onStored the step lies safely on the device
 * @param onAdvance it was answered, or has been waited for long enough: the seller goes on
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
    // Who has gone elsewhere meanwhile is not called back.
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

  /** The step that was saved is no longer on screen: what becomes of it is told elsewhere. */
  function leave(): void {
    stepsLeft.current += 1
    setAwaited(null)
    setNotStored(nothing)
  }

  return { isAwaited: awaited !== null, notStored, refusedPresses, save, leave }
}
