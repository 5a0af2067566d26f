import type { Table } from 'dexie'
import { StoreNotOpen } from './storage-failure'
import { endWhenStuck } from './stuck-transaction'

/**
 * Writes a row past Dexie and commits it in the same task: a page that is being left gets no second task, and an uncommitted
 * write is dropped, or waits for a page that never comes back. Dexie commits in a later task; its live queries do not notice
 * this write. Once committed it cannot be aborted: a write reported as stuck may still be stored later. So it is only for
 * drafts, which are written again until they are stored.
 * @returns null if it cannot be done, such as while no connection is open
 */
export function commitAtOnce({ db, name }: Table, row: object): Promise<void> | null {
  try {
    const transaction = db.backendDB().transaction(name, 'readwrite', { durability: 'strict' })
    try {
      transaction.objectStore(name).put(row)
      transaction.commit()
    } catch (error) {
      transaction.abort()
      throw error
    }
    return new Promise((resolve, reject) => {
      const tell = (): void => reject(transaction.error ?? new StoreNotOpen('closed'))
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', tell)
      endWhenStuck(transaction, tell)
    })
  } catch {
    return null
  }
}
