import { createKeyIndex, type KeyIndex } from './key-index'
import { indexValuesOf, type IndexValues, type TableDefinition } from './records'
import type { Entry, Table } from './store'

/** A table for transactions that run one after another. */
export interface SerialTable<Value, Index extends string> extends Table<Value, Index> {
  /** What the running transaction has changed; undefined stands for a deleted record. */
  changes(): readonly Entry<unknown>[]
  keep(): void
  undo(): void
}

/**
 * Keeps the indexes of a table in memory; the records themselves are loaded by key.
 * @param stored the entries that the table has now
 * @throws if one of them does not fit the table's schema
 */
export function createSerialTable<Value, Index extends string>(
  definition: TableDefinition<Value, Index>,
  load: (key: string) => Promise<unknown>,
  stored: Iterable<Entry<unknown>>,
): SerialTable<Value, Index> {
  const { schema } = definition
  const indexes = new Map<string, KeyIndex>(Object.keys(definition.indexes).map((name) => [name, createKeyIndex()]))
  /** Every key that there is, with its record's values in the indexes. */
  const known = new Map<string, IndexValues>()
  const changed = new Map<string, Value | undefined>()
  const before = new Map<string, IndexValues | undefined>()

  function index(key: string, values: IndexValues | undefined): void {
    const old = known.get(key)
    for (const [name, keys] of indexes) {
      const [from, to] = [old?.[name], values?.[name]]
      if (from === to) continue
      if (from !== undefined) keys.remove(from, key)
      if (to !== undefined) keys.add(to, key)
    }
    if (values === undefined) known.delete(key)
    else known.set(key, values)
  }
  for (const [key, value] of stored) index(key, indexValuesOf(definition, key, schema.parse(value)))

  function change(key: string, value: Value | undefined): void {
    if (!changed.has(key)) before.set(key, known.get(key))
    changed.set(key, value)
    index(key, value && indexValuesOf(definition, key, value))
  }
  // Parsing also makes the copy, with nothing from the platform such as `structuredClone`.
  const get = async (key: string): Promise<Value | undefined> =>
    changed.has(key) || !known.has(key) ? changed.get(key) : schema.parse(await load(key))
  const keep = (): void => {
    changed.clear()
    before.clear()
  }

  return {
    get,
    async within(name, from, to, limit) {
      const entries: Entry<Value>[] = []
      for (const key of indexes.get(name)?.within(from, to).slice(0, limit) ?? []) {
        const value = await get(key)
        if (value !== undefined) entries.push([key, value])
      }
      return entries
    },
    countOf: async (name, value) => indexes.get(name)?.count(value) ?? 0,
    count: async () => known.size,
    put: async (key, value) => change(key, schema.parse(value)),
    delete: async (key) => change(key, undefined),
    async clear() {
      for (const key of [...known.keys()]) change(key, undefined)
    },
    changes: () => [...changed],
    keep,
    undo() {
      for (const [key, values] of before) index(key, values)
      keep()
    },
  }
}
