import type { KeyboardEvent } from 'react'

/** What a browser gives as the code of a key that goes to an input method. */
const keyOfInputMethod = 229

/**
 * Whether a key goes to an input method, which confirms a word with Enter too. Safari tells of that key once the word has ended,
 * by the deprecated code alone.
 */
export const confirmsWord = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === keyOfInputMethod
