/** Whether this page is itself the outcome of a reload. */
const wasReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')

/**
 * A tab that still runs a version whose files are gone cannot open further screens: it reloads once into the
 * new one. Drafts are stored as they are typed, so nothing is lost; a second failure is shown as an error (PWA-03).
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || wasReloaded()) return
    event.preventDefault()
    window.location.reload()
  })
}
