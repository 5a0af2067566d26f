import { tables, type IndexValue, type TableDefinition, type TableName } from './records'
import type { z } from '@/contract/schema'

export type Entry<Value> = readonly [key: string, value: Value]

/** The read-only side of a table. */
export interface ReadTable<Value, Index extends string> {
  get(key: string): Promise<Value | undefined>
  /** The entries between two values of an index, both included, in the order of the index; at most the first `limit`. */
  within(index: Index, from?: IndexValue, to?: IndexValue, limit?: number): Promise<readonly Entry<Value>[]>
  /** How many records have this value in an index; none of them is read. */
  countOf(index: Index, value: IndexValue): Promise<number>
  count(): Promise<number>
}

export interface Table<Value, Index extends string> extends ReadTable<Value, Index> {
  put(key: string, value: Value): Promise<void>
  delete(key: string): Promise<void>
  clear(): Promise<void>
}

type ValueOf<Name extends TableName> = z.infer<(typeof tables)[Name]['schema']>
type IndexOf<Name extends TableName> = keyof (typeof tables)[Name]['indexes'] & string

export type ReadRecords = { readonly [Name in TableName]: ReadTable<ValueOf<Name>, IndexOf<Name>> }
export type Records = { readonly [Name in TableName]: Table<ValueOf<Name>, IndexOf<Name>> }

/**
 * Where the records live. In a transaction `work` may await records and nothing else, since a browser commits an IndexedDB
 * transaction as soon as anything else is awaited. `work` may be run a second time after the store has failed.
 */
export interface Store {
  /** Runs `work` on a consistent view of the records. */
  read<Result>(work: (records: ReadRecords) => Promise<Result>): Promise<Result>
  /** Runs `work` with exclusive access to the records and commits its changes; if `work` throws, none is kept. */
  write<Result>(work: (records: Records) => Promise<Result>): Promise<Result>
}

/** Opens every table by its definition. */
export const openTables = (
  open: <Value, Index extends string>(definition: TableDefinition<Value, Index>) => Table<Value, Index>,
): Records => ({
  sellers: open(tables.sellers),
  sentCodes: open(tables.sentCodes),
  sessions: open(tables.sessions),
  wrongPasswords: open(tables.wrongPasswords),
  answers: open(tables.answers),
  acts: open(tables.acts),
  series: open(tables.series),
})

/** The records with this value in an index. */
export const findBy = async <Value, Index extends string>(
  table: ReadTable<Value, Index>,
  index: NoInfer<Index>,
  value: IndexValue,
): Promise<readonly Value[]> => (await table.within(index, value, value)).map(([, found]) => found)

/** Deletes the records between two values of an index, both included. */
export async function deleteWithin<Value, Index extends string>(
  table: Table<Value, Index>,
  index: NoInfer<Index>,
  from?: IndexValue,
  to?: IndexValue,
): Promise<void> {
  for (const [key] of await table.within(index, from, to)) await table.delete(key)
}
