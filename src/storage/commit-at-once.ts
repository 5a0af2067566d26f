import type { Table } from 'dexie'
import { StoreNotOpen } from './storage-failure'
import { endWhenStuck } from './stuck-transaction'

/**
 * Writes a row through the open connection, and commits it in the same task: a page that is being left gets no second one,
 * and what is not committed by then is dropped, or waits for a page that never comes back. The library itself commits in a
 * later task, and its live reads hear nothing of what is written past it. Nobody can end it any more: where it is told as
 * stuck it may be stored later all the same. So it is for drafts, which are written again until they are.
 * @returns null where that cannot be had, such as while no connection is open
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
