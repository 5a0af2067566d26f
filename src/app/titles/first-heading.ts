/** A screen that does not come must not keep what waits from being sent. */
const longestWaitMilliseconds = 5000

/**
 * Resolves once the screen has its heading, and with it what the seller came for, or once it says that it failed; that of its
 * outline is none yet. A screen that has none is waited for no longer than five seconds.
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
    // A page that was taken away, and is taken over after all, changes nothing but that.
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] })
    look()
  })
}
