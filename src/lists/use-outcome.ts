import { useState } from 'react'
import type { ActionOutcome } from './record-list'
import type { PressedAction } from './use-press-action'

interface Outcome {
  /** What is said of the last action. */
  readonly outcome: ActionOutcome | null
  /** Whether more has stopped since the form was done with, or it was taken back. */
  readonly isOver: boolean
  /** What was done is taken back. */
  readonly takeBack: () => void
}

/**
 * What became of the last action, until more has stopped or it is taken back: that it is being sent is not said beside a refusal, nor after it.
 * @param done what became of a form that was open before @param stopped what does not come through of all that is looked at
 */
export function useOutcome<Item>(pressed: PressedAction<Item>, done: ActionOutcome | null, stopped: readonly number[]): Outcome {
  const [seen, setSeen] = useState<{ readonly stopped: readonly number[]; readonly done: ActionOutcome | null }>({ stopped, done: null })
  function takeBack(): void {
    setSeen({ stopped, done })
    // What was not done at all is no more on its way than before.
    if (pressed.outcome?.kind === 'done') pressed.say(null)
  }
  if (stopped !== seen.stopped && stopped.some((number) => !seen.stopped.includes(number))) takeBack()
  const isOver = done !== null && done === seen.done
  return { outcome: pressed.outcome ?? (isOver ? null : done), isOver, takeBack }
}
