/**
 * Moves the focus to the heading of a screen that is new, as soon as it stands there: its code or its data may
 * still be on the way.
 * @returns takes it back, for a screen that is left before
 */
export function focusHeading(area: Element): () => void {
  const focus = (): boolean => {
    const heading = area.querySelector('h1')
    if (heading === null) return false
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return true
  }
  if (focus()) return () => undefined
  const before = document.activeElement
  const observer = new MutationObserver(() => {
    // Who has gone on by herself meanwhile is left alone.
    const moved = document.activeElement !== before && document.activeElement !== document.body
    if (moved || focus()) observer.disconnect()
  })
  observer.observe(area, { childList: true, subtree: true })
  return () => observer.disconnect()
}
