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

/** Resolves with the next chance from now on. */
export const nextChance = (): Promise<void> => new Promise((resolve) => void atNextChance(resolve))

/** Loads what could not be had anew with each chance, be that during a try, until it is there. */
export async function untilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const chance = nextChance()
    try {
      return await load()
    } catch {
      await chance
    }
  }
}
