import { useState } from 'react'
import type { ActionOutcome, PressAction } from './record-list'

export interface PressedAction<Item> {
  /** What became of the last press. */
  readonly outcome: ActionOutcome | null
  readonly busy: boolean
  /** @returns what became of it; null where another one is still being done */
  press(action: Pick<PressAction<Item>, 'run'>, items: readonly Item[]): Promise<ActionOutcome | null>
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
      if (busy) return null
      setBusy(true)
      say(null)
      try {
        const became = await action.run(items)
        say(became)
        return became
      } finally {
        // What fails in its middle is tried again.
        setBusy(false)
      }
    },
  }
}
