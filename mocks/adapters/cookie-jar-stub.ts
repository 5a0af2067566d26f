/**
 * Stands in for msw's cookie jar, and for `set-cookie-parser`, in the browser build. The in-browser service neither sets nor
 * reads a cookie: the jar with its list of domains would be half of the demo's weight, and it reads local storage as it is
 * loaded, which a browser may refuse.
 */
export const cookieStore = {
  getCookies: (): readonly never[] => [],
  setCookie: async (): Promise<void> => undefined,
}

export const splitCookiesString = (): readonly never[] => []
