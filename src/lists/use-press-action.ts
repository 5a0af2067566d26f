import { useState } from 'react'
import type { ActionOutcome, PressAction } from './record-list'

export interface PressedAction<Item> {
  /** The outcome of the last press. */
  readonly outcome: ActionOutcome | null
  readonly busy: boolean
  /** @returns its outcome; null while another press is still being handled */
  press(action: Pick<PressAction<Item>, 'run'>, items: readonly Item[]): Promise<ActionOutcome | null>
  say(outcome: ActionOutcome | null): void
}

/** Runs pressed actions, one at a time, and keeps the last outcome. */
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
        // Also after an exception, so that it can be tried again.
        setBusy(false)
      }
    },
  }
}
