/** The next time at which what the network did not bring may be had. */
interface Chance {
  /** Resolves as it comes, or as it is given up. */
  readonly comes: Promise<void>
  /** Nobody waits for it any more: nothing of it stays behind on the page. */
  readonly giveUp: () => void
}

/**
 * The next chance from now on: as the browser's network is back, or the page comes into view, since a bad line, and a server that
 * was down, come back without a word.
 */
export function nextChance(): Chance {
  const waiting = new AbortController()
  const end = (): void => waiting.abort()
  const comes = new Promise<void>((resolve) => {
    waiting.signal.addEventListener('abort', () => resolve())
  })
  window.addEventListener('online', end, waiting)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), waiting)
  return { comes, giveUp: end }
}

/** Loads what could not be had anew with each chance, be that during a try, until it is there. */
export async function untilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const chance = nextChance()
    try {
      const part = await load()
      chance.giveUp()
      return part
    } catch {
      await chance.comes
    }
  }
}
