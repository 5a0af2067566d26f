import type { MouseEvent } from 'react'

/** Whether a click on a link is the browser's: for a new tab or window, or to download. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey || altKey
