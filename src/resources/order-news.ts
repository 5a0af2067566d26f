import type { Credentials } from '@/session/credentials'
import type { NewsListener } from '@/transport/order-news'

interface NewsParts {
  /** On whose behalf to listen now; null for nobody: signed out, out of view, without a network, or not offered. */
  readonly listener: () => Promise<Credentials | null>
  /** Connects for a token; the returned function ends it. */
  readonly connect: (token: string, told: NewsListener) => Promise<() => void>
  /** Runs work while no other tab listens. */
  readonly holdLock: (work: () => Promise<void>) => Promise<void>
  /** Calls back once after so many milliseconds. */
  readonly schedule: (callback: () => void, milliseconds: number) => unknown
  /** Something has changed, or may have while nobody listened. */
  readonly onNews: () => void
}

export interface OrderNews {
  /** Looks whether to listen, and for whom. */
  look(): Promise<void>
  /** Whether changes are told right now; else they have to be asked for. */
  isTold(): boolean
}

/** What is told in a row is asked for once: a marketplace may move a hundred orders at a time. */
const restMilliseconds = 1000

/** Listens for one tab of a device, as long as somebody looks; what is told is only a reason to ask (EXT-08). */
export function listenToNews({ listener, connect, holdLock, schedule, onNews }: NewsParts): OrderNews {
  let looks = 0
  let wanted: Credentials | null = null
  let end = (): void => undefined
  let isConnected = false
  /** An open connection proves nothing: the backend may know of other events alone. */
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
    // Another tab listened until now, and this one may have left the view meanwhile.
    if (wanted !== reader) return
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const disconnect = await connect(reader.token, {
      connected() {
        isConnected = true
        // What has changed since it was last asked for, or between two connections, was told to nobody.
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
      // Its code could not be had: the next occasion tries again.
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
