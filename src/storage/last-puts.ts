import type { Table } from 'dexie'
import { StoreNotOpen } from './storage-failure'
import { endWhenStuck, finishAll } from './stuck-transaction'

const underWay = new Set<IDBTransaction>()

/**
 * Puts a row in the same task, in a transaction of its own on the open connection: a page that is being left gets no second
 * task, in which the library would begin. The library's live reads hear nothing of it.
 * @returns null where that cannot be had, such as while no connection is open
 */
export function putAtOnce({ db, name }: Table, row: object): Promise<void> | null {
  try {
    const transaction = db.backendDB().transaction(name, 'readwrite', { durability: 'strict' })
    transaction.objectStore(name).put(row)
    underWay.add(transaction)
    return new Promise<void>((resolve, reject) => {
      const tell = (): void => reject(transaction.error ?? new StoreNotOpen('closed'))
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', tell)
      endWhenStuck(transaction, tell)
    }).finally(() => underWay.delete(transaction))
  } catch {
    return null
  }
}

/**
 * Commits what is being put as the page is left or hidden: what is not committed by then is dropped, or waits for a page that
 * never comes back. Nobody can end it any more: where it is told as stuck it may be stored later all the same. So it is for
 * drafts: to store them once more does no harm.
 */
export const commitPuts = (): void => finishAll(underWay, 'commit')
