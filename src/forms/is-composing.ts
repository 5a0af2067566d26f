import type { KeyboardEvent } from 'react'

/** The `keyCode` that browsers report for a key handled by an input method. */
const keyOfInputMethod = 229

/**
 * Whether a key press belongs to an input method, which also uses Enter to confirm a word. Safari reports that key after the
 * composition has ended, so that only the deprecated `keyCode` identifies it.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === keyOfInputMethod
