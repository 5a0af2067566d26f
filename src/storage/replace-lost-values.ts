import { Dexie, type IndexableType, type Table } from 'dexie'
import { lostForGood, lostMark, mayBeLost } from './lost-value'
import { namesOf } from './storage-failure'

/** What may have failed for want of memory counts as lost once it has failed for so long, at each try. */
const patienceMilliseconds = 60_000

/** While a screen waits it is tried every few seconds; after such a pause nobody knows whether it could be read meanwhile. */
const longestPauseMilliseconds = 30_000

/** When each failed first and last, in milliseconds of this page, by its database, table and key. */
const failures = new Map<string, { readonly first: number; readonly last: number }>()

interface FailingRow {
  readonly key: IndexableType
  readonly isForGood: boolean
}

/** Those of some rows that cannot be read: halved until each is alone, since one fails all that are read with it. */
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

function isGone({ db, name }: Table, { key, isForGood }: FailingRow): boolean {
  const place = JSON.stringify([db.name, name, key])
  const now = performance.now()
  const before = failures.get(place)
  const first = before === undefined || now - before.last > longestPauseMilliseconds ? now : before.first
  failures.set(place, { first, last: now })
  return isForGood || now - first >= patienceMilliseconds
}

/** What the indexes tell of a row; no values are read for that. */
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

/** Puts a stand-in in place of a row, unless that can be read after all. */
async function replace(table: Table, key: IndexableType): Promise<void> {
  const atKey = table.where(':id').equals(key)
  // Apart, since a read that fails takes its transaction with it; right before, so that no other tab writes between the two.
  const look = atKey.toArray().then(
    () => false,
    (error: unknown) => mayBeLost(error),
  )
  await table.db.transaction('rw', table, async () => {
    if ((await atKey.count()) > 0 && (await look)) await table.put(await standInFor(table, key))
  })
}

async function replaceIn(table: Table): Promise<boolean> {
  const failing = await failingRows(table, await table.toCollection().primaryKeys())
  const gone = failing.filter((row) => isGone(table, row))
  for (const { key } of gone) await replace(table, key)
  return gone.length === failing.length
}

/** One for each database at a time: whoever finds it under way wants the same. */
const underWay = new Map<string, Promise<boolean>>()

/**
 * Puts a stand-in in place of each row of which the browser has lost the value.
 * @returns whether all rows of these tables can be read now; rejects where the store is out of reach
 */
export function replaceLostValues({ name }: Dexie, tables: readonly Table[]): Promise<boolean> {
  const replacing =
    underWay.get(name) ??
    Promise.all(tables.map(replaceIn))
      .then((replaced) => replaced.every(Boolean))
      .finally(() => underWay.delete(name))
  underWay.set(name, replacing)
  return replacing
}
