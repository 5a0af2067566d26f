import { databaseName, OutboxDatabase } from '@/outbox/database'
import { createOutbox, type Outbox } from '@/outbox/outbox'
import { session } from '@/session/browser-session'
import type { Sender } from '@/sync/drain'
import { createSync, type HoldLock } from '@/sync/sync'
import type { BackendKind } from '@/transport/backend'
import type { Transport } from '@/transport/call'
import type { Connectivity } from '@/connectivity/connectivity'

function currentSender(): Sender | null {
  const current = session.read()
  if (current.kind === 'signed-out' || current.sellerId === null) return null
  return { sellerId: current.sellerId, token: current.token }
}

/** One name for all tabs and the service worker: whoever holds it is the one who sends. */
const lockOf =
  (database: string): HoldLock =>
  async (work) =>
    navigator.locks.request(`${database}:drain`, work)

function endSession(sender: Sender): void {
  const current = currentSender()
  // Somebody may have signed in again while the answer was on its way.
  if (current?.token === sender.token) session.dropToken()
}

/** Opens the store of the chosen backend and wakes the queue whenever something may have changed. */
export function startQueue(backend: BackendKind, transport: Transport, connectivity: Connectivity): Outbox {
  const database = databaseName(backend)
  const outbox = createOutbox(new OutboxDatabase(database), {
    now: () => Date.now(),
    newKey: () => crypto.randomUUID(),
  })
  const sync = createSync({
    outbox,
    send: (endpoint, body, options) => transport.call(endpoint, body, options),
    sender: currentSender,
    now: () => Date.now(),
    random: () => Math.random(),
    holdLock: lockOf(database),
    isOnline: () => connectivity.hint() === 'online',
    onUnauthorised: endSession,
    schedule(callback, milliseconds) {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  const tryNow = (): void => sync.wake('try-now')
  const tryIfOnline = (): void => {
    if (connectivity.hint() === 'online') tryNow()
  }
  outbox.watchWaiting().subscribe({
    next: () => sync.wake('queue-changed'),
    // The store is out of reach; each screen that needs it says so.
    error: () => undefined,
  })
  connectivity.onNetworkBack(tryNow)
  let sender = currentSender()
  session.subscribe(() => {
    const next = currentSender()
    if (next?.token !== sender?.token) tryIfOnline()
    sender = next
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryIfOnline()
  })
  outbox.onAskedToSend(tryNow)
  return outbox
}
