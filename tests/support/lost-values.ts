import type { Dexie, IndexableType } from 'dexie'
import { IDBIndex, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { onTestFinished } from 'vitest'
import { z } from '@/contract/schema'

/** How Chromium says so where the file of a large value is gone, and where it is broken. */
export type Loss = 'NotReadableError' | 'UnknownError'

const rowSchema = z.record(z.string(), z.unknown())

interface LostRow {
  readonly table: string
  readonly key: IndexableType
  readonly row: z.infer<typeof rowSchema>
}

const areSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const valueAt = (row: object, keyPath: string | readonly string[] | null): unknown =>
  typeof keyPath === 'string' ? Reflect.get(row, keyPath) : keyPath?.map((path): unknown => Reflect.get(row, path))

/** @param asked a key, a range of keys, or options with one of these; nothing asks for all */
function asks(asked: unknown, key: unknown): boolean {
  // A row without one of an index's fields is not in it.
  if (key === undefined || (Array.isArray(key) && key.includes(undefined))) return false
  const query: unknown = typeof asked === 'object' && asked !== null && 'query' in asked ? asked.query : asked
  if (query === undefined || query === null) return true
  return query instanceof IDBKeyRange ? query.includes(key) : areSame(query, key)
}

/** Has a method do something else first, until the test is over. */
function precede<Owner extends object>(owner: Owner, name: string, first: (self: Owner, asked: unknown) => void): void {
  const method: unknown = Reflect.get(owner, name)
  if (typeof method !== 'function') throw new TypeError(`There is no method ${name}`)
  Reflect.set(owner, name, function preceded(this: Owner, ...asked: unknown[]): unknown {
    first(this, asked[0])
    const answer: unknown = Reflect.apply(method, this, asked)
    return answer
  })
  onTestFinished(() => void Reflect.set(owner, name, method))
}

/**
 * From now on the browser finds these rows by their keys, and none of their values: each read that meets one fails, and its
 * transaction with it, until something else is written in its place, or it is deleted.
 * @param keys of each table those of its lost rows @returns has them found again
 */
export async function loseValues(database: Dexie, keys: Readonly<Record<string, readonly IndexableType[]>>, loss: Loss = 'NotReadableError'): Promise<() => void> {
  const lost: LostRow[] = []
  for (const [table, ofTable] of Object.entries(keys))
    for (const key of ofTable) lost.push({ table, key, row: rowSchema.parse(await database.table(table).where(':id').equals(key).first()) })
  const meet = ({ name, transaction }: IDBObjectStore, isAsked: (row: LostRow) => boolean): void => {
    if (!lost.some((row) => row.table === name && isAsked(row))) return
    transaction.abort()
    throw new DOMException('Lost', loss)
  }
  for (const read of ['get', 'getAll', 'openCursor']) {
    precede(IDBObjectStore.prototype, read, (store, asked) => meet(store, ({ key }) => asks(asked, key)))
    precede(IDBIndex.prototype, read, ({ objectStore, keyPath }, asked) => meet(objectStore, ({ row }) => asks(asked, valueAt(row, keyPath))))
  }
  const forget = (isOver: (row: LostRow) => boolean): void => {
    for (const row of lost.filter(isOver)) lost.splice(lost.indexOf(row), 1)
  }
  precede(IDBObjectStore.prototype, 'put', ({ name, keyPath }, value) =>
    forget(({ table, key }) => table === name && areSame(key, valueAt(rowSchema.parse(value), keyPath))),
  )
  precede(IDBObjectStore.prototype, 'delete', ({ name }, asked) => forget(({ table, key }) => table === name && asks(asked, key)))
  return () => void lost.splice(0)
}
