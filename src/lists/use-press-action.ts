import { useState } from 'react'
import type { ActionOutcome, PressAction } from './record-list'

export interface PressedAction<Item> {
  /** What became of the last press. */
  readonly outcome: ActionOutcome | null
  readonly busy: boolean
  press(action: Pick<PressAction<Item>, 'run'>, items: readonly Item[]): Promise<void>
  say(outcome: ActionOutcome | null): void
}

/** Does what is pressed, one press at a time, and keeps what became of it. */
export function usePressAction<Item>(): PressedAction<Item> {
  const [outcome, say] = useState<ActionOutcome | null>(null)
  const [busy, setBusy] = useState(false)
  return {
    outcome,
    busy,
    say,
    async press(action, items) {
      if (busy) return
      setBusy(true)
      say(null)
      try {
        say(await action.run(items))
      } finally {
        // What fails in its middle is tried again.
        setBusy(false)
      }
    },
  }
}
