/**
 * Calls back once at the next chance to have what the network did not bring: as the browser's network is back, or the page comes
 * into view, since a bad line, and a server that was down, come back without a word.
 * @returns takes that back
 */
export function atNextChance(take: () => void): () => void {
  const waiting = new AbortController()
  const come = (): void => {
    waiting.abort()
    take()
  }
  window.addEventListener('online', come, waiting)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && come(), waiting)
  return () => waiting.abort()
}
