import { useSyncExternalStore } from 'react'

const keyboard = '(hover: hover) and (pointer: fine)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(keyboard)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * Whether the seller writes on a keyboard of its own. On the screen's one Enter makes a new line: it has no
 * Shift + Enter, and a message sent by a slip of the thumb cannot be taken back.
 */
export const useKeyboard = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(keyboard).matches)
