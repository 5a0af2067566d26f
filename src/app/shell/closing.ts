import type { MouseEvent } from 'react'
import { focusHeading } from '@/ui/focus-heading'

/** A press that closes a notice. Its button goes with it: where that had the focus, the heading has it next. */
export const closing =
  (close: () => void) =>
  ({ currentTarget }: MouseEvent): void => {
    if (document.activeElement === currentTarget) focusHeading(document.body)
    close()
  }
