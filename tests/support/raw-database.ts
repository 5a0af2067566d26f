import { Dexie } from 'dexie'

/**
 * Makes a database without any of today's code, as an older version of the app left it.
 * @param version Dexie counts its own in tens
 */
export const createRawDatabase = (
  name: string,
  version: number,
  make: (database: IDBDatabase) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = Dexie.dependencies.indexedDB.open(name, version)
    opening.addEventListener('error', () => reject(opening.error ?? new Error('Not opened')))
    opening.addEventListener('upgradeneeded', () => make(opening.result))
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve()
    })
  })
