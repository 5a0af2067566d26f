import { contactChannels, type ContactChannel } from '@/contract/access'
import { resendDelaySeconds } from '@/contract/limits'
import {
  codeCountingMilliseconds,
  codeLifetimeMilliseconds,
  codesPerHour,
  codesPerHourToOnePlace,
  codeTries,
  sentCodeKeptMilliseconds,
} from './limits'
import { refuseUntil, type Failure } from './outcome'
import { randomCode, sameSecret } from './secrets'
import type { Service } from './service'
import { destinationOf, type Seller, type SentCode, type State } from './state'
import { texts } from './texts'
import { isWithin } from './time'

const samePlace = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

const codesOf = (state: State, seller: Seller, channel: ContactChannel): readonly SentCode[] =>
  state.sentCodes.filter((sent) => sent.sellerId === seller.id && sent.channel === channel)

/** Sends a new code over a channel; it takes the place of the one before. */
export function sendCode(state: State, seller: Seller, channel: ContactChannel, service: Service): void {
  const now = service.now()
  state.sentCodes = state.sentCodes.filter((sent) => isWithin(sentCodeKeptMilliseconds, sent.sentAt, now))
  for (const sent of state.sentCodes)
    if (sent.sellerId === seller.id && sent.channel === channel && sent.state === 'valid') sent.state = 'replaced'
  state.sentCodes.push({
    id: service.newId(),
    sellerId: seller.id,
    channel,
    to: destinationOf(seller, channel),
    code: randomCode(service.randomBytes),
    sentAt: now,
    expiresAt: now + codeLifetimeMilliseconds,
    triesLeft: codeTries,
    state: 'valid',
  })
}

/** Says no when the last hour's codes are as many as there may be. */
function refuseBeyond(limit: number, codes: readonly SentCode[], now: number): Failure | null {
  const lately = codes.filter((sent) => isWithin(codeCountingMilliseconds, sent.sentAt, now))
  const oldest = lately.at(-limit)
  return oldest === undefined
    ? null
    : refuseUntil(oldest.sentAt + codeCountingMilliseconds, now, texts.tooManyCodes)
}

/** Says no when an hour's codes of a registration are used up. */
export const refuseTooMany = (state: State, seller: Seller, channel: ContactChannel, now: number): Failure | null =>
  refuseBeyond(codesPerHour, codesOf(state, seller, channel), now)

/**
 * Says no when a place has had an hour's codes, whoever asked for them: else one new registration after the other
 * would give as many tries as anybody likes, and fill the inbox of somebody else.
 */
export const refuseTooManyTo = (state: State, place: string, now: number): Failure | null =>
  refuseBeyond(codesPerHourToOnePlace, state.sentCodes.filter((sent) => samePlace(sent.to, place)), now)

/** Says no when the last code was sent only just now. */
export function refuseTooSoon(state: State, seller: Seller, channel: ContactChannel, now: number): Failure | null {
  const last = codesOf(state, seller, channel).at(-1)
  const delay = resendDelaySeconds * 1000
  return last !== undefined && isWithin(delay, last.sentAt, now)
    ? refuseUntil(last.sentAt + delay, now, texts.resendTooSoon)
    : null
}

export type CodeCheck =
  | { readonly kind: 'right' }
  /** Expired, used, or never sent: only new ones help. */
  | { readonly kind: 'unusable'; readonly channels: readonly ContactChannel[] }
  /** At least one was guessed at too often; `until` is when the last of those would have ended. */
  | { readonly kind: 'locked'; readonly channels: readonly ContactChannel[]; readonly until: number }
  | { readonly kind: 'wrong'; readonly wrong: readonly { channel: ContactChannel; triesLeft: number }[] }

/**
 * Compares the codes of all channels. A wrong code costs one of its tries; the right ones are used up
 * only when all of them are right.
 */
export function checkCodes(
  state: State,
  seller: Seller,
  given: Readonly<Record<ContactChannel, string>>,
  now: number,
): CodeCheck {
  const current = contactChannels.map((channel) => ({ channel, sent: codesOf(state, seller, channel).at(-1) }))
  const alive = current.flatMap(({ channel, sent }) =>
    sent !== undefined && isWithin(codeLifetimeMilliseconds, sent.sentAt, now) ? [{ channel, sent }] : [],
  )
  const usable = alive.filter(({ sent }) => sent.state === 'valid')
  if (usable.length < contactChannels.length) {
    const channels = contactChannels.filter((channel) => usable.every((entry) => entry.channel !== channel))
    const locked = alive.filter(({ sent }) => sent.triesLeft <= 0)
    if (locked.length === 0) return { kind: 'unusable', channels }
    return { kind: 'locked', channels, until: Math.max(...locked.map(({ sent }) => sent.expiresAt)) }
  }
  const wrong = usable.filter(({ channel, sent }) => !sameSecret(sent.code, given[channel]))
  for (const { sent } of wrong) {
    sent.triesLeft -= 1
    if (sent.triesLeft <= 0) sent.state = 'used'
  }
  if (wrong.length > 0)
    return { kind: 'wrong', wrong: wrong.map(({ channel, sent }) => ({ channel, triesLeft: sent.triesLeft })) }
  for (const { sent } of usable) sent.state = 'used'
  return { kind: 'right' }
}
