import { Dexie, type DexieOptions } from 'dexie'
import { mayBeLost } from './lost-value'
import { createOpening } from './opening'
import { failureOf } from './storage-failure'
import { endStuckTransactions } from './stuck-transaction'

type LargeTables = Readonly<Record<string, (standIn: object) => boolean>>

/** A database of the app. It is opened at its first use; if that fails, the caller gets the reason. */
export class AppDatabase extends Dexie {
  private isEnded = false
  private readonly large: LargeTables
  private readonly opening = createOpening(this, () => this.isEnded)

  /**
   * @param large by name, the tables with rows so large that the browser may lose the values of some (lost-value.ts),
   * each with a function that tells whether a row's stand-in is worth keeping
   */
  constructor(name: string, options?: DexieOptions, large: LargeTables = {}) {
    // Dexie's cache answers with values from before a write under way, or with a write that is not durable yet.
    super(name, { ...options, cache: 'disabled' })
    this.large = large
    endStuckTransactions(this)
  }

  /** Opens the database, or rejects with the reason; to be called before each use. @param after why the last use failed */
  readonly opened = async (after?: unknown): Promise<void> => {
    await this.opening()
    await this.mended(after)
  }

  /** Puts stand-ins in place of unreadable rows, which fail every read that meets them. @returns whether to try again */
  async mended(failure: unknown): Promise<boolean> {
    if (!mayBeLost(failure)) return false
    const tables = Object.entries(this.large).map(([name, isWorthStandIn]) => ({ rows: this.table(name), isWorthStandIn }))
    if (tables.length === 0) return false
    try {
      return await (await import('./replace-lost-values')).replaceLostValues(this, tables)
    } catch (error) {
      // 'full' is reported as such, since the caller can make room for the stand-in; otherwise the first failure is reported.
      if (failureOf(error) === 'full') throw error
      return false
    }
  }

  /** Closed by the app, the database stays closed. Dexie calls this too, when a connection is lost; then it may be opened again. */
  override close(options = { disableAutoOpen: true }): void {
    this.isEnded ||= options.disableAutoOpen
    super.close(options)
  }
}

/**
 * Runs work on the store once it is open; and once more if it failed at rows with lost values that have been replaced since.
 * @param work takes effect as a whole or not at all
 * @param mayRepeat whether it may run again: it must not bring back or overwrite what was changed since
 * @throws StoreNotOpen
 */
export const onceOpen = <T>(database: AppDatabase, work: () => PromiseLike<T>, mayRepeat: () => boolean = () => true): PromiseLike<T> =>
  (database.isOpen() ? work() : database.opened().then(work)).then(undefined, async (failure: unknown) => {
    if (!(await database.mended(failure)) || !mayRepeat()) throw failure
    return work()
  })
