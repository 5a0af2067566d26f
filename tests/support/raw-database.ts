import { Dexie } from 'dexie'

/**
 * A connection of somebody else, who never lets go by himself, to a database without any of today's code.
 * @param version Dexie counts its own in tens
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
