import type { FocusEvent } from 'react'

/**
 * An `onFocus` handler for the items of a scrolling row: browsers do not scroll to a focused item that is partly in view. Only for
 * keyboard focus, because after a tap the item would move away under the finger.
 */
export function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ inline: 'nearest', block: 'nearest' })
}
