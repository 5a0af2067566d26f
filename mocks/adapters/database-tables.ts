import { Dexie, type Transaction } from 'dexie'
import { indexValuesOf } from '@mocks/engine/records'
import { openTables, type Records } from '@mocks/engine/store'

/** A record in the database that this version cannot read. */
export class UnreadableRecord extends Error {}

interface Row {
  readonly key: string
  readonly value: unknown
}

/** The tables of the service's database within one of its transactions. @param failed called when the database fails */
export const openDatabaseTables = (transaction: Transaction, failed: () => void): Records =>
  openTables((definition) => {
    const { name, schema } = definition
    const table = transaction.table<Row, string>(name)
    const ask = async <Answer>(answer: PromiseLike<Answer>): Promise<Answer> => {
      try {
        return await answer
      } catch (error) {
        failed()
        throw error
      }
    }
    const read = ({ value }: Row) => {
      const parsed = schema.safeParse(value)
      if (parsed.success) return parsed.data
      throw new UnreadableRecord()
    }
    return {
      async get(key) {
        const row = await ask(table.get(key))
        return row && read(row)
      },
      async within(index, from, to, limit = Number.POSITIVE_INFINITY) {
        const between = table.where(index).between(from ?? Dexie.minKey, to ?? Dexie.maxKey, true, true)
        const rows = await ask(between.limit(limit).toArray())
        return rows.map((row) => [row.key, read(row)] as const)
      },
      countOf: (index, value) => ask(table.where(index).equals(value).count()),
      count: () => ask(table.count()),
      async put(key, value) {
        await ask(table.put({ key, value, ...indexValuesOf(definition, key, value) }))
      },
      delete: (key) => ask(table.delete(key)),
      clear: () => ask(table.clear()),
    }
  })
