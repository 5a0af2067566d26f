/** The next time at which a failed load may succeed. */
interface Chance {
  /** Resolves when it comes, or when it is given up. */
  readonly comes: Promise<void>
  /** To be called when nobody waits any more: removes the listeners. */
  readonly giveUp: () => void
}

/**
 * The next chance from now on: when the browser's network is back, or when the page comes into view, since no event announces that a
 * bad line or a server has recovered.
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

/** Loads a part, again at each chance after a failure, until it is loaded; a chance during an attempt counts too. */
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
