import type { Table } from 'dexie'

/**
 * Writes rows through the open connection, all or none, and commits them in the same task: a page that is being left gets
 * no second one, and what is not committed by then is dropped, or waits for a page that never comes back. The library
 * itself commits in a later task, and its live reads hear nothing of what is written past it.
 * @returns null where that cannot be had, such as while no connection is open
 */
export function commitAtOnce({ db, name }: Table, rows: readonly object[]): Promise<void> | null {
  try {
    const transaction = db.backendDB().transaction(name, 'readwrite', { durability: 'strict' })
    try {
      const store = transaction.objectStore(name)
      for (const row of rows) store.put(row)
      transaction.commit()
    } catch (error) {
      transaction.abort()
      throw error
    }
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored')))
    })
  } catch {
    return null
  }
}
