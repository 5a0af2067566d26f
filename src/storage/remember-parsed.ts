import { isPlainObject } from './plain-object'

/** Whether two stored values have the same content. What is neither plain nor a list is only ever the same as itself. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((part, place) => isSame(part, other[place]))
  if (!isPlainObject(one) || !isPlainObject(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}

/**
 * Parses what is stored, each under its key, and gives what is unchanged since an earlier read as it was parsed then: of a
 * thousand rows a change touches one, parsing takes twenty times as long as comparing, and what was made of a row stays true.
 * @returns reads some rows, of as many as there are in all
 */
export function rememberParsed<Parsed>(parse: (stored: unknown) => Parsed) {
  let known = new Map<string | number, { readonly stored: unknown; readonly parsed: Parsed }>()
  return (rows: readonly (readonly [key: string | number, stored: unknown])[], inAll = rows.length): readonly Parsed[] => {
    // Of rows that are gone nothing is kept for long.
    if (known.size > 2 * inAll + 100) known = new Map()
    return rows.map(([key, stored]) => {
      const before = known.get(key)
      if (before !== undefined && isSame(before.stored, stored)) return before.parsed
      const parsed = parse(stored)
      // What parsing left as it was lies in memory once.
      known.set(key, { stored: isSame(stored, parsed) ? parsed : stored, parsed })
      return parsed
    })
  }
}
