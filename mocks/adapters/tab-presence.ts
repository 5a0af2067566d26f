import { webLocks } from './locks'

const prefix = 'seller-portal-in-browser-service-tab '

/** This tab among those that run the service. */
export interface TabPresence {
  readonly id: string
  /** The tabs that still run, this one included. */
  present(): Promise<ReadonlySet<string>>
  end(): void
}

/** A tab holds a lock of its own for as long as it lives: the browser releases it however the tab ends. */
export function startTabPresence(id: string): TabPresence {
  const locks = webLocks()
  const ended = new AbortController()
  const presence = new Promise<void>((resolve) => {
    ended.signal.addEventListener('abort', () => resolve())
  })
  // Without its lock the other tabs do not see this one: at worst they log its running calls as ended.
  locks?.request(prefix + id, () => presence).catch(() => undefined)
  return {
    id,
    async present() {
      const held = (await locks?.query())?.held ?? []
      const others = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
      return new Set([id, ...others])
    },
    end: () => ended.abort(),
  }
}
