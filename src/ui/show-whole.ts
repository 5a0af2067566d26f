import type { FocusEvent } from 'react'

/**
 * For the `onFocus` of what stands in a row that scrolls: a browser leaves alone what it sees a part of. A press has found it
 * already, and it would move away under the finger.
 */
export function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ inline: 'nearest', block: 'nearest' })
}
