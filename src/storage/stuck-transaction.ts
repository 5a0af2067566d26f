import type { Dexie } from 'dexie'

const tickMilliseconds = 1000

/** One that takes longer waits for something that will not come. */
const longestTicks = 20

/** All of this page that have not ended. */
const underWay = new Set<IDBTransaction>()

/** Takes a transaction back; one that commits already, or has ended, needs nobody. */
function end(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // As said.
  }
}

const endAll = (): void => underWay.forEach(end)

/** Ends all as the page is left, however often it is asked to: a listener that is there already is not added again. */
const endAllAsPageIsLeft = (): void => globalThis.addEventListener?.('pagehide', endAll)

/**
 * Ends a transaction before it stands in the way of all later ones. WebKit freezes one with the page that is left, where
 * that is kept to be gone back to: nobody then finishes it, and every page that is opened afterwards waits for it. Chromium
 * drops with the page what still waits behind it, even if that was committed. One that has to wait long ends as well, so
 * that the screen can say so and try again. Ticks are counted: while a device sleeps no time passes for its transactions.
 * @param tell hears of one that has waited too long, also where it cannot be ended
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

/** Dexie's type names nothing of a transaction but its end. */
const isNative = (transaction: object): transaction is IDBTransaction => 'addEventListener' in transaction

/** Does {@link endWhenStuck} to all transactions of a database; those that are under way as the page is left end with it. */
export function endStuckTransactions(database: Dexie): void {
  // Before the first transaction: what a form stores as the page is left must find none in its way.
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
