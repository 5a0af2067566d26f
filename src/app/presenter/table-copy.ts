import type { Dexie } from 'dexie'
import { z } from '@/contract/schema'
import { withFiles, withoutFiles } from '@/outbox/file-values'

const rowSchema = z.record(z.string(), z.unknown())
/** All rows of a database by table, as JSON can carry them. */
export type TableCopy = Readonly<Record<string, readonly z.infer<typeof rowSchema>[]>>

/** Copies all tables in one transaction. */
export async function copyTables(database: Dexie): Promise<TableCopy> {
  const stored = await database.transaction('r', database.tables, async () => {
    const tables: { readonly name: string; readonly rows: readonly unknown[] }[] = []
    for (const table of database.tables) tables.push({ name: table.name, rows: await table.toArray() })
    return tables
  })
  // After the transaction, which would end at the first wait for anything else.
  const copies = stored.map(async ({ name, rows }) => [name, z.array(rowSchema).parse(await withoutFiles(rows))] as const)
  return Object.fromEntries(await Promise.all(copies))
}

/**
 * Replaces everything in a database with a copy, all or nothing. A table that the copy does not have is emptied, one that the
 * database does not have is skipped.
 * @throws what the database throws when it does not take a row, or is full
 */
export async function restoreTables(database: Dexie, copy: TableCopy): Promise<void> {
  // Before the transaction, for the same reason.
  const rows = new Map(database.tables.map((table) => [table, (copy[table.name] ?? []).map(withFiles)]))
  await database.transaction('rw', database.tables, async () => {
    for (const [table, values] of rows) {
      await table.clear()
      await table.bulkPut(values)
    }
  })
}
