/** A screen that is never shown must not keep what waits from being sent. */
const longestWaitMilliseconds = 5000

/**
 * Resolves once the screen, or the message that it failed, has its heading, and with it what the seller came for; the heading of an
 * outline does not count. Waits for a screen without one no longer than five seconds.
 */
export function firstHeading(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const isThere = [...document.querySelectorAll('h1')].some((heading) => heading.closest('[inert]') === null)
      if (isThere) end()
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(end, longestWaitMilliseconds)
    function end(): void {
      clearTimeout(timer)
      observer.disconnect()
      resolve()
    }
    // When a page that was made inert is hydrated after all, only `inert` changes.
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] })
    look()
  })
}
