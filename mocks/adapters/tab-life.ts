import { webLocks } from './locks'

const prefix = 'seller-portal-in-browser-service-tab '

/** This tab among those that run the service. */
export interface TabLife {
  readonly id: string
  /** The tabs that still run, this one included. */
  living(): Promise<ReadonlySet<string>>
  end(): void
}

/** A tab holds a lock of its own for as long as it lives: the browser lets go of it however the tab ends. */
export function startTabLife(id: string): TabLife {
  const locks = webLocks()
  const ended = new AbortController()
  const life = new Promise<void>((resolve) => {
    ended.signal.addEventListener('abort', () => resolve())
  })
  // A lock that is not given leaves the tab without a sign of life; only the log is the worse for it.
  locks?.request(prefix + id, () => life).catch(() => undefined)
  return {
    id,
    async living() {
      const held = (await locks?.query())?.held ?? []
      const others = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
      return new Set([id, ...others])
    },
    end: () => ended.abort(),
  }
}
