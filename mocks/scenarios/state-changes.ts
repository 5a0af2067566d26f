import type { NextStep } from '@/contract/steps'
import { tokenLifetimeMilliseconds } from '@mocks/engine/limits'
import type { Seller, State } from '@mocks/engine/state'
import { seedState, sellerFromSeed } from './seed'
import { seedSellerOf } from './seed-sellers'

interface Contacts {
  readonly email: string
  readonly mobiles: readonly string[]
}

const plain = (text: string): string => text.trim().toLowerCase()

const withoutEntries = <Value>(
  entries: Readonly<Record<string, Value>>,
  isGone: (key: string, value: Value) => boolean,
): Record<string, Value> => Object.fromEntries(Object.entries(entries).filter(([key, value]) => !isGone(key, value)))

/** Forgets sellers with everything that is kept for them. */
function withoutSellers(state: State, ids: ReadonlySet<string>): State {
  return {
    ...state,
    sellers: withoutEntries(state.sellers, (id) => ids.has(id)),
    sentCodes: state.sentCodes.filter(({ sellerId }) => !ids.has(sellerId)),
    sessions: withoutEntries(state.sessions, (_, { sellerId }) => ids.has(sellerId)),
    wrongPasswords: withoutEntries(state.wrongPasswords, (account) => ids.has(account)),
    answers: withoutEntries(state.answers, (scope) => ids.has(scope.split(' ')[0] ?? '')),
  }
}

/** Forgets what was sent to and typed for contacts, which counts against whoever has them next. */
function withoutTraces(state: State, { email, mobiles }: Contacts): State {
  const places = new Set([email, ...mobiles].map(plain))
  return {
    ...state,
    sentCodes: state.sentCodes.filter(({ to }) => !places.has(plain(to))),
    wrongPasswords: withoutEntries(state.wrongPasswords, (account) => places.has(plain(account))),
  }
}

const holds = (seller: Seller, { email, mobiles }: Contacts): boolean =>
  plain(seller.email) === plain(email) || mobiles.includes(seller.mobile)

const idsOf = (state: State, belongs: (seller: Seller) => boolean): ReadonlySet<string> =>
  new Set(Object.values(state.sellers).filter(belongs).map(({ id }) => id))

/** Forgets whoever holds one of the contacts. */
export const withContactsFree = (state: State, contacts: Contacts): State =>
  withoutTraces(withoutSellers(state, idsOf(state, (seller) => holds(seller, contacts))), contacts)

/**
 * Makes a seller of the seed anew. Whoever took their contacts or their nickname meanwhile is forgotten; one of the seed
 * who did is as at the start.
 */
export function withSellerRestored(state: State, sellerId: string, nextStep: NextStep): State {
  const origin = seedSellerOf(sellerId)
  const seller = sellerFromSeed(origin, nextStep)
  const contacts = { email: seller.email, mobiles: [seller.mobile] }
  const gone = idsOf(
    state,
    (other) =>
      other.id === sellerId || holds(other, contacts) || plain(other.steps.step3?.nickname ?? '') === plain(origin.nickname),
  )
  const cleared = withoutTraces(withoutSellers(state, gone), { ...contacts, mobiles: [seller.mobile, seller.secondaryMobile] })
  const asAtTheStart = withoutEntries(seedState().sellers, (id) => !gone.has(id))
  return { ...cleared, sellers: { ...cleared.sellers, ...asAtTheStart, [sellerId]: seller } }
}

/** Puts everybody out. */
export const withSessionsEnded = (state: State): State => ({ ...state, sessions: {} })

/** Lets sessions that were begun while the clock was ahead go on, as if begun now. @param now once the clock is right */
export function withSessionsBroughtBack(state: State, now: number): State {
  const latest = now + tokenLifetimeMilliseconds
  const sessions = Object.entries(state.sessions).map(
    ([digest, session]) => [digest, { ...session, expiresAt: Math.min(session.expiresAt, latest) }] as const,
  )
  return { ...state, sessions: Object.fromEntries(sessions) }
}
