import { rememberParsed } from '@/storage/remember-parsed'
import type { Commands } from './command'
import { parseRow, type StoredRow } from './submission'

/** Parses rows; a row that is unchanged since an earlier read is not parsed again. */
export function rememberRows(commands: Commands): (rows: readonly { readonly sequence: number }[]) => readonly StoredRow[] {
  const read = rememberParsed((stored) => parseRow(commands, stored))
  return (rows) => read(rows.map((row) => [row.sequence, row]))
}
