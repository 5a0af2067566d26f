import { isPlainObject } from './plain-object'

/** Whether two stored values have the same content. Anything but plain objects and arrays is equal only to itself. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((part, place) => isSame(part, other[place]))
  if (!isPlainObject(one) || !isPlainObject(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}

/**
 * Parses stored rows, each under its key; a row unchanged since an earlier read gives the same parsed object. A change touches
 * one of a thousand rows, parsing takes twenty times as long as comparing, and what is cached by object stays valid.
 * @returns parses some rows, of `inAll` that are stored
 */
export function rememberParsed<Parsed>(parse: (stored: unknown) => Parsed) {
  let known = new Map<string | number, { readonly stored: unknown; readonly parsed: Parsed }>()
  return (rows: readonly (readonly [key: string | number, stored: unknown])[], inAll = rows.length): readonly Parsed[] => {
    // Deleted rows are forgotten once there are many.
    if (known.size > 2 * inAll + 100) known = new Map()
    return rows.map(([key, stored]) => {
      const before = known.get(key)
      if (before !== undefined && isSame(before.stored, stored)) return before.parsed
      const parsed = parse(stored)
      // If parsing changed nothing, only one of the two equal objects is kept in memory.
      known.set(key, { stored: isSame(stored, parsed) ? parsed : stored, parsed })
      return parsed
    })
  }
}
