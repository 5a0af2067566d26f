const anyOrigin = 'https://portal.invalid'

/**
 * A path inside this app to return to, or null for anything that could lead elsewhere (ROUTE-03).
 * The browser's own parser decides: a value that it resolves to another origin is refused.
 * @param leftBy who left that path, as far as the device knows: only herself does it lead back to the exact place
 */
export function safeReturnPath(value: string | undefined, leftBy: 'herself' | 'another' | 'unknown'): string | null {
  if (value === undefined || !value.startsWith('/')) return null
  try {
    const address = new URL(value, anyOrigin)
    if (address.origin !== anyOrigin) return null
    // A search may contain a customer's name, and the rest names the other seller's records (S27).
    if (leftBy === 'another') [address.search, address.hash] = ['', '']
    else if (leftBy === 'unknown') for (const typed of ['q', 'older']) if (address.searchParams.has(typed)) address.searchParams.delete(typed)
    const path = address.pathname + address.search + address.hash
    // A path such as //host would leave the app when it is resolved once more.
    return path.startsWith('//') || address.pathname === '/login' ? null : path
  } catch {
    return null
  }
}
