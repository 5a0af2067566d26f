import { useState } from 'react'
import type { ActionOutcome } from './record-list'
import type { PressedAction } from './use-press-action'

interface Outcome {
  /** The outcome to show of the last action. */
  readonly outcome: ActionOutcome | null
  /** Whether a command was refused or stopped since the form was completed, or what it did was taken back. */
  readonly isOver: boolean
  /** To be called when what was done is taken back. */
  readonly takeBack: () => void
}

/**
 * The outcome of the last action, until another command stops or it is taken back: “being sent” must not show beside a refusal, or after it.
 * @param done the outcome of a form that was open before @param stopped the numbers of the stopped commands on the records in view
 */
export function useOutcome<Item>(pressed: PressedAction<Item>, done: ActionOutcome | null, stopped: readonly number[]): Outcome {
  const [seen, setSeen] = useState<{ readonly stopped: readonly number[]; readonly done: ActionOutcome | null }>({ stopped, done: null })
  function takeBack(): void {
    setSeen({ stopped, done })
    // A `not-done` outcome stays: it does not claim that anything is being sent.
    if (pressed.outcome?.kind === 'done') pressed.say(null)
  }
  if (stopped !== seen.stopped && stopped.some((number) => !seen.stopped.includes(number))) takeBack()
  const isOver = done !== null && done === seen.done
  return { outcome: pressed.outcome ?? (isOver ? null : done), isOver, takeBack }
}
