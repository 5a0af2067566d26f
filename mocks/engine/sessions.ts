import { headerNames } from '@/contract/endpoints'
import { refuse, type Failure } from './outcome'
import { isWithin, tokenBytes, tokenLifetimeMilliseconds } from './limits'
import type { Seller, Session } from './records'
import { nextStepOf } from './seller'
import { randomText } from './secrets'
import type { Service } from './service'
import { deleteWithin, type ReadRecords, type Records } from './store'
import { texts } from './texts'

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

/** A token that no session has yet, and its digest. */
export interface NewToken {
  readonly token: string
  readonly digest: string
}

export async function newToken({ randomBytes, digest }: Service): Promise<NewToken> {
  const token = randomText(randomBytes, tokenBytes)
  return { token, digest: await digest(token) }
}

/** At the first session a seeded shop opens, and the review begins for a complete seller without `completedAt` (seeded, or of an earlier version). */
function atFirstSession(seller: Seller, now: number): Seller {
  const { shop, completedAt } = seller
  if (shop !== undefined) return shop.openedAt === null ? { ...seller, shop: { ...shop, openedAt: now } } : seller
  return completedAt === undefined && nextStepOf(seller) === 'complete' ? { ...seller, completedAt: now } : seller
}

/** Starts a session and deletes those that have ended. Only the digest of its token is stored. */
export async function openSession({ sessions, sellers }: Records, sellerId: string, { digest }: NewToken, now: number): Promise<void> {
  await deleteWithin(sessions, 'expiresAt', undefined, now)
  await sessions.put(digest, { sellerId, expiresAt: now + tokenLifetimeMilliseconds })
  const seller = await sellers.get(sellerId)
  const opened = seller && atFirstSession(seller, now)
  if (opened !== undefined && opened !== seller) await sellers.put(sellerId, opened)
}

/** The digest of a call's token: empty where the header holds no token, null where there is no header. */
export async function readCredentials(headers: CallHeaders, { digest }: Service): Promise<string | null> {
  if (headers.get(headerNames.authorization) === null) return null
  const token = bearerTokenOf(headers)
  return token === null ? '' : digest(token)
}

export async function identify({ sessions, sellers }: ReadRecords, credentials: string | null, now: number): Promise<Caller> {
  if (credentials === null) return { kind: 'anonymous' }
  const session = await sessions.get(credentials)
  if (session === undefined || !isOpen(session, now)) return { kind: 'unknown' }
  const seller = await sellers.get(session.sellerId)
  return seller === undefined ? { kind: 'unknown' } : { kind: 'seller', seller }
}

/** The answer to a caller who has to be signed in and is not. */
export const refuseCaller = (caller: Exclude<Caller, { kind: 'seller' }>): Failure =>
  refuse(401, caller.kind === 'anonymous' ? texts.signInFirst : texts.sessionEnded)
