/**
 * Stands in, in the browser build, for parts of msw that the in-browser service does without (see src/build/left-out.ts). It
 * neither sets nor reads a cookie: the jar with its list of domains would be half of the demo's weight, and it reads local
 * storage as it is loaded, which a browser may refuse.
 */
export const getAllRequestCookies = (): Readonly<Record<string, string>> => ({})
export const { Headers } = globalThis

/** Every endpoint has one address, and what is asked stands behind it. */
export const matchRequestUrl = ({ origin, pathname }: URL, address: string) => ({ matches: origin + pathname === address, params: {} })

/** Handlers could note by it what is to be tidied up after an answer; ours have nothing to. */
export const createRequestId = (): string => ''
export const observeResponseBodyStream = (): null => null

/** Answers of ours bring no words beside their status, and nothing is logged. */
// oxlint-disable-next-line import/no-default-export -- as the module that it stands in for
export default { message: {} }
