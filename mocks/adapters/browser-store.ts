import type { Dexie, Transaction } from 'dexie'
import { tables } from '@mocks/engine/records'
import { createSerialQueue } from '@mocks/engine/serial-queue'
import { parseState, readState, replaceState, type State } from '@mocks/engine/state'
import type { Records, Store } from '@mocks/engine/store'
import type { BrowserValues } from './browser-values'
import { openDatabaseTables, UnreadableRecord } from './database-tables'
import { createSpareStore, type SpareStore } from './spare-store'

/** The row in which earlier versions stored the whole state. Now the tables hold it, and the row `markName` says that they are filled. */
const oldStateName = 'state'
const markName = 'tables'
const asideName = 'state-set-aside'

/** Stored data that this version cannot read. */
export interface SetAside {
  /** Null where there is nothing. */
  load(): Promise<unknown>
  forget(): Promise<void>
}

type Work<Result> = (records: Records) => Promise<Result>

export interface BrowserStore extends Store {
  readonly setAside: SetAside
  /** Runs `effect` and then `work` as one step of this tab's queue: no other transaction of the tab sees the one without the other. */
  writeWith<Result>(effect: () => void, work: Work<Result>): Promise<Result>
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

/** The store in memory that is used while the database fails. */
interface Spare {
  readonly store: SpareStore
  /** False if the database could not even be read: the spare began with the seed, and must not overwrite what is stored. */
  readonly isOfDatabase: boolean
}

/**
 * The service's records in IndexedDB, whose transactions give one tab at a time access to them. Data that cannot be read is
 * never overwritten: it is set aside, and the service starts over. While the database fails, changes are kept in memory until
 * the page is left, or until the database works again: then only the records changed here are written, so that what other
 * tabs have stored meanwhile stays.
 */
export function createBrowserStore({ database, values, seed, changed }: BrowserStoreParts): BrowserStore {
  let spare: Spare | null = null
  const queue = createSerialQueue()

  /** Fills the tables with a stored state, or with the seed. A stored state that cannot be read is set aside. */
  async function begin(transaction: Transaction, records: Records, stored: unknown): Promise<void> {
    const state = parseState(stored)
    const rows = transaction.table<{ name: string; value: unknown }>('records')
    if (state === null && stored !== undefined && stored !== null) {
      const earlier = (await rows.get(asideName))?.value ?? null
      await rows.put({ name: asideName, value: earlier === null ? stored : [earlier, stored].flat() })
    }
    await replaceState(records, state ?? seed())
    await rows.delete(oldStateName)
    await rows.put({ name: markName, value: 1 })
  }

  /** Fills the tables if they never were filled. True if nothing at all was stored. */
  async function beginOnce(transaction: Transaction, records: Records): Promise<boolean> {
    const rows = transaction.table<{ value: unknown }>('records')
    if ((await rows.get(markName)) !== undefined) return false
    const stored = (await rows.get(oldStateName))?.value
    await begin(transaction, records, stored)
    return stored === undefined
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

  /** All that can still be read of the database; null where there is nothing. */
  const lastState = (): Promise<State | null> =>
    database.transaction('r', scope, async (transaction) => {
      const rows = transaction.table<{ value: unknown }>('records')
      if ((await rows.get(markName)) === undefined) return parseState((await rows.get(oldStateName))?.value)
      return readState(openDatabaseTables(transaction, () => undefined))
    })

  async function openSpare(): Promise<Spare> {
    try {
      return { store: await createSpareStore((await lastState()) ?? seed()), isOfDatabase: true }
    } catch {
      return { store: await createSpareStore(seed()), isOfDatabase: false }
    }
  }

  /** Tries to write the changes made in memory to the database. */
  async function giveBack({ store, isOfDatabase }: Spare): Promise<void> {
    try {
      await inDatabase(async (records, transaction) => {
        const wasEmpty = await beginOnce(transaction, records)
        if (isOfDatabase || wasEmpty) await store.giveTo(records)
      })
      spare = null
    } catch {
      // The changes stay in memory.
    }
  }

  /** Null if the database failed, or held a record that cannot be read. @throws what the work throws itself */
  async function tryDatabase<Result>(work: Work<Result>): Promise<{ readonly result: Result } | null> {
    let isFailing = false
    let ownError = false
    try {
      const result = await inDatabase(
        async (records, transaction) => {
          await beginOnce(transaction, records)
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
      return { result }
    } catch (error) {
      if (ownError) throw error
      if (error instanceof UnreadableRecord) await setRecordsAside().catch(() => undefined)
      return null
    }
  }

  async function run<Result>(mode: keyof Store, work: Work<Result>): Promise<Result> {
    if (spare !== null && mode === 'write') await giveBack(spare)
    // Retried once: the browser may have ended the transaction, as it does when a page is left and returned to.
    const done = spare === null ? ((await tryDatabase(work)) ?? (await tryDatabase(work))) : null
    if (done !== null) return done.result
    const used = spare ?? (await openSpare())
    const result = await used.store.write(work)
    // If nothing was changed in memory, the database is tried again next time.
    if (used.store.hasChanges()) spare = used
    return result
  }

  async function writeWith<Result>(effect: () => void, work: Work<Result>): Promise<Result> {
    const result = await queue(() => {
      effect()
      return run('write', work)
    })
    changed()
    return result
  }

  return {
    read: (work) => queue(() => run('read', work)),
    write: (work) => writeWith(() => undefined, work),
    writeWith,
    isKept: () => spare === null,
    setAside: {
      async load() {
        await queue(() => run('read', async () => undefined))
        return (await values.load(asideName)) ?? null
      },
      forget: () => values.save(asideName, null),
    },
  }
}
