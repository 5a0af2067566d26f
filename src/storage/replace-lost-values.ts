import { Dexie, type IndexableType, type Table } from 'dexie'
import { lostForGood, lostMark, mayBeLost } from './lost-value'
import { namesOf } from './storage-failure'

/** A row that may have failed for lack of memory is tried this often, this far apart; it counts as lost if every try fails. */
const tries = 12
const pauseMilliseconds = 5000

/** The rows being tried, by database, table and key. */
const tried = new Set<string>()

/** A table with rows so large that the browser may lose the values of some. */
interface LargeTable {
  readonly rows: Table
  readonly isWorthStandIn: (standIn: object) => boolean
}

interface FailingRow {
  readonly key: IndexableType
  readonly isForGood: boolean
}

/** Finds the rows that cannot be read by halving the list, since one such row fails every read that includes it. */
async function failingRows(table: Table, keys: readonly IndexableType[]): Promise<readonly FailingRow[]> {
  const [first] = keys
  if (first === undefined) return []
  try {
    await table.where(':id').between(first, keys.at(-1), true, true).toArray()
    return []
  } catch (error) {
    if (!mayBeLost(error)) throw error
    if (keys.length === 1) return [{ key: first, isForGood: namesOf(error).includes(lostForGood) }]
    const middle = Math.ceil(keys.length / 2)
    return [...(await failingRows(table, keys.slice(0, middle))), ...(await failingRows(table, keys.slice(middle)))]
  }
}

/** Whether a row cannot be read at this moment, though its store can be. */
const cannotBeRead = (table: Table, key: IndexableType): PromiseLike<boolean> =>
  table.where(':id').equals(key).toArray().then(
    () => false,
    (error: unknown) => mayBeLost(error),
  )

/** Tries a row for a minute, and replaces it unless it could be read once. */
async function tryOn(table: LargeTable, key: IndexableType): Promise<void> {
  const { db, name } = table.rows
  const place = JSON.stringify([db.name, name, key])
  if (tried.has(place)) return
  tried.add(place)
  try {
    for (let left = tries; left > 0; left -= 1) {
      await new Promise((resolve) => void setTimeout(resolve, pauseMilliseconds))
      if (!(await cannotBeRead(table.rows, key))) return
    }
    await replace(table, key)
  } finally {
    tried.delete(place)
  }
}

/** A stand-in made from what the indexes tell of a row; no values are read for that. */
async function standInFor(table: Table, key: IndexableType): Promise<object> {
  const { primKey, indexes } = table.schema
  const standIn = { ...lostMark }
  Dexie.setByKeyPath(standIn, primKey.keyPath ?? [], key)
  for (const { name, keyPath } of indexes) {
    const [keys, rows] = await Promise.all([table.orderBy(name).keys(), table.orderBy(name).primaryKeys()])
    const place = rows.findIndex((row) => Dexie.dependencies.indexedDB.cmp(row, key) === 0)
    if (place !== -1) Dexie.setByKeyPath(standIn, keyPath ?? [], keys[place])
  }
  return standIn
}

/** Replaces a row with a stand-in, or deletes it if that is not worth keeping; does nothing if the row can be read after all. */
async function replace({ rows, isWorthStandIn }: LargeTable, key: IndexableType): Promise<void> {
  // In its own transaction, which a failing read aborts; queued right before the other, so that no other tab writes in between.
  const look = cannotBeRead(rows, key)
  await rows.db.transaction('rw', rows, async () => {
    if ((await rows.where(':id').equals(key).count()) === 0 || !(await look)) return
    const standIn = await standInFor(rows, key)
    if (isWorthStandIn(standIn)) await rows.put(standIn)
    else await rows.delete(key)
  })
}

async function replaceIn(table: LargeTable): Promise<boolean> {
  const failing = await failingRows(table.rows, await table.rows.toCollection().primaryKeys())
  for (const { key, isForGood } of failing) {
    if (isForGood) await replace(table, key)
    // If the store goes out of reach meanwhile, the next failing read starts this again.
    else tryOn(table, key).catch(() => undefined)
  }
  return failing.every(({ isForGood }) => isForGood)
}

/** One replacement at a time for each database; further callers share it. */
const underWay = new Map<string, Promise<boolean>>()

/**
 * Puts a stand-in in place of each row whose value the browser has lost; a row that may become readable again is tried for a minute.
 * @returns whether all rows of these tables can be read now; rejects where the store is out of reach
 */
export function replaceLostValues({ name }: Dexie, tables: readonly LargeTable[]): Promise<boolean> {
  const replacing =
    underWay.get(name) ??
    Promise.all(tables.map(replaceIn))
      .then((replaced) => replaced.every(Boolean))
      .finally(() => underWay.delete(name))
  underWay.set(name, replacing)
  return replacing
}
