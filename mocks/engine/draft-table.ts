import { indexValuesOf, type IndexValue, type TableDefinition, type TableName } from './records'
import { createKeyIndex, inOrder, type KeyIndex } from './key-index'
import type { Entry, Table } from './store'

/** A record to be written, or to be removed where it has no value. */
export interface Change {
  readonly table: TableName
  readonly key: string
  readonly value: unknown
}

/** A table whose changes are a draft until they are kept. */
export interface DraftTable<Value, Index extends string> extends Table<Value, Index> {
  changes(): readonly Change[]
  keep(): void
  drop(): void
}

/**
 * Keeps the indexes of a table in memory; the records themselves are loaded by key.
 * @param stored what lies in the table now
 * @throws where one of these is no such record
 */
export function createDraftTable<Value, Index extends string>(
  definition: TableDefinition<Value, Index>,
  load: (key: string) => Promise<unknown>,
  stored: Iterable<Entry<unknown>>,
): DraftTable<Value, Index> {
  const { name: table, schema } = definition
  const indexes = new Map<string, KeyIndex>(Object.keys(definition.indexes).map((name) => [name, createKeyIndex()]))
  /** Every key that there is, with its record's place in the indexes. */
  const known = new Map<string, ReadonlyMap<string, IndexValue>>()
  const draft = new Map<string, Value | undefined>()

  function index(key: string, value: Value | undefined): void {
    const before = known.get(key)
    const after = value === undefined ? undefined : indexValuesOf(definition, key, value)
    for (const [name, keys] of indexes) {
      const [old, current] = [before?.get(name), after?.get(name)]
      if (old === current) continue
      if (old !== undefined) keys.remove(old, key)
      if (current !== undefined) keys.add(current, key)
    }
    if (after === undefined) known.delete(key)
    else known.set(key, after)
  }
  for (const [key, value] of stored) index(key, schema.parse(value))

  // Parsing makes a copy, and needs nothing of the platform.
  const get = async (key: string): Promise<Value | undefined> =>
    draft.has(key) || !known.has(key) ? draft.get(key) : schema.parse(await load(key))

  return {
    get,
    async within(name, from, to, limit = Number.POSITIVE_INFINITY) {
      const drafted = createKeyIndex()
      for (const [key, value] of draft) {
        const current = value === undefined ? undefined : definition.indexes[name](value, key)
        if (current !== undefined) drafted.add(current, key)
      }
      const places = [...drafted.within(from, to)]
      const changed = places.length
      for (const place of indexes.get(name)?.within(from, to) ?? []) {
        if (places.length - changed >= limit) break
        if (!draft.has(place.key)) places.push(place)
      }
      const entries: Entry<Value>[] = []
      for (const { key } of places.toSorted(inOrder).slice(0, limit)) {
        const value = await get(key)
        if (value !== undefined) entries.push([key, value])
      }
      return entries
    },
    async count() {
      let count = known.size
      for (const [key, value] of draft) count += Number(value !== undefined) - Number(known.has(key))
      return count
    },
    async put(key, value) {
      draft.set(key, schema.parse(value))
    },
    async delete(key) {
      draft.set(key, undefined)
    },
    async clear() {
      for (const key of [...known.keys(), ...draft.keys()]) draft.set(key, undefined)
    },
    changes: () => [...draft].map(([key, value]) => ({ table, key, value })),
    keep() {
      for (const [key, value] of draft) index(key, value)
      draft.clear()
    },
    drop: () => draft.clear(),
  }
}
