import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { OutboxDatabase } from '@/outbox/database'
import { createOutbox, type Outbox } from '@/outbox/outbox'

// Dexie looks for a browser's IndexedDB when it is loaded; here there is none.
Dexie.dependencies.indexedDB = indexedDB
Dexie.dependencies.IDBKeyRange = IDBKeyRange

let databases = 0

/** A name that no database had before. */
export const freshDatabaseName = (): string => `test-${(databases += 1)}`


export interface TestOutbox {
  readonly database: OutboxDatabase
  readonly outbox: Outbox
  readonly clock: { time: number }
  /** How many keys were made so far; the next one is `key-` and this number plus one. */
  readonly keysMade: () => number
  /** The same database, opened once more as another tab does. */
  readonly openAgain: () => TestOutbox
}

/** An outbox over a database of its own. */
export function openOutbox(
  name = freshDatabaseName(),
  clock: { time: number } = { time: 1_700_000_000_000 },
  keys = { made: 0 },
): TestOutbox {
  const database = new OutboxDatabase(name)
  const outbox = createOutbox(database, { now: () => clock.time, newKey: () => `key-${(keys.made += 1)}` })
  return { database, outbox, clock, keysMade: () => keys.made, openAgain: () => openOutbox(name, clock, keys) }
}
