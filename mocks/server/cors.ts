import { endpoints, headerNames } from '@/contract/endpoints'

/** Which pages may call: those of any origin, or of the listed ones. */
export type AllowedOrigins = 'any' | readonly string[]

export type HeaderLines = Readonly<Record<string, string>>

export const isAllowed = (origins: AllowedOrigins, origin: string | undefined): boolean =>
  origins === 'any' || (origin !== undefined && origins.includes(origin))

/** The headers by which a browser lets a page read an answer. Cookies are never part of it. */
export function corsHeaders(origins: AllowedOrigins, origin: string | undefined): HeaderLines {
  const exposed = { 'Access-Control-Expose-Headers': [headerNames.retryAfter, headerNames.date].join(', ') }
  if (origins === 'any') return { 'Access-Control-Allow-Origin': '*', ...exposed }
  if (origin === undefined || !isAllowed(origins, origin)) return { Vary: 'Origin' }
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, ...exposed }
}

/** The methods that the contract's addresses take. */
const methods = [...new Set(Object.values(endpoints).map(({ method }) => method))]

/** What a browser is told that asks before a call. */
export const preflightHeaders: HeaderLines = {
  'Access-Control-Allow-Methods': methods.join(', '),
  'Access-Control-Allow-Headers': ['Content-Type', headerNames.authorization, headerNames.idempotencyKey].join(', '),
  'Access-Control-Max-Age': '600',
}
