import { Dexie } from 'dexie'
import 'fake-indexeddb/auto'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

// Dexie takes hold of the platform's IndexedDB when it is loaded, so that the global no longer matters.

/** Gives the test a device on which nothing is stored yet. */
export function startWithEmptyStorage(): void {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
}

/** Gives the test a browser without IndexedDB. */
export function startWithoutStorage(): void {
  Object.assign(Dexie.dependencies, { indexedDB: undefined })
}
