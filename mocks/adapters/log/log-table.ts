import { logEntrySchema, logLength, type LogEntry } from '@/contract/presenter/log'
import { z } from '@/contract/schema'
import type { Table } from 'dexie'
import { openServiceDatabase } from '../service-database'

const rowSchema = z.object({
  sequence: z.number(),
  /** The tab that made the call: when it is closed, its running calls have ended. */
  tab: z.string(),
  entry: logEntrySchema,
})
type Row = z.infer<typeof rowSchema>

/** The newest entries, in the order in which they began. Every method may reject. */
export interface LogTable {
  /** Gives the number by which `replace` finds the entry. */
  add(tab: string, entry: LogEntry): Promise<number>
  replace(sequence: number, entry: LogEntry): Promise<void>
  /** Newest first. */
  rows(): Promise<readonly Row[]>
  clear(): Promise<void>
}

/** A log in memory, which ends with the page. */
function createPageTable(): LogTable {
  let rows: readonly Row[] = []
  let sequence = 0
  return {
    async add(tab, entry) {
      sequence += 1
      rows = [...rows, { sequence, tab, entry }].slice(-logLength)
      return sequence
    },
    async replace(which, entry) {
      rows = rows.map((row) => (row.sequence === which ? { ...row, entry } : row))
    },
    rows: async () => rows.toReversed(),
    async clear() {
      rows = []
    },
  }
}

/** The log in the database; in memory if the database cannot be opened. */
export async function openLogTable(): Promise<LogTable> {
  const stored = openStoredTable()
  try {
    await stored.rows()
    return stored
  } catch {
    return createPageTable()
  }
}

/** Uses a connection of its own with relaxed durability: no call has to wait until the log is on the disk. */
function openStoredTable(): LogTable {
  const table: Table<unknown, number> = openServiceDatabase('relaxed').table('log')
  return {
    async add(tab, entry) {
      const sequence = await table.add({ tab, entry })
      await table.where('sequence').belowOrEqual(sequence - logLength).delete()
      return sequence
    },
    async replace(sequence, entry) {
      await table.where('sequence').equals(sequence).modify({ entry })
    },
    async rows() {
      const rows = await table.toArray()
      return rows.toReversed().flatMap((row) => {
        const parsed = rowSchema.safeParse(row)
        return parsed.success ? [parsed.data] : []
      })
    },
    clear: () => table.clear(),
  }
}

/** Marks the running calls of closed tabs as ended, without a duration since it is unknown. True if there were any. */
export async function endLeftOver(table: LogTable, present: ReadonlySet<string>): Promise<boolean> {
  let ended = false
  for (const { sequence, tab, entry } of await table.rows())
    if (entry.kind === 'call' && entry.end.kind === 'running' && !present.has(tab)) {
      await table.replace(sequence, { ...entry, end: { kind: 'unanswered', milliseconds: null } })
      ended = true
    }
  return ended
}
