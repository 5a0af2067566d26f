import { clock } from '@/clock/clock'
import { allCommands } from '@/commands/all-commands'
import { databaseName, OutboxDatabase, revokeWorkerCredentials } from '@/outbox/database'
import { createOutbox, type Outbox } from '@/outbox/outbox'
import { SampleDatabase } from '@/samples/sample-database'
import { createSampleStore } from '@/samples/sample-store'
import { browserStorage, endedSessions, session } from '@/session/browser-session'
import { endedSessionsName, type DueRemoval } from '@/session/ended-sessions'
import { dropSessionAside, readSessionAside, type SessionAside } from '@/session/session-aside'
import { newId } from '@/storage/new-id'
import { removeSharedPictures } from '@/storage/shared-pictures-cache'
import { stopSending } from '@/sw/messages'
import { chosenBackend, realBackend } from '../backend'
import { finishLogOuts, logOut, type LogOutTools } from './log-out'
import { sampleDatabaseName, sampleStore } from '../sample-store'
import { tellSignedOut } from './sign-out'

const toolsWith = (outbox: Pick<Outbox, 'forget'>): LogOutTools => ({
  session,
  endedSessions,
  endedSessionsName,
  outbox,
  samples: sampleStore,
  removePictures: removeSharedPictures,
  backend: chosenBackend.kind,
  later: (callback, milliseconds) => void setTimeout(callback, milliseconds),
})

/** The session with the other backend, which is set aside on this device while this one is in use. */
export const sessionElsewhere = (): SessionAside | null => readSessionAside(browserStorage, chosenBackend.kind)

/** A session that is set aside, as a log-out reads and clears it. */
function asSession(aside: SessionAside): LogOutTools['session'] {
  let isThere = true
  return {
    read: () => (isThere ? { kind: 'signed-in', token: aside.token, sellerId: aside.sellerId, mobile: null } : { kind: 'signed-out', sellerId: null, mobile: null }),
    clear() {
      isThere = false
      dropSessionAside(browserStorage, aside)
    },
  }
}

/** Logs out of the other backend; what waits there stays for its seller. @returns whether her other data are gone */
export async function endSessionElsewhere(aside: SessionAside): Promise<boolean> {
  const { backend } = aside
  const real = realBackend
  const database = new OutboxDatabase(databaseName(backend))
  const samples = new SampleDatabase(sampleDatabaseName(backend))
  let isOver = false
  try {
    const outbox = createOutbox(database, { commands: allCommands, now: clock.now, newKey: newId })
    const later: LogOutTools['later'] = (callback, milliseconds) => void setTimeout(() => isOver || callback(), milliseconds)
    const tools = { ...toolsWith(outbox), session: asSession(aside), samples: createSampleStore(samples), removePictures: async () => undefined, backend, later }
    // The demo keeps its sessions on this device alone, and would have to be started for this.
    if (backend === 'real' && real !== null) void tellSignedOut(aside.token, async () => real)
    const [areGone] = await Promise.all([logOut('waiting-steps', tools), revokeWorkerCredentials(databaseName(backend)).catch(() => undefined)])
    return areGone
  } finally {
    // No retries with closed stores: what is left is removed when that backend is used again.
    isOver = true
    database.close()
    samples.close()
  }
}

/** Logs this browser's seller out, in all its tabs and in the worker. @returns whether her data are gone */
export async function logOutHere(keep: DueRemoval['keep'], outbox: Pick<Outbox, 'forget'>): Promise<boolean> {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(stopSending)
  const before = session.read()
  const areGone = await logOut(keep, toolsWith(outbox))
  if (before.kind === 'signed-in') void tellSignedOut(before.token, chosenBackend.load)
  return areGone
}

/** Finishes earlier log-outs that a killed browser or a failing store has left unfinished. */
export const finishLogOutsHere = (outbox: Pick<Outbox, 'forget'>): Promise<void> => finishLogOuts(toolsWith(outbox))
