import type { Commands } from './command'
import { parseRow, type StoredRow } from './submission'

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Whether two stored values have the same content. What is neither plain nor a list is only ever the same as itself. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((part, place) => isSame(part, other[place]))
  if (!isPlain(one) || !isPlain(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}

/**
 * Parses rows, and gives what is unchanged since an earlier read as it was parsed then: of a thousand rows a change
 * touches one, and parsing takes twenty times as long as comparing.
 */
export function rememberRows(commands: Commands): (rows: readonly { readonly sequence: number }[]) => readonly StoredRow[] {
  let known = new Map<number, { readonly stored: unknown; readonly row: StoredRow }>()
  return (rows) => {
    // Of rows that are gone nothing is kept for long.
    if (known.size > 2 * rows.length + 100) known = new Map()
    return rows.map((stored) => {
      const before = known.get(stored.sequence)
      if (before !== undefined && isSame(before.stored, stored)) return before.row
      const row = parseRow(commands, stored)
      known.set(stored.sequence, { stored, row })
      return row
    })
  }
}
