import type { MouseEvent } from 'react'
import { focusHeading } from '@/ui/focus-heading'

/** Handles a press that closes a notice. Its button disappears with it: if that had the focus, the focus moves to the heading. */
export const closing =
  (close: () => void) =>
  ({ currentTarget }: MouseEvent): void => {
    if (document.activeElement === currentTarget) focusHeading(document.body)
    close()
  }
