import type { PresenterService } from '@/contract/presenter/service'
import type { SnapshotRefusal } from '@/features/demo/demo-tools'
import { databaseName, OutboxDatabase } from '@/outbox/database'
import { storeDraftsNow } from '@/outbox/draft-keeper'
import { SampleDatabase } from '@/samples/sample-database'
import { browserStorage } from '@/session/browser-session'
import { copySession, restoreSession } from '@/session/session-copy'
import { drainLockName } from '@/sync/background'
import { sampleDatabaseName } from '../sample-store'
import { readSnapshot, snapshotText, type DemoData } from './snapshot'
import { copyTables, restoreTables } from './table-copy'

// Named for the demo alone, whichever backend is in use: nothing here can touch the real one's data.
const outboxDatabase = databaseName('demo')
const openDatabases = () => ({
  outbox: new OutboxDatabase(outboxDatabase),
  samples: new SampleDatabase(sampleDatabaseName('demo')),
})

const nothing: DemoData['device'] = {
  session: { sellerToken: null, sellerId: null, registrationSteps: null, maxAllowedStep: null, mobile: null },
  outbox: {},
  samples: {},
}

async function copyDemoData(service: PresenterService): Promise<DemoData> {
  const { outbox, samples } = openDatabases()
  const tables = { outbox: await copyTables(outbox), samples: await copyTables(samples) }
  return { service: await service.exportState(), device: { session: copySession(browserStorage), ...tables } }
}

async function restoreDevice({ session: keys, outbox: steps, samples: changes }: DemoData['device']): Promise<void> {
  const { outbox, samples } = openDatabases()
  await restoreTables(outbox, steps)
  await restoreTables(samples, changes)
  restoreSession(browserStorage, keys)
}

/** Runs work while no tab sends a step: an answer to the old state must not meet the new one. */
async function whileNothingMoves<T>(service: PresenterService, work: () => Promise<T>): Promise<T> {
  await storeDraftsNow()
  const { network } = service.conditions()
  // What is on its way ends at once, and with it the wait for the lock.
  await service.perform({ kind: 'set-network', network: 'offline' })
  return navigator.locks.request(drainLockName(outboxDatabase), async () => {
    await service.perform({ kind: 'set-network', network })
    return work()
  })
}

/** Brings all demo data of this browser back to the first state. @throws when the device's store does not let it */
export const resetDemoData = (service: PresenterService): Promise<void> =>
  whileNothingMoves(service, async () => {
    await restoreDevice(nothing)
    await service.reset()
  })

/** All demo data of this browser as the text of a file. @throws when the device's store cannot be read */
export async function exportDemoData(service: PresenterService): Promise<string> {
  await storeDraftsNow()
  return snapshotText(await copyDemoData(service), Date.now())
}

/**
 * Puts a file's data in the place of all demo data of this browser, or says why not and leaves everything as it was.
 * @throws when the device's store cannot be read
 */
export async function importDemoData(text: string, service: PresenterService): Promise<SnapshotRefusal | null> {
  const read = readSnapshot(text)
  if (read.kind === 'refused') return read.reason
  return whileNothingMoves(service, async () => {
    const before = await copyDemoData(service)
    const refusal = await take(read.data, service)
    if (refusal !== null) await take(before, service)
    return refusal
  })
}

async function take({ service: state, device }: DemoData, service: PresenterService): Promise<SnapshotRefusal | null> {
  if (!(await service.importState(state))) return 'damaged'
  try {
    await restoreDevice(device)
    return null
  } catch {
    return 'not-stored'
  }
}
