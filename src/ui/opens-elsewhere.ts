import type { MouseEvent } from 'react'

/** Whether the browser has to handle a click on a link: its modifier key opens a new tab or window, or downloads. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey || altKey
