import type { Dexie, IndexableType } from 'dexie'
import { IDBIndex, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { onTestFinished } from 'vitest'
import { z } from '@/contract/schema'

/** The errors with which Chromium reports that a large value's file is missing, or damaged. */
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

/** @param asked a key, a range of keys, or options with one of these; null or undefined asks for all */
function asks(asked: unknown, key: unknown): boolean {
  // A row that lacks one of an index's fields is not in that index.
  if (key === undefined || (Array.isArray(key) && key.includes(undefined))) return false
  const query: unknown = typeof asked === 'object' && asked !== null && 'query' in asked ? asked.query : asked
  if (query === undefined || query === null) return true
  return query instanceof IDBKeyRange ? query.includes(key) : areSame(query, key)
}

/** Runs `first` before every call of a method, until the test is over. */
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
 * From now on these rows' keys are found but their values cannot be read: each read of one fails together with its
 * transaction, until the row is written again or deleted.
 * @param keys of the lost rows, by table
 * @returns makes them readable again
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
