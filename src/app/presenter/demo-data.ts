import type { ServiceAction } from '@/contract/presenter/actions'
import type { Network } from '@/contract/presenter/network'
import type { PresenterService } from '@/contract/presenter/service'
import type { SnapshotRefusal } from '@/features/demo/presenter-actions'
import { databaseName, OutboxDatabase } from '@/outbox/database'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { SampleDatabase } from '@/samples/sample-database'
import { backendChoice, browserStorage } from '@/session/browser-session'
import { newId } from '@/storage/new-id'
import { copySession, restoreSession } from '@/session/session-copy'
import { onceOpen } from '@/storage/app-database'
import { drainLock } from '../lock'
import { sampleDatabaseName } from '../sample-store'
import { readSnapshot, snapshotText, tablesForFile, type DemoData, type DeviceTables } from './snapshot'
import { copyTables, restoreTables } from './table-copy'

const outboxDatabase = databaseName('demo')

interface Databases {
  readonly outbox: OutboxDatabase
  readonly samples: SampleDatabase
}

/** Works on the demo's databases, whichever backend is in use: nothing here can touch the real one's. */
async function withDatabases<T>(work: (databases: Databases) => Promise<T>): Promise<T> {
  const databases = { outbox: new OutboxDatabase(outboxDatabase), samples: new SampleDatabase(sampleDatabaseName('demo')) }
  try {
    await Promise.all([databases.outbox.opened(), databases.samples.opened()])
    return await work(databases)
  } finally {
    databases.outbox.close()
    databases.samples.close()
  }
}

/** The session's local-storage keys belong to the backend in use: once another tab has switched, they are the real one's. */
function keysOfDemo(): typeof browserStorage {
  if (backendChoice.isOvertaken()) throw new Error('The demo is no longer in use in this browser.')
  return browserStorage
}

type DeviceCopy = DeviceTables & Pick<DemoData['device'], 'session'>

const nothing: DeviceCopy = {
  session: { sellerToken: null, sellerId: null, registrationSteps: null, maxAllowedStep: null, mobile: null, wasSignedIn: null },
  outbox: { submissions: [], drafts: [], progress: [], records: [], cursors: [] },
  samples: { changes: [] },
}

async function copyDevice(): Promise<DeviceCopy> {
  const tables = await withDatabases(async ({ outbox, samples }) => ({ outbox: await onceOpen(outbox, () => copyTables(outbox)), samples: await copyTables(samples) }))
  return { session: copySession(keysOfDemo()), ...tables }
}

/** A file signs nobody in: it has no token, only whether there was one and the service accepted it. */
async function copyForFile(service: PresenterService): Promise<DemoData> {
  const { session, ...tables } = await copyDevice()
  const { sellerToken: token } = session
  const signedIn = token === null ? undefined : (await service.isSignedIn(token)) ? 'open' : 'ended'
  return { service: await service.exportForFile(), device: { session: { ...session, sellerToken: null }, signedIn, ...tablesForFile(tables) } }
}

/** The token to go on with: a new one of the service; if the old one had ended, one that the service does not know. */
async function tokenFor({ session, signedIn }: DemoData['device'], service: PresenterService): Promise<string | null> {
  if (signedIn === undefined || session.sellerId === null) return session.sellerToken
  return signedIn === 'open' ? service.signIn(session.sellerId) : newId()
}

async function restoreDevice({ session, outbox, samples }: DeviceCopy): Promise<void> {
  keysOfDemo()
  await withDatabases(async (databases) => {
    await restoreTables(databases.outbox, outbox)
    await restoreTables(databases.samples, samples)
  })
  restoreSession(keysOfDemo(), session)
}

/** An action that cannot be stored still takes effect in this page, and what is done next may make room. */
const dispatch = (service: PresenterService, action: ServiceAction): Promise<void> => service.dispatch(action).catch(() => undefined)
const setNetwork = (service: PresenterService, network: Network): Promise<void> => dispatch(service, { kind: 'set-network', network })

/**
 * Runs work while no tab sends a step: an answer to the old state must not meet the new one. The service's network is off
 * meanwhile; if the work throws it is restored, otherwise the work itself has to set it.
 */
async function whileNothingMoves<T>(service: PresenterService, work: () => Promise<T>): Promise<T> {
  await storeDraftsNow()
  const { network } = service.conditions()
  // Ends calls that are under way at once, and with them the wait for the lock.
  await setNetwork(service, 'offline')
  try {
    return await drainLock(outboxDatabase)(work)
  } catch (error) {
    await setNetwork(service, network)
    throw error
  }
}

/** Copies the present state. @returns a function that restores it */
async function copyToGoBack(service: PresenterService): Promise<() => Promise<void>> {
  const { clockAhead } = service.conditions()
  const before = { service: await service.exportState(), device: await copyDevice() }
  return async () => {
    await service.importState(before.service)
    // The imported clock goes on from the time of the copy: it would be behind by what has passed since.
    await dispatch(service, { kind: 'move-clock', milliseconds: clockAhead - service.conditions().clockAhead })
    await restoreDevice(before.device)
  }
}

/**
 * Brings all demo data of this browser back to the first state.
 * @throws when the device's store does not let it; everything is then as it was, unless it could not be read to begin with
 */
export const resetDemoData = (service: PresenterService): Promise<void> =>
  whileNothingMoves(service, async () => {
    const goBack = await copyToGoBack(service).catch(() => null)
    try {
      // The device last: its data are deleted only once the service's first state is stored.
      if (!(await service.reset())) throw new Error('The service’s first state could not be kept.')
      // Until the device is empty too, its pages would send what they hold.
      await setNetwork(service, 'offline')
      await restoreDevice(nothing)
      await dispatch(service, { kind: 'clear-log' })
      await setNetwork(service, 'online')
    } catch (error) {
      await goBack?.()
      throw error
    }
  })

/** All demo data of this browser as the text of a file. @throws when the device's store cannot be read */
export async function exportDemoData(service: PresenterService): Promise<string> {
  await storeDraftsNow()
  return snapshotText(await copyForFile(service), service.now())
}

/**
 * Replaces all demo data of this browser with a file's, or returns why not and leaves everything as it was.
 * @throws when the device's store cannot be read
 */
export async function importDemoData(text: string, service: PresenterService): Promise<SnapshotRefusal | null> {
  const read = readSnapshot(text)
  if (read.kind === 'refused') return read.reason
  const before = service.conditions()
  return whileNothingMoves(service, async () => {
    const refusal = await replace(read.data, service)
    if (refusal !== null) await setNetwork(service, before.network)
    return refusal
  })
}

async function replace({ service: state, device }: DemoData, service: PresenterService): Promise<SnapshotRefusal | null> {
  const goBack = await copyToGoBack(service)
  const outcome = await service.importState(state)
  if (outcome === 'unreadable') return 'damaged'
  try {
    if (outcome === 'imported') {
      const sellerToken = await tokenFor(device, service)
      await restoreDevice({ ...device, session: { ...device.session, sellerToken } })
      return null
    }
  } catch {
    // The device is full, or another tab has left the demo: the service is restored as well.
  }
  await goBack()
  return 'not-stored'
}
