import { useMediaQuery } from '@/ui/use-media-query'

/**
 * Whether the seller writes on a keyboard of its own. On the screen's one Enter makes a new line: it has no
 * Shift + Enter, and a message sent by a slip of the thumb cannot be taken back.
 */
export const useKeyboard = (): boolean => useMediaQuery('(hover: hover) and (pointer: fine)')
