/**
 * Moves the focus to the heading of a new screen as soon as it is in the DOM: the screen's code or data may still be
 * loading.
 * @returns a function that cancels it, for a screen that is left before
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
    // If the person has moved the focus herself meanwhile, it stays there.
    const moved = document.activeElement !== before && document.activeElement !== document.body
    if (moved || focus()) observer.disconnect()
  })
  observer.observe(area, { childList: true, subtree: true })
  return () => observer.disconnect()
}
