/**
 * Stands in for `tough-cookie` and `set-cookie-parser` in the browser build. MSW keeps a cookie jar over all that it
 * answers; the in-browser service neither sets nor reads a cookie, and the jar with its list of domains would be half of
 * the demo's weight.
 */
export class MemoryCookieStore {
  idx: unknown
}

export class CookieJar {
  getCookiesSync(): readonly never[] {
    return []
  }
}

export const Cookie = { fromJSON: (): null => null }

export const splitCookiesString = (): readonly never[] => []
