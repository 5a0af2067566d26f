/**
 * Stands in, in the browser build, for parts of msw that the in-browser service does without (see src/build/left-out.ts). It
 * neither sets nor reads a cookie: the jar with its list of domains would be half of the demo's weight, and it reads local
 * storage as it is loaded, which a browser may refuse.
 */
export const getAllRequestCookies = (): Readonly<Record<string, string>> => ({})
export const { Headers } = globalThis

/** Every endpoint has one fixed address, without parameters in its path; the query is ignored. */
export const matchRequestUrl = ({ origin, pathname }: URL, address: string) => ({ matches: origin + pathname === address, params: {} })

/** With these msw lets handlers clean up after an answer; ours have nothing to clean up. */
export const createRequestId = (): string => ''
export const observeResponseBodyStream = (): null => null

/** The texts of HTTP statuses: the service's answers need none, and msw logs nothing. */
// oxlint-disable-next-line import/no-default-export -- as the module that it stands in for
export default { message: {} }
