import { withTimeLimit, longestWaits } from '@/clock/with-time-limit'
import { clock } from '@/clock/clock'
import { schedule } from '@/clock/schedule'
import { allCommands } from '@/commands/all-commands'
import { callTimeoutMilliseconds } from '@/contract/limits'
import { dropDraftsNow, storeDraftsBeforeClosing } from '@/drafts/draft-keeper'
import type { OutboxDatabase } from '@/outbox/database'
import { createOutbox } from '@/outbox/outbox'
import type { OpenOutbox } from '@/outbox/outbox-context'
import { readLedgerAhead } from '@/outbox/use-ledger'
import { session } from '@/session/browser-session'
import { noteRemovalDone } from '@/session/due-removals'
import { endedSessionsName } from '@/session/ended-sessions'
import { markIcon } from '@/sync/app-badge'
import { backgroundSyncTag } from '@/sync/shared-names'
import { createSync } from '@/sync/sync'
import { newId } from '@/storage/new-id'
import { askForProtection } from '@/storage/storage-room'
import type { BackendKind } from '@/session/backend-choice'
import type { Caller } from '@/transport/call'
import type { Connectivity } from '@/connectivity/connectivity'
import { modules } from '../device-store'
import { loadCachedFont } from './cached-font'
import { drainLock } from '../lock'
import { makeRoom } from '../make-room'
import { modulesSource } from '../seller-modules'
import { currentSender, endSession } from '../sender'

export { deviceStore, modules } from '../device-store'
export { firstHeading } from '../titles/first-heading'
export { roomAhead } from '../room-ahead'

interface Beginning {
  /** Resolves when the screen has read what it needs: until then nothing else reads the store, as reading thousands of rows takes long. */
  readonly shown: Promise<void>
  /** Settles when it is known whether there is a network; until then nothing is sent. */
  readonly networkKnown: Promise<unknown>
  /** Loads the backend, with its clock. */
  readonly loadBackend: () => Promise<unknown>
}

/** Opens the store of a backend, and sends from it whenever something may have changed. */
export function startOutbox(backend: BackendKind, store: OutboxDatabase, transport: Caller, connectivity: Connectivity, { shown, networkKnown, loadBackend }: Beginning): OpenOutbox {
  storeDraftsBeforeClosing(store)
  const outbox = createOutbox(store, { commands: allCommands, now: clock.now, newKey: newId }, () => makeRoom(store))
  let signInsSeen = 0
  /** A sign-in makes a refused token trusted again, even if it came before this chunk was loaded or while the store was out of reach. */
  async function isTokenRefused(token: string): Promise<boolean> {
    const count = session.signInCount()
    const isRefused = await outbox.isTokenRefused(token)
    if (isRefused && count === signInsSeen) return true
    if (isRefused) await outbox.trustTokensAgain()
    signInsSeen = count
    return false
  }
  let isNetworkKnown = false
  const isOnline = (): boolean => isNetworkKnown && connectivity.hint() === 'online'
  const sync = createSync({
    outbox: { ...outbox, isTokenRefused },
    send: (endpoint, body, options) => transport.call(endpoint, body, options),
    sender: currentSender,
    now: clock.now,
    random: () => Math.random(),
    holdLock: drainLock(store.name),
    isOnline,
    onUnauthorised: endSession,
    schedule,
  })
  const tryNow = (): void => sync.wake('try-now')
  const tryIfOnline = (): void => {
    if (isOnline()) tryNow()
  }
  const beginSending = (): void => {
    isNetworkKnown = true
    sync.wake('outbox-changed')
  }
  networkKnown.then(beginSending, beginSending)
  let waiting = 0
  let sender = currentSender()
  let shared = false
  const shareCredentials = async (): Promise<void> => {
    if (backend !== 'real') return
    shared = false
    const stored = await outbox.setWorkerCredentials(waiting > 0 ? currentSender() : null)
    shared = stored.kind === 'stored'
  }
  const followWaiting = () =>
    outbox.watchWaiting().subscribe({
      next({ count }) {
        const more = count > waiting
        // A falling count changes nothing while something still waits: a write after each arrival would delay sending the next.
        const changes = more || (count === 0 && waiting > 0) || !shared
        waiting = count
        markIcon(count)
        if (changes) void shareCredentials()
        if (more) promiseNotToLose()
        sync.wake('outbox-changed')
      },
      // The store is out of reach; each screen that needs it says so.
      outOfReach: () => undefined,
    })
  void shown.then(followWaiting)
  session.subscribe(() => {
    const before = sender
    sender = currentSender()
    if (sender?.token === before?.token && sender?.sellerId === before?.sellerId) return
    // Without a seller id this was a log-out: what she had just typed in this tab must not be stored after it.
    if (sender === null && session.read().sellerId === null) dropDraftsNow()
    void shareCredentials()
    if (sender === null) return
    // She is back: a removal that an earlier log-out could not finish would now delete what she does from here on.
    if (sender.sellerId !== before?.sellerId) noteRemovalDone(endedSessionsName, { backend, sellerId: sender.sellerId }).catch(() => undefined)
    void outbox.trustTokensAgain().then(tryIfOnline)
  })
  connectivity.onNetworkBack(tryNow)
  // The clock was moved: a back-off may have ended.
  clock.subscribe(() => sync.wake('outbox-changed'))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryIfOnline()
  })
  const knownTime = (): Promise<number | undefined> => withTimeLimit(callTimeoutMilliseconds, loadBackend().then(clock.now)).catch(() => undefined)
  return { ...outbox, sendNow: tryNow, sending: sync, knownTime }
}

/**
 * Reads the queue and the offered modules before the first screen, which would otherwise render twice, without and with them. Also
 * applies the font, since text would move if that came later; only for a limited time, as the font's chunk may have to come over
 * a network that does not answer.
 */
export async function readAhead(outbox: OpenOutbox): Promise<void> {
  const { kind, sellerId } = session.read()
  if (kind !== 'signed-in' || sellerId === null) return
  modulesSource(sellerId)
  await Promise.all([readLedgerAhead(outbox, sellerId), modules.readAhead(sellerId), withTimeLimit(longestWaits.font, loadCachedFont())])
}

/** Called when more waits than before: asks the browser not to evict the store, and to wake the worker when there is a network. */
function promiseNotToLose(): void {
  // The browser may refuse or lack either; what is stored stays stored, and the open page sends without them.
  const refused = (): void => undefined
  askForProtection().catch(refused)
  askForBackgroundSync().catch(refused)
}

async function askForBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // On a first visit the worker may still be installing.
  const registration = await navigator.serviceWorker.ready
  await registration.sync?.register(backgroundSyncTag)
}
