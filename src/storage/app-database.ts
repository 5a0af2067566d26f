import { Dexie, type DexieOptions } from 'dexie'
import { mayBeLost } from './lost-value'
import { createOpening } from './opening'
import { failureOf } from './storage-failure'
import { endStuckTransactions } from './stuck-transaction'

type LargeTables = Readonly<Record<string, (standIn: object) => boolean>>

/** A database of the app; nothing is opened before its first use, and whoever uses it hears why it cannot be had. */
export class AppDatabase extends Dexie {
  private isEnded = false
  private readonly large: LargeTables
  private readonly opening = createOpening(this, () => this.isEnded)

  /**
   * @param large its tables with rows so large that the browser may lose the values of some (lost-value.ts), by their
   * names, each with whether what is left of a row is worth to be kept
   */
  constructor(name: string, options?: DexieOptions, large: LargeTables = {}) {
    // Dexie's own cache answers with what stood before a write that is under way, or with one that is not durable yet.
    super(name, { ...options, cache: 'disabled' })
    this.large = large
    endStuckTransactions(this)
  }

  /** Opens it, or says why it cannot be had; every use of it begins with that. @param after why it could not be used before */
  readonly opened = async (after?: unknown): Promise<void> => {
    await this.opening()
    await this.mended(after)
  }

  /** Puts stand-ins in place of rows that keep others from being read. @returns whether it is worth to try again */
  async mended(failure: unknown): Promise<boolean> {
    if (!mayBeLost(failure)) return false
    const tables = Object.entries(this.large).map(([name, isWorthStandIn]) => ({ rows: this.table(name), isWorthStandIn }))
    if (tables.length === 0) return false
    try {
      return await (await import('./replace-lost-values')).replaceLostValues(this, tables)
    } catch (error) {
      // Room can be made for a stand-in. Otherwise the failure itself is told.
      if (failureOf(error) === 'full') throw error
      return false
    }
  }

  /** Closed by ourselves, it stays closed; Dexie closes it otherwise where a connection is gone. */
  override close(options = { disableAutoOpen: true }): void {
    this.isEnded ||= options.disableAutoOpen
    super.close(options)
  }
}

/**
 * Works on the store once it is open: at once where it is. And once more where rows kept it from that and do so no longer.
 * @param work one that is done as a whole or not at all
 * @param mayRepeat whether it still may: nothing comes back, or gets older, by that
 * @throws StoreNotOpen
 */
export const onceOpen = <T>(database: AppDatabase, work: () => PromiseLike<T>, mayRepeat: () => boolean = () => true): PromiseLike<T> =>
  (database.isOpen() ? work() : database.opened().then(work)).then(undefined, async (failure: unknown) => {
    if (!(await database.mended(failure)) || !mayRepeat()) throw failure
    return work()
  })
