/**
 * Which sessions were ended on this device. Local storage is written to the disk seconds after it was changed, so that
 * a dead battery may bring a token back that was removed from it: it proves nothing unless it is held against this.
 */
export interface EndedSessions {
  /** Resolves once it would outlast a dead battery; rejects where the device does not store it. */
  end(token: string): Promise<void>
  /** A session takes the place of the one before, if there was one; some backends give a token anew. */
  replace(before: string | null, token: string): Promise<void>
  hasEnded(token: string): Promise<boolean>
}

const storeName = 'ended'

/** Stands for a token without telling it. */
function markOf(token: string): string {
  let [a, b] = [0x9e_37_79_b9, 0x85_eb_ca_6b]
  for (const sign of token) {
    const code = sign.codePointAt(0) ?? 0
    a = Math.imul(a ^ code, 0x01_00_01_93)
    b = Math.imul(b + code, 0xc2_b2_ae_35) ^ (b >>> 13)
  }
  return `${token.length}-${a >>> 0}-${b >>> 0}`
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
  })

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored')))
  })

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return answerOf(request)
}

/** A small database of its own, read before the first screen: the queue's store would have to be loaded first. */
export function createEndedSessions(databaseName: string): EndedSessions {
  async function change(work: (store: IDBObjectStore) => void): Promise<void> {
    const database = await open(databaseName)
    try {
      const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' })
      work(transaction.objectStore(storeName))
      await completed(transaction)
    } finally {
      database.close()
    }
  }

  return {
    end: (token) => change((store) => store.put(true, markOf(token))),
    replace: (before, token) =>
      change((store) => {
        if (before !== null) store.put(true, markOf(before))
        store.delete(markOf(token))
      }),
    async hasEnded(token) {
      const database = await open(databaseName)
      try {
        const store = database.transaction(storeName).objectStore(storeName)
        return (await answerOf(store.count(markOf(token)))) > 0
      } finally {
        database.close()
      }
    },
  }
}
