import { databaseName, OutboxDatabase } from '@/outbox/database'
import { createOutbox, type Outbox } from '@/outbox/outbox'
import { session } from '@/session/browser-session'
import type { Sender } from '@/sync/drain'
import { backgroundSyncTag, drainLockName } from '@/sync/background'
import { createSync, type HoldLock } from '@/sync/sync'
import type { BackendKind } from '@/transport/backend'
import type { Caller } from '@/transport/call'
import type { Connectivity } from '@/connectivity/connectivity'

function currentSender(): Sender | null {
  const current = session.read()
  if (current.kind === 'signed-out' || current.sellerId === null) return null
  return { sellerId: current.sellerId, token: current.token }
}

const lockOf =
  (database: string): HoldLock =>
  async (work) =>
    navigator.locks.request(drainLockName(database), work)

function endSession(sender: Sender): void {
  const current = currentSender()
  // Somebody may have signed in again while the answer was on its way.
  if (current?.token === sender.token) session.dropToken()
}

/** Opens the store of the chosen backend and wakes the queue whenever something may have changed. */
export function startQueue(backend: BackendKind, transport: Caller, connectivity: Connectivity): Outbox {
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
  let waiting = 0
  let sender = currentSender()
  const lend = (): void => {
    if (backend === 'real') void lendToWorker(outbox, waiting > 0 ? sender : null)
  }
  outbox.watchWaiting().subscribe({
    next(count) {
      waiting = count
      lend()
      if (count > 0) void askForDurableStorage()
      sync.wake('queue-changed')
    },
    // The store is out of reach; each screen that needs it says so.
    error: () => undefined,
  })
  session.subscribe(() => {
    const before = sender
    sender = currentSender()
    if (sender?.token === before?.token) return
    lend()
    tryIfOnline()
  })
  connectivity.onNetworkBack(tryNow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryIfOnline()
  })
  outbox.onAskedToSend(tryNow)
  return outbox
}

/** Once there is something to lose; the browser may refuse, and what is stored stays stored all the same. */
async function askForDurableStorage(): Promise<void> {
  if (!('storage' in navigator)) return
  if (!(await navigator.storage.persisted())) await navigator.storage.persist()
}

/** Lets the service worker send on the seller's behalf while steps wait, where the browser wakes it for that. */
async function lendToWorker(outbox: Outbox, sender: Sender | null): Promise<void> {
  await outbox.setBackgroundSender(sender)
  if (sender === null) return
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  // Refused without permission, absent outside of Chromium: the open page sends all the same.
  await registration?.sync?.register(backgroundSyncTag).catch(() => undefined)
}
