import { contactChannels, type ContactChannel } from '@/contract/contact-channels'
import { resendDelaySeconds } from '@/contract/limits'
import {
  codeCountingMilliseconds,
  codeLifetimeMilliseconds,
  codesPerHour,
  codesPerHourToOnePlace,
  codeTries,
  isWithin,
  sentCodeKeptMilliseconds,
  shareOfOneAddress,
  triesPerHourAtOnePlace,
} from './limits'
import { refuseUntil, type Failure } from './outcome'
import { plain, type Seller, type SentCode } from './records'
import { randomCode, sameSecret } from './secrets'
import { destinationOf } from './seller'
import type { Service } from './service'
import { deleteWithin, findBy, type ReadRecords, type Records } from './store'
import { texts } from './texts'

const states: readonly SentCode['state'][] = ['replaced', 'used', 'valid']

/** Sorts by sending order. Records of earlier versions have no `order`: there a replaced code comes before its replacement. */
const oldestFirst = (a: SentCode, b: SentCode): number =>
  a.sentAt - b.sentAt ||
  (a.order ?? 0) - (b.order ?? 0) ||
  contactChannels.indexOf(a.channel) - contactChannels.indexOf(b.channel) ||
  states.indexOf(a.state) - states.indexOf(b.state)

/** All sent codes that are still kept, oldest first. */
export const readSentCodes = async ({ sentCodes }: ReadRecords): Promise<SentCode[]> =>
  (await sentCodes.within('sentAt')).map(([, sent]) => sent).toSorted(oldestFirst)

/** A seller's codes of one channel, oldest first. */
const codesOf = async (records: Records, { id }: Seller, channel: ContactChannel): Promise<readonly SentCode[]> =>
  (await findBy(records.sentCodes, 'sellerId', id)).filter((sent) => sent.channel === channel).toSorted(oldestFirst)

/**
 * The code that counts: the valid one, else the last used one. Its time cannot tell: codes sent while the clock was ahead
 * look newer than all that were sent after it was set right.
 */
const currentOf = (codes: readonly SentCode[]): SentCode | undefined =>
  codes.find(({ state }) => state === 'valid') ?? codes.findLast(({ state }) => state === 'used')

/** Makes codes unusable. They are not deleted, since wrong tries are counted by them. */
async function replace(records: Records, codes: readonly SentCode[]): Promise<void> {
  for (const sent of codes) if (sent.state === 'valid') await records.sentCodes.put(sent.id, { ...sent, state: 'replaced' })
}

/** Makes a deleted registration's codes unusable, so that the presenter's inbox does not show them as valid. */
export const replaceCodesOf = async (records: Records, { id }: Seller): Promise<void> =>
  replace(records, await findBy(records.sentCodes, 'sellerId', id))

/** The service that is asked for codes, and the caller's network address, if it is known. */
interface Asking {
  readonly service: Service
  readonly address?: string | undefined
}

/** Sends a new code over each of these channels; it replaces the one before. */
export async function sendCodes(
  records: Records,
  seller: Seller,
  channels: readonly ContactChannel[],
  { service, address }: Asking,
): Promise<void> {
  const now = service.now()
  await deleteWithin(records.sentCodes, 'sentAt', undefined, now - sentCodeKeptMilliseconds)
  await deleteWithin(records.sentCodes, 'sentAt', now + sentCodeKeptMilliseconds)
  for (const channel of channels) {
    await replace(records, await codesOf(records, seller, channel))
    const id = service.newId()
    await records.sentCodes.put(id, {
      id,
      sellerId: seller.id,
      channel,
      to: destinationOf(seller, channel),
      code: randomCode(service.randomBytes),
      ...(address !== undefined && { askedFrom: address }),
      sentAt: now,
      order: await records.sentCodes.count(),
      expiresAt: now + codeLifetimeMilliseconds,
      triesLeft: codeTries,
      state: 'valid',
    })
  }
}

/** Refuses when at least `limit` codes were sent within the last hour. @param codes oldest first */
function refuseBeyond(limit: number, codes: readonly SentCode[], now: number): Failure | null {
  const lately = codes.filter((sent) => isWithin(codeCountingMilliseconds, sent.sentAt, now))
  const oldest = lately.at(-limit)
  return oldest === undefined
    ? null
    : refuseUntil(oldest.sentAt + codeCountingMilliseconds, now, texts.tooManyCodes)
}

/** Refuses when a registration has had its hour's codes over one of these channels. */
export async function refuseTooMany(
  records: Records,
  seller: Seller,
  channels: readonly ContactChannel[],
  now: number,
): Promise<Failure | null> {
  for (const channel of channels) {
    const refused = refuseBeyond(codesPerHour, await codesOf(records, seller, channel), now)
    if (refused !== null) return refused
  }
  return null
}

/** All codes sent to a place (an email or number), over all registrations that name it, oldest first. */
const codesTo = async (records: Records, place: string): Promise<readonly SentCode[]> =>
  (await findBy(records.sentCodes, 'place', plain(place))).toSorted(oldestFirst)

/**
 * Refuses when one of these places has had its hour's codes, over all registrations, or when the caller's address has asked
 * for its share of them: otherwise a stranger could flood somebody's inbox by starting one registration after another.
 */
export async function refuseTooManyTo(
  records: Records,
  places: readonly string[],
  { service, address }: Asking,
): Promise<Failure | null> {
  const now = service.now()
  for (const place of places) {
    const sent = await codesTo(records, place)
    const ofAddress = sent.filter(({ askedFrom }) => askedFrom !== undefined && askedFrom === address)
    const refused =
      refuseBeyond(codesPerHourToOnePlace, sent, now) ??
      refuseBeyond(codesPerHourToOnePlace * shareOfOneAddress, ofAddress, now)
    if (refused !== null) return refused
  }
  return null
}

/** Tries count this long after their code was sent: its lifetime, in which they can be made, and an hour after the last one. */
const triesCountMilliseconds = codeCountingMilliseconds + codeLifetimeMilliseconds

/** When another try at these codes is allowed; null if one is allowed now. */
function triedOutUntil(limit: number, codes: readonly SentCode[], now: number): number | null {
  let tries = 0
  for (const sent of codes.toReversed()) {
    if (isWithin(triesCountMilliseconds, sent.sentAt, now)) tries += codeTries - sent.triesLeft
    if (tries >= limit) return sent.sentAt + triesCountMilliseconds
  }
  return null
}

/**
 * Until when codes of this code's place are not compared; null if they are. Wrong tries are counted over all registrations
 * that name the place, in total and by the address that asked for the codes: starting more registrations gives a stranger
 * no more tries, and she can use up only her address's share.
 */
async function guessedUntil(records: Records, { to, askedFrom }: SentCode, now: number): Promise<number | null> {
  const sent = await codesTo(records, to)
  const ofAddress = sent.filter((other) => askedFrom !== undefined && other.askedFrom === askedFrom)
  return triedOutUntil(triesPerHourAtOnePlace, sent, now) ?? triedOutUntil(triesPerHourAtOnePlace * shareOfOneAddress, ofAddress, now)
}

/** Refuses when a code was sent over this channel within the resend delay. */
export async function refuseTooSoon(
  records: Records,
  seller: Seller,
  channel: ContactChannel,
  now: number,
): Promise<Failure | null> {
  const delay = resendDelaySeconds * 1000
  const last = (await codesOf(records, seller, channel)).findLast(({ sentAt }) => isWithin(delay, sentAt, now))
  return last === undefined ? null : refuseUntil(last.sentAt + delay, now, texts.resendTooSoon)
}

export type CodeCheck =
  | { readonly kind: 'right' }
  /** Expired, used, or never sent: only new ones help. */
  | { readonly kind: 'unusable'; readonly channels: readonly ContactChannel[] }
  /** At least one has no tries left; `until` is when the last of those would have expired. */
  | { readonly kind: 'locked'; readonly channels: readonly ContactChannel[]; readonly until: number }
  /** Too many wrong codes were given for one of the places, over all registrations that name it. */
  | { readonly kind: 'guessed'; readonly until: number }
  | { readonly kind: 'wrong'; readonly wrong: readonly { channel: ContactChannel; triesLeft: number }[] }

/**
 * Compares the codes of all channels. A wrong code costs one of its tries; the right ones are used up
 * only when all of them are right.
 */
export async function checkCodes(
  records: Records,
  seller: Seller,
  given: Readonly<Record<ContactChannel, string>>,
  now: number,
): Promise<CodeCheck> {
  const alive: SentCode[] = []
  for (const channel of contactChannels) {
    const sent = currentOf(await codesOf(records, seller, channel))
    if (sent !== undefined && isWithin(codeLifetimeMilliseconds, sent.sentAt, now)) alive.push(sent)
  }
  const usable = alive.filter(({ state }) => state === 'valid')
  if (usable.length < contactChannels.length) {
    const channels = contactChannels.filter((channel) => usable.every((sent) => sent.channel !== channel))
    const locked = alive.filter(({ triesLeft }) => triesLeft <= 0)
    if (locked.length === 0) return { kind: 'unusable', channels }
    return { kind: 'locked', channels, until: Math.max(...locked.map(({ expiresAt }) => expiresAt)) }
  }
  for (const sent of usable) {
    const until = await guessedUntil(records, sent, now)
    if (until !== null) return { kind: 'guessed', until }
  }
  const wrong = usable
    .filter(({ channel, code }) => !sameSecret(code, given[channel]))
    .map((sent) => ({ ...sent, triesLeft: sent.triesLeft - 1 }))
  for (const sent of wrong) await records.sentCodes.put(sent.id, { ...sent, state: sent.triesLeft > 0 ? 'valid' : 'used' })
  if (wrong.length > 0) return { kind: 'wrong', wrong }
  for (const sent of usable) await records.sentCodes.put(sent.id, { ...sent, state: 'used' })
  return { kind: 'right' }
}
