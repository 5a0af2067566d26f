import { Dexie } from 'dexie'

/**
 * Opens a database without any of today's code, and never closes it for another connection's upgrade.
 * @param version IndexedDB's, which is ten times Dexie's
 */
export const openRawDatabase = (name: string, version: number, make: (database: IDBDatabase) => void = () => undefined): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = Dexie.dependencies.indexedDB.open(name, version)
    opening.addEventListener('error', () => reject(opening.error ?? new Error('Not opened')))
    opening.addEventListener('upgradeneeded', () => make(opening.result))
    opening.addEventListener('success', () => resolve(opening.result))
  })

/** Makes a database as an older version of the app left it. */
export const createRawDatabase = async (name: string, version: number, make: (database: IDBDatabase) => void): Promise<void> => (await openRawDatabase(name, version, make)).close()
