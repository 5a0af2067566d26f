import type { Dexie, Transaction } from 'dexie'
import { createMemoryStore } from '@mocks/engine/memory-store'
import { tables } from '@mocks/engine/records'
import { createSerialQueue } from '@mocks/engine/serial-queue'
import { parseState, readState, replaceState, type State } from '@mocks/engine/state'
import type { Records, Store } from '@mocks/engine/store'
import type { BrowserValues } from './browser-values'
import { openDatabaseTables, UnreadableRecord } from './database-tables'

/** Where earlier versions had the whole state; since then the tables hold it, and a mark says that they do. */
const oldStateName = 'state'
const markName = 'tables'
const asideName = 'state-set-aside'

/** What another version has stored, and this one cannot read. */
export interface SetAside {
  /** Null where there is nothing. */
  load(): Promise<unknown>
  forget(): Promise<void>
}

interface BrowserStore extends Store {
  readonly setAside: SetAside
  /** Whether all that was written outlives the page. */
  isKept(): boolean
}

interface BrowserStoreParts {
  readonly database: Dexie
  readonly values: BrowserValues
  readonly seed: () => State
  /** Called whenever a change has been stored. */
  readonly changed: () => void
}

const tableNames = Object.keys(tables)
const scope = ['records', ...tableNames]

type Work<Result> = (records: Records) => Promise<Result>

/**
 * The service's records in IndexedDB, whose transactions let one tab at a time at them. What cannot be read is never
 * written over: it is set aside, and the service starts over. Where the database fails, everything goes on in memory
 * until the page is left, or until the database takes it again.
 */
export function createBrowserStore({ database, values, seed, changed }: BrowserStoreParts): BrowserStore {
  let memory: Store | null = null
  const queue = createSerialQueue()

  /** Fills the tables with a state, or with what the service starts from. */
  async function begin(transaction: Transaction, records: Records, stored: unknown): Promise<void> {
    const state = parseState(stored)
    const rows = transaction.table('records')
    if (state === null && stored !== undefined && stored !== null) await rows.put({ name: asideName, value: stored })
    await replaceState(records, state ?? seed())
    await rows.delete(oldStateName)
    await rows.put({ name: markName, value: 1 })
  }

  const inDatabase = <Result>(
    work: (records: Records, transaction: Transaction) => Promise<Result>,
    failed: () => void = () => undefined,
  ): Promise<Result> =>
    database.transaction('rw', scope, (transaction) => work(openDatabaseTables(transaction, failed), transaction))

  const setRecordsAside = (): Promise<void> =>
    inDatabase(async (records, transaction) => {
      const rows: Record<string, unknown> = {}
      for (const name of tableNames) rows[name] = await transaction.table(name).toArray()
      await begin(transaction, records, rows)
    })

  /** All that can still be read of the database. */
  const lastState = (): Promise<State> =>
    database
      .transaction('r', scope, async (transaction) => {
        const rows = transaction.table<{ value: unknown }>('records')
        if ((await rows.get(markName)) === undefined) return parseState((await rows.get(oldStateName))?.value)
        return readState(openDatabaseTables(transaction, () => undefined))
      })
      .then((state) => state ?? seed(), seed)

  /** Runs in memory, and gives all of it back to the database where that takes it again. */
  async function inMemory<Result>(store: Store, mode: keyof Store, work: Work<Result>): Promise<Result> {
    memory = store
    const result = await store.write(work)
    if (mode === 'write')
      try {
        const state = await store.read(readState)
        await inDatabase((records, transaction) => begin(transaction, records, state))
        memory = null
      } catch {
        // It stays in memory.
      }
    return result
  }

  async function run<Result>(mode: keyof Store, work: Work<Result>): Promise<Result> {
    if (memory !== null) return inMemory(memory, mode, work)
    let isFailing = false
    let ownError = false
    try {
      return await inDatabase(
        async (records, transaction) => {
          const rows = transaction.table<{ value: unknown }>('records')
          if ((await rows.get(markName)) === undefined) await begin(transaction, records, (await rows.get(oldStateName))?.value)
          try {
            return await work(records)
          } catch (error) {
            ownError = !isFailing && !(error instanceof UnreadableRecord)
            throw error
          }
        },
        () => {
          isFailing = true
        },
      )
    } catch (error) {
      if (ownError) throw error
      if (error instanceof UnreadableRecord && (await setRecordsAside().then(() => true, () => false))) return run(mode, work)
      const state = await lastState()
      return inMemory(createMemoryStore(() => state), mode, work)
    }
  }

  return {
    read: (work) => queue(() => run('read', work)),
    async write(work) {
      const result = await queue(() => run('write', work))
      changed()
      return result
    },
    isKept: () => memory === null,
    setAside: {
      async load() {
        await queue(() => run('read', async () => undefined))
        return (await values.load(asideName)) ?? null
      },
      forget: () => values.save(asideName, null),
    },
  }
}
