import type { Credentials } from '@/session/credentials'
import type { NewsListener } from '@/transport/order-news'

interface NewsParts {
  /** On whose behalf to listen now; null for nobody: signed out, out of view, without a network, or not offered. */
  readonly listener: () => Promise<Credentials | null>
  /** Connects for a token; the returned function ends it. */
  readonly connect: (token: string, told: NewsListener) => Promise<() => void>
  /** Runs work while no other tab listens. */
  readonly holdLock: (work: () => Promise<void>) => Promise<void>
  /** Calls back once after this many milliseconds. */
  readonly schedule: (callback: () => void, milliseconds: number) => unknown
  /** Something has changed, or may have while nobody listened. */
  readonly onNews: () => void
}

export interface OrderNews {
  /** Checks whether to listen, and for whom; connects or disconnects accordingly. */
  look(): Promise<void>
  /** Whether the backend is announcing changes right now; otherwise polling has to find them. */
  isTold(): boolean
}

/** Announcements within this time cause one read: a marketplace may move a hundred orders at a time. */
const restMilliseconds = 1000

/** Listens in one tab of the device while somebody looks at it; an announcement is only a reason to read (EXT-08). */
export function listenToNews({ listener, connect, holdLock, schedule, onNews }: NewsParts): OrderNews {
  let looks = 0
  let wanted: Credentials | null = null
  let end = (): void => undefined
  let isConnected = false
  /** Whether a change was ever announced: an open connection alone proves nothing, the backend may emit only other events. */
  let hasTold = false
  let isResting = false

  function tellSoon(): void {
    if (isResting) return
    isResting = true
    schedule(() => {
      isResting = false
      onNews()
    }, restMilliseconds)
  }

  async function listenFor(reader: Credentials): Promise<void> {
    // Another tab held the lock until now, and this one may have been hidden meanwhile.
    if (wanted !== reader) return
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const disconnect = await connect(reader.token, {
      connected() {
        isConnected = true
        // Changes since the last read, or between two connections, were announced to nobody.
        tellSoon()
      },
      disconnected() {
        isConnected = false
      },
      changed() {
        hasTold = true
        tellSoon()
      },
    })
    await ended
    isConnected = false
    disconnect()
  }

  function begin(reader: Credentials): void {
    holdLock(() => listenFor(reader)).catch(() => {
      // The socket's chunk could not be loaded: the next look tries again.
      if (wanted === reader) wanted = null
    })
  }

  return {
    async look() {
      looks += 1
      const look = looks
      const reader = await listener()
      if (look !== looks || reader?.token === wanted?.token) return
      wanted = reader
      end()
      if (reader !== null) begin(reader)
    },
    isTold: () => isConnected && hasTold,
  }
}
