import type { Dexie } from 'dexie'

const tickMilliseconds = 1000

/** One that takes longer waits for something that will not come. */
const longestTicks = 20

/** Tells of a transaction that waits for what will not come. Counted: while a device sleeps no time passes for its transactions. */
export function whenStuck(transaction: IDBTransaction, tell: () => void): void {
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
    if (ticks === longestTicks) tell()
  }, tickMilliseconds)
  const forget = (): void => clearInterval(timer)
  transaction.addEventListener('complete', forget)
  transaction.addEventListener('abort', forget)
}

/**
 * Ends a transaction before it stands in the way of all later ones. WebKit freezes one with the page that is left, where
 * that is kept to be gone back to: nobody then finishes it, and every page that is opened afterwards waits for it. One
 * that has to wait so ends as well, so that the screen can say so and try again.
 */
export function endWhenStuck(transaction: IDBTransaction): void {
  const end = (): void => {
    try {
      transaction.abort()
    } catch {
      // It is committing, which needs nobody.
    }
  }
  const endWithPage = (event: Event): void => {
    if ('persisted' in event && event.persisted === true) end()
  }
  const forget = (): void => globalThis.removeEventListener?.('pagehide', endWithPage)
  whenStuck(transaction, end)
  transaction.addEventListener('complete', forget)
  transaction.addEventListener('abort', forget)
  globalThis.addEventListener?.('pagehide', endWithPage)
}

/** Dexie's type names nothing of a transaction but its end. */
const isNative = (transaction: object): transaction is IDBTransaction => 'addEventListener' in transaction

/** Does {@link endWhenStuck} to all transactions of a database. */
export function endStuckTransactions(database: Dexie): void {
  database.use({
    stack: 'dbcore',
    name: 'stuck transactions',
    create: (core) => ({
      transaction(...asked) {
        const transaction = core.transaction(...asked)
        if (isNative(transaction)) endWhenStuck(transaction)
        return transaction
      },
    }),
  })
}
