import { atMost, longestWaits } from '@/clock/at-most'
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
import { lettersOnDevice } from './letters'
import { drainLock } from '../lock'
import { makeRoom } from '../make-room'
import { modulesSource } from '../seller-modules'
import { currentSender, endSession } from '../sender'

export { deviceStore, modules } from '../device-store'
export { firstHeading } from '../titles/first-heading'
export { roomAhead } from '../room-ahead'

interface Beginning {
  /** The screen has what it reads of the store: until then nobody else reads, since with thousands of rows each read takes its time. */
  readonly shown: Promise<void>
  /** It is known whether there is a network to send over; until then nothing leaves. */
  readonly networkKnown: Promise<unknown>
  /** Loads the backend, with its clock. */
  readonly loadBackend: () => Promise<unknown>
}

/** Opens the store of a backend, and sends from it whenever something may have changed. */
export function startOutbox(backend: BackendKind, store: OutboxDatabase, transport: Caller, connectivity: Connectivity, { shown, networkKnown, loadBackend }: Beginning): OpenOutbox {
  storeDraftsBeforeClosing(store)
  const outbox = createOutbox(store, { commands: allCommands, now: clock.now, newKey: newId }, () => makeRoom(store))
  let signInsSeen = 0
  /** A sign-in proves a token anew, also one that came before this code, or while the store was out of reach. */
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
    const stored = await outbox.setBackgroundSender(waiting > 0 ? currentSender() : null)
    shared = stored.kind === 'stored'
  }
  const followWaiting = () =>
    outbox.watchWaiting().subscribe({
      next({ count }) {
        const more = count > waiting
        // Less changes nothing of them while some are left: written with each that arrives they stood before the next one's way out.
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
    // A log-out forgets who it was: what she had just typed in this tab must not come back after it.
    if (sender === null && session.read().sellerId === null) dropDraftsNow()
    void shareCredentials()
    if (sender === null) return
    // What an earlier log-out could not remove is hers again, and with it what she does from now on.
    if (sender.sellerId !== before?.sellerId) noteRemovalDone(endedSessionsName, { backend, sellerId: sender.sellerId }).catch(() => undefined)
    void outbox.trustTokensAgain().then(tryIfOnline)
  })
  connectivity.onNetworkBack(tryNow)
  // A pause may have ended with it.
  clock.subscribe(() => sync.wake('outbox-changed'))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryIfOnline()
  })
  const knownTime = (): Promise<number | undefined> => atMost(callTimeoutMilliseconds, loadBackend().then(clock.now)).catch(() => undefined)
  return { ...outbox, sendNow: tryNow, sending: sync, knownTime }
}

/**
 * Reads what waits, and what the marketplace offers, before it is shown: else each start rendered its screen twice, without
 * what waits and with it. And takes the letters, for which what is read already would move; their code, too, may have to come
 * over a network that says nothing.
 */
export async function readAhead(outbox: OpenOutbox): Promise<void> {
  const { kind, sellerId } = session.read()
  if (kind !== 'signed-in' || sellerId === null) return
  modulesSource(sellerId)
  await Promise.all([readLedgerAhead(outbox, sellerId), modules.readAhead(sellerId), atMost(longestWaits.letters, lettersOnDevice())])
}

/** Once there is something to lose: the browser is asked to keep it, and to wake the worker when there is a network. */
function promiseNotToLose(): void {
  // Each may be refused or not be there at all; what is stored stays stored, and the open page sends all the same.
  const refused = (): void => undefined
  askForProtection().catch(refused)
  askForBackgroundSync().catch(refused)
}

async function askForBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // On a first visit it may still be on its way.
  const registration = await navigator.serviceWorker.ready
  await registration.sync?.register(backgroundSyncTag)
}
