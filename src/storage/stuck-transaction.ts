import type { Dexie } from 'dexie'

const tickMilliseconds = 1000

/** A transaction that takes longer waits for something that will not come. */
const longestTicks = 20

/** This page's transactions that have not ended. */
const underWay = new Set<IDBTransaction>()

/** Aborts a transaction, unless it commits already or has ended. */
function end(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It commits already, or has ended.
  }
}

const endAll = (): void => underWay.forEach(end)

/** Aborts all when the page is left. It may be called repeatedly: the browser adds the same listener only once. */
const endAllAsPageIsLeft = (): void => globalThis.addEventListener?.('pagehide', endAll)

/**
 * Aborts a transaction before it blocks all later ones. When WebKit puts a page into the back-forward cache it freezes the
 * page's transactions: nobody finishes them, and every page opened afterwards waits for them. Chromium drops with the page the
 * transactions queued behind one, even committed ones. One that waits too long is aborted as well, so that the screen can say
 * so and try again. Ticks are counted instead of time: while a device sleeps its transactions stand still.
 * @param tell called for one that has waited too long, even if it cannot be aborted
 */
export function endWhenStuck(transaction: IDBTransaction, tell?: () => void): void {
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
    if (ticks !== longestTicks) return
    end(transaction)
    tell?.()
  }, tickMilliseconds)
  const forget = (): void => {
    clearInterval(timer)
    underWay.delete(transaction)
  }
  underWay.add(transaction)
  endAllAsPageIsLeft()
  transaction.addEventListener('complete', forget)
  transaction.addEventListener('abort', forget)
}

/** Dexie's type of a transaction has only `abort`. */
const isNative = (transaction: object): transaction is IDBTransaction => 'addEventListener' in transaction

/** Applies {@link endWhenStuck} to all transactions of a database; those under way when the page is left are aborted. */
export function endStuckTransactions(database: Dexie): void {
  // Added early, ahead of the forms' `pagehide` listeners: what those store as the page is left must not queue behind another.
  endAllAsPageIsLeft()
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
