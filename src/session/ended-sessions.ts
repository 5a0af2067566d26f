import { digestOf } from '@/storage/digest-of'
import { endWhenStuck } from '@/storage/stuck-transaction'
import type { BackendKind } from './backend-choice'

/**
 * Which sessions were ended on this device. Local storage is written to the disk seconds after it was changed, so that
 * a dead battery may bring a token back that was removed from it: a token counts only if it is not listed here.
 */
export interface EndedSessions {
  /**
   * Resolves once the end would survive a dead battery; rejects if the device does not store it.
   * @param removal what this log-out still has to remove, noted in the same transaction
   */
  end(token: string, removal?: DueRemoval): Promise<void>
  /** Ends the session before, if there was one, and lets the new token count even if it has ended: some backends give a token again. */
  replace(before: string | null, token: string): Promise<void>
  hasEnded(token: string): Promise<boolean>
}

/** What somebody who logged out wants removed from this device. */
export interface DueRemoval {
  readonly backend: BackendKind
  readonly sellerId: string
  readonly keep: 'waiting-steps' | 'nothing'
}

const storeName = 'ended'

/** The name of the browser's database of ended sessions. */
export const endedSessionsName = 'seller-portal-sessions'

/** Keys of removals begin with this; the other keys are marks of tokens, which begin with a digit. */
export const removalPrefix = 'removal '
export const placeOf = ({ backend, sellerId }: Pick<DueRemoval, 'backend' | 'sellerId'>): string => `${removalPrefix}${backend} ${sellerId}`

/** A browser that has not answered by then never will: WebKit sometimes never settles an `indexedDB.open`. */
const longestAnswerMilliseconds = 10_000

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const patience = setTimeout(reject, longestAnswerMilliseconds, new Error('No answer'))
    const settle = ({ type }: Event): void => {
      clearTimeout(patience)
      if (type === 'success') resolve(request.result)
      else reject(request.error)
    }
    request.addEventListener('success', settle)
    request.addEventListener('error', settle)
  })

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored')))
  })

/** Runs work on the database's only store, and resolves once its transaction has completed. */
export async function withEnded<T>(
  databaseName: string,
  mode: 'readonly' | 'readwrite',
  work: (store: IDBObjectStore) => T | Promise<T>,
): Promise<T> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  const database = await answerOf(request)
  try {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' })
    endWhenStuck(transaction)
    const done = completed(transaction)
    const [result] = await Promise.all([work(transaction.objectStore(storeName)), done])
    return result
  } finally {
    database.close()
  }
}

/** A small separate database, since it is read before the first screen, when the outbox's code is not loaded yet. */
export function createEndedSessions(databaseName: string): EndedSessions {
  const change = (work: (store: IDBObjectStore) => void): Promise<void> => withEnded(databaseName, 'readwrite', work)

  return {
    end: (token, removal) =>
      change((store) => {
        store.put(true, digestOf(token))
        if (removal !== undefined) store.put(removal, placeOf(removal))
      }),
    replace: (before, token) =>
      change((store) => {
        if (before !== null) store.put(true, digestOf(before))
        store.delete(digestOf(token))
      }),
    hasEnded: async (token) => (await withEnded(databaseName, 'readonly', (store) => answerOf(store.count(digestOf(token))))) > 0,
  }
}
