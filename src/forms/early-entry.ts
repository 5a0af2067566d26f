import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Takes over what was typed or chosen before the page's script had started: a screen that was
 * rendered at build time can be filled in at once, and the first render must not wipe that.
 *
 * @param read tells the value that the document holds
 * @param value what the form holds
 */
export function useEarlyEntry<Element, Value>(
  control: RefObject<Element | null>,
  read: (element: Element) => Value,
  value: Value,
  take: (value: Value) => void,
): void {
  const look = useEffectEvent(() => {
    if (control.current === null) return
    const entered = read(control.current)
    if (entered !== value) take(entered)
  })
  // Only the first look counts: from then on the form leads.
  useLayoutEffect(() => look(), [])
}
