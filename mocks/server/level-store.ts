import { mkdir } from 'node:fs/promises'
import { ClassicLevel } from 'classic-level'
import { tables, type TableName } from '@mocks/engine/records'
import { createSerialQueue } from '@mocks/engine/serial-queue'
import { createSerialStore, type Change, type RecordPlace } from '@mocks/engine/serial-store'
import { replaceState, type State } from '@mocks/engine/state'
import type { Entry, Store } from '@mocks/engine/store'
import { CannotStart } from './cannot-start'

/** A store that has to be closed. */
export interface ClosableStore extends Store {
  /** Waits for the running transactions. */
  close(): Promise<void>
}

type Database = ClassicLevel<string, unknown>

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const isLocked = cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED'
  return isLocked ? 'is in use by another server' : `cannot be opened (${String(cause)})`
}

// Each table is a section (a sublevel) of the database; one more section holds the version that wrote them.
const isTableName = (name: string): name is TableName => Object.hasOwn(tables, name)
const tableNames = Object.keys(tables).filter(isTableName)
const versionSection = 'service'
const versionKey = 'version'
const version = 1

const sectionOf = (database: Database, name: string) => database.sublevel<string, unknown>(name, { valueEncoding: 'json' })
type Section = ReturnType<typeof sectionOf>

function operationOf(sublevel: Section, { key, value }: Change) {
  return value === undefined ? ({ type: 'del', sublevel, key } as const) : ({ type: 'put', sublevel, key, value } as const)
}

function openOver(place: RecordPlace, stored: ReadonlyMap<TableName, readonly Entry<unknown>[]>): Store | null {
  try {
    return createSerialStore(place, (name) => stored.get(name) ?? [])
  } catch {
    return null
  }
}

interface Opening {
  readonly seed: () => State
  /** Called when a batch could not be written. */
  readonly failed: () => void
}

/**
 * Opens the stored records, or seeds an empty folder. Each record is read once, to build the indexes in memory. Null if the
 * records are not of this version.
 */
async function openRecords(database: Database, { seed, failed }: Opening): Promise<Store | null> {
  await database.open()
  const isNew = (await database.keys({ limit: 1 }).all()).length === 0
  const versions = sectionOf(database, versionSection)
  if (!isNew && (await versions.get(versionKey)) !== version) return null
  // Made once: the database keeps every sublevel until it is closed, and one for each read would fill the memory.
  const sections = new Map(tableNames.map((name) => [name, sectionOf(database, name)]))
  const sectionFor = (name: TableName): Section => sections.get(name) ?? sectionOf(database, name)
  const stored = new Map<TableName, readonly Entry<unknown>[]>()
  for (const name of tableNames) stored.set(name, await sectionFor(name).iterator().all())

  /** Written with the first batch, so that an interrupted first start cannot leave records without their version. */
  const marks = isNew ? [{ type: 'put', sublevel: versions, key: versionKey, value: version } as const] : []
  const place: RecordPlace = {
    load: (table, key) => sectionFor(table).get(key),
    // One batch: all changes are written or none, and they are flushed to the disk before it resolves.
    async commit(changes) {
      try {
        await database.batch<string, unknown>([...changes.map((change) => operationOf(sectionFor(change.table), change)), ...marks], { sync: true })
        marks.length = 0
      } catch (error) {
        failed()
        throw error
      }
    },
  }
  const store = openOver(place, stored)
  if (store === null) return null
  if (isNew) await store.write((records) => replaceState(records, seed()))
  return store
}

async function openStore(database: Database, folder: string, opening: Opening): Promise<Store> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const store = await openRecords(database, opening)
    if (store !== null) return store
  } catch (error) {
    await database.close()
    throw new CannotStart(`The data folder ${folder} ${reasonOf(error)}.`, { cause: error })
  }
  await database.close()
  throw new CannotStart(`The data folder ${folder} holds something else, or data of another version. Name another one with --data.`)
}

/**
 * The service's records in a LevelDB database, which one server at a time holds open. The changes of a call are one batch,
 * flushed to the disk before the call is answered. LevelDB itself discards a torn write, but with everything written after it.
 * So after a failed batch the database is reopened before anything else is written: the torn write is then the end of its
 * log, and reading it shows whether the batch was stored. Calls fail for as long as reopening fails.
 */
export async function openLevelStore(folder: string, seed: () => State): Promise<ClosableStore> {
  const database: Database = new ClassicLevel(folder, { valueEncoding: 'json' })
  /** Null after a batch that failed. */
  let store: Store | null = null
  const opening: Opening = {
    seed,
    failed() {
      store = null
    },
  }
  const queue = createSerialQueue()
  async function reopened(): Promise<Store> {
    if (store !== null) return store
    await database.close()
    store = await openStore(database, folder, opening)
    return store
  }
  store = await openStore(database, folder, opening)
  return {
    read: (work) => queue(async () => (await reopened()).read(work)),
    write: (work) => queue(async () => (await reopened()).write(work)),
    async close() {
      await queue(async () => undefined)
      await database.close()
    },
  }
}
