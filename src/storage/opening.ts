import { Dexie } from 'dexie'
import { failureOf, StoreNotOpen } from './storage-failure'

/** A store that is not open by then counts as closed: for the seller it makes no difference. */
const longestOpeningMilliseconds = 10_000

/** IndexedDB's version number is Dexie's times ten. */
const nativeVersions = 10

/**
 * Whether a newer version of the app has left a database without some of this version's tables. Dexie would add them
 * empty, and data that the newer version keeps elsewhere would seem to be gone.
 */
async function lacksTables({ name, verno, tables }: Dexie): Promise<boolean> {
  const { indexedDB } = Dexie.dependencies
  // Some older browsers cannot list their databases.
  if (!('databases' in indexedDB)) return false
  const found = (await indexedDB.databases()).find((database) => database.name === name)
  if (found?.version === undefined || found.version < (verno + 1) * nativeVersions) return false
  const stores = await new Promise<readonly string[]>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(opening.error ?? new Error('Not opened')))
    opening.addEventListener('success', () => {
      resolve([...opening.result.objectStoreNames])
      opening.result.close()
    })
  })
  return tables.some((table) => !stores.includes(table.name))
}

/**
 * Opens a database before its first use and whenever it was closed, or rejects with the reason. Dexie by itself waits
 * for another tab without limit.
 * @param isEnded whether the app itself has closed it, for good
 * @returns rejects with {@link StoreNotOpen}; work that was requested meanwhile is not done later
 */
export function createOpening(database: Dexie, isEnded: () => boolean): () => Promise<void> {
  let wasOpen = false
  let isBlocked = false
  let giveUp = (): void => undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  let attempt: Promise<void> | null = null
  database.on('blocked', () => {
    isBlocked = true
    giveUp()
  })

  const refused = (): Promise<never> =>
    new Promise((_, reject) => {
      giveUp = () => reject(new StoreNotOpen(isBlocked ? 'blocked' : 'closed'))
      if (isBlocked) giveUp()
      else patience = setTimeout(giveUp, longestOpeningMilliseconds)
    })

  async function openKnown(): Promise<void> {
    if (await lacksTables(database)) throw new StoreNotOpen('newer')
    await database.open()
    isBlocked = false
    wasOpen = true
  }

  async function open(): Promise<void> {
    try {
      await Promise.race([openKnown(), refused()])
    } catch (error) {
      if (error instanceof StoreNotOpen) throw error
      const failure = failureOf(error)
      // The browser does not forbid a store that was open before: it is only closed.
      throw new StoreNotOpen(failure === 'closed' && !wasOpen ? 'none' : failure, error)
    } finally {
      clearTimeout(patience)
      attempt = null
    }
  }

  return async () => {
    if (database.isOpen()) return
    if (Dexie.dependencies.indexedDB === undefined) throw new StoreNotOpen('none')
    if (isEnded()) throw new StoreNotOpen('closed')
    attempt ??= open()
    await attempt
  }
}
