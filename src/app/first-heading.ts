/**
 * Resolves once the screen has its heading, and with it what the seller came for, or once it says that it failed; that of its
 * outline is none yet.
 */
export function firstHeading(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const isThere = [...document.querySelectorAll('h1')].some((heading) => heading.closest('[inert]') === null)
      if (isThere) resolve()
      return isThere
    }
    if (look()) return
    const observer = new MutationObserver(() => look() && observer.disconnect())
    // A page that was taken away, and is taken over after all, changes nothing but that.
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] })
  })
}
