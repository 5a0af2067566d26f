import { headerNames } from '@/contract/endpoints'
import { refuse, type Failure } from './outcome'
import { tokenBytes, tokenLifetimeMilliseconds } from './limits'
import { randomText } from './secrets'
import type { Service } from './service'
import type { Seller, Session, State } from './state'
import { texts } from './texts'
import { isWithin } from './time'

/** The headers of a call; the platform's own `Headers` fits. */
export interface CallHeaders {
  get(name: string): string | null
}

/** Who calls, as far as the Authorization header says. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'seller'; readonly seller: Seller }

export const bearerTokenOf = (headers: CallHeaders): string | null =>
  /^Bearer +(\S+) *$/i.exec(headers.get(headerNames.authorization) ?? '')?.[1] ?? null

const isOpen = ({ expiresAt }: Session, now: number): boolean =>
  isWithin(tokenLifetimeMilliseconds, expiresAt - tokenLifetimeMilliseconds, now)

/** Starts a session and gives its token, of which only the digest is kept. */
export async function openSession(state: State, sellerId: string, service: Service): Promise<string> {
  const now = service.now()
  for (const [digest, session] of Object.entries(state.sessions))
    if (!isOpen(session, now)) delete state.sessions[digest]
  const token = randomText(service.randomBytes, tokenBytes)
  state.sessions[await service.digest(token)] = { sellerId, expiresAt: now + tokenLifetimeMilliseconds }
  return token
}

export async function identify(state: State, headers: CallHeaders, service: Service): Promise<Caller> {
  if (headers.get(headerNames.authorization) === null) return { kind: 'anonymous' }
  const token = bearerTokenOf(headers)
  const session = token === null ? undefined : state.sessions[await service.digest(token)]
  const seller = session === undefined ? undefined : state.sellers[session.sellerId]
  if (session === undefined || seller === undefined || !isOpen(session, service.now())) return { kind: 'unknown' }
  return { kind: 'seller', seller }
}

/** The answer to a caller who has to be signed in and is not. */
export const refuseCaller = (caller: Exclude<Caller, { kind: 'seller' }>): Failure =>
  refuse(401, caller.kind === 'anonymous' ? texts.signInFirst : texts.sessionEnded)
