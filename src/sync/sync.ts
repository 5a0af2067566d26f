import type { SendingFailure } from '@/outbox/outbox-context'
import type { Credentials } from '@/session/credentials'
import { failureOf, type StorageFailure } from '@/storage/storage-failure'
import { drain, type DrainEnd, type DrainTools } from './drain'

/** Runs work while no other tab or worker runs work under the same name. */
export type HoldLock = <T>(work: () => Promise<T>) => Promise<T>

export interface SyncTools extends DrainTools {
  readonly holdLock: HoldLock
  /** Only a hint: while it says no, sending is still tried every half minute. */
  readonly isOnline: () => boolean
  /** The backend has refused the token. */
  readonly onUnauthorised: (sender: Credentials, message: string | null) => void
}

/** Why the drain should run: the outbox has changed, or there is a reason not to wait for the end of a pause. */
export type WakeReason = 'outbox-changed' | 'try-now'

export interface Sync extends SendingFailure {
  /** Runs the drain. A call made while it runs makes it run once more. */
  wake(reason: WakeReason): void
  /** Stops for good; the answer to a request that is under way is still written down. */
  stop(): void
}

/** How long until the next try while the device seems offline, or after its store failed. */
const probeMilliseconds = 30_000

/** Decides when the drain runs in this tab. */
export function createSync(tools: SyncTools): Sync {
  let running = false
  let stopped = false
  let wanted: WakeReason | null = null
  let timer: { readonly reason: WakeReason; readonly cancel: () => void } | null = null
  let failure: StorageFailure | null = null
  const listeners = new Set<() => void>()
  const drainTools: DrainTools = {
    ...tools,
    sender: () => (stopped ? null : tools.sender()),
    send(...call) {
      // Before a submission is sent it was marked in the store, so the store works.
      note(null)
      return tools.send(...call)
    },
  }

  function note(current: StorageFailure | null): void {
    if (current === failure) return
    failure = current
    for (const listener of [...listeners]) listener()
  }

  function cancelTimer(): void {
    timer?.cancel()
    timer = null
  }

  function later(milliseconds: number, reason: WakeReason): void {
    cancelTimer()
    const expire = (): void => {
      timer = null
      wake(reason)
    }
    timer = { reason, cancel: tools.schedule(expire, milliseconds) }
  }

  function afterDrain(end: DrainEnd): void {
    switch (end.kind) {
      case 'pausing':
        later(end.milliseconds, 'outbox-changed')
        return
      case 'unauthorised':
        tools.onUnauthorised(end.sender, end.message)
        return
      case 'empty':
      case 'signed-out':
    }
  }

  async function run(): Promise<void> {
    running = true
    while (wanted !== null && !stopped) {
      const skipBackoff = wanted === 'try-now'
      wanted = null
      cancelTimer()
      try {
        // The lock is kept until a refused token is dropped: the next tab must not try it once more.
        await tools.holdLock(async () => afterDrain(await drain(drainTools, skipBackoff)))
        note(null)
      } catch (error) {
        // The store is out of reach or full for now; what it holds is still there.
        note(failureOf(error))
        later(probeMilliseconds, 'outbox-changed')
      }
    }
    running = false
  }

  function wake(reason: WakeReason): void {
    if (stopped) return
    if (reason === 'outbox-changed' && !tools.isOnline()) {
      // Further changes must not postpone a probe that is already scheduled.
      if (timer?.reason !== 'try-now') later(probeMilliseconds, 'try-now')
      return
    }
    wanted = wanted === 'try-now' ? wanted : reason
    if (!running) void run()
  }

  return {
    wake,
    failure: () => failure,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop() {
      stopped = true
      cancelTimer()
    },
  }
}
