import { Dexie } from 'dexie'
import 'fake-indexeddb/auto'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

// Dexie reads the global IndexedDB only while it is loaded: later it has to be replaced in Dexie's own dependencies.

/** Gives the test a device on which nothing is stored yet. */
export function startWithEmptyStorage(): void {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
}

/** Gives the test a browser without IndexedDB. */
export function startWithoutStorage(): void {
  Object.assign(Dexie.dependencies, { indexedDB: undefined })
}
