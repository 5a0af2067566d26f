import { Dexie, type DexieOptions } from 'dexie'
import { createOpening } from './opening'
import { endStuckTransactions } from './stuck-transaction'

/** A database of the app; nothing is opened before its first use, and whoever uses it hears why it cannot be had. */
export class AppDatabase extends Dexie {
  private isEnded = false
  /** Opens it, or says why it cannot be had; every use of it begins with that. */
  readonly opened = createOpening(this, () => this.isEnded)

  constructor(name: string, options?: DexieOptions) {
    super(name, options)
    endStuckTransactions(this)
  }

  /** Closed by ourselves, it stays closed; Dexie closes it otherwise where a connection is gone. */
  override close(options = { disableAutoOpen: true }): void {
    this.isEnded ||= options.disableAutoOpen
    super.close(options)
  }
}

/** Works on the store once it is open: at once where it is. @throws StoreNotOpen */
export const onceOpen = <T>(database: AppDatabase, work: () => PromiseLike<T>): PromiseLike<T> =>
  database.isOpen() ? work() : database.opened().then(work)
