/** Runs work after the page has loaded and come to rest. */
export function whenIdle(work: () => Promise<void>): void {
  const start = (): void => {
    // A failed fetch of something optional is not worth a word; what needs it asks again.
    const run = (): void => void work().catch(() => undefined)
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 })
    else setTimeout(run, 200)
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
