const anyOrigin = 'https://portal.invalid'

/**
 * A path inside this app to return to, or null for anything that could lead elsewhere (ROUTE-03).
 * The test is the browser's own parser: what it resolves to another origin is no path of ours.
 * @param leftBy who was there, as far as the device knows: her who comes back it leads to the very place
 */
export function safeReturnPath(value: string | undefined, leftBy: 'herself' | 'another' | 'unknown'): string | null {
  if (value === undefined || !value.startsWith('/')) return null
  try {
    const address = new URL(value, anyOrigin)
    if (address.origin !== anyOrigin) return null
    // What she searched for may be a customer's name, and the rest names her records (S27).
    if (leftBy === 'another') [address.search, address.hash] = ['', '']
    else if (leftBy === 'unknown') for (const typed of ['q', 'older']) if (address.searchParams.has(typed)) address.searchParams.delete(typed)
    const path = address.pathname + address.search + address.hash
    // A path such as //host would leave the app when it is resolved once more.
    return path.startsWith('//') || address.pathname === '/login' ? null : path
  } catch {
    return null
  }
}
