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

/** The order in which codes were sent. Where it was not stored, that which was replaced comes before that which replaced it. */
const oldestFirst = (a: SentCode, b: SentCode): number =>
  a.sentAt - b.sentAt ||
  (a.order ?? 0) - (b.order ?? 0) ||
  contactChannels.indexOf(a.channel) - contactChannels.indexOf(b.channel) ||
  states.indexOf(a.state) - states.indexOf(b.state)

/** All that was sent and is still kept, oldest first. */
export const readSentCodes = async ({ sentCodes }: ReadRecords): Promise<SentCode[]> =>
  (await sentCodes.within('sentAt')).map(([, sent]) => sent).toSorted(oldestFirst)

/** A seller's codes of one channel, oldest first. */
const codesOf = async (records: Records, { id }: Seller, channel: ContactChannel): Promise<readonly SentCode[]> =>
  (await findBy(records.sentCodes, 'sellerId', id)).filter((sent) => sent.channel === channel).toSorted(oldestFirst)

/**
 * The code that counts: there is one that was neither used nor replaced, or none. Where the clock was ahead, those sent before
 * it was set right look newer than all later ones, so their times cannot say it.
 */
const currentOf = (codes: readonly SentCode[]): SentCode | undefined =>
  codes.find(({ state }) => state === 'valid') ?? codes.findLast(({ state }) => state === 'used')

/** These lead nowhere any more. They stay, as tries are counted by them. */
async function replace(records: Records, codes: readonly SentCode[]): Promise<void> {
  for (const sent of codes) if (sent.state === 'valid') await records.sentCodes.put(sent.id, { ...sent, state: 'replaced' })
}

/** Of a registration that another one has taken the place of no code looks as if it could be used. */
export const replaceCodesOf = async (records: Records, { id }: Seller): Promise<void> =>
  replace(records, await findBy(records.sentCodes, 'sellerId', id))

/** Who asks for codes: the service asked, and the network address that asks, where one is known. */
interface Asking {
  readonly service: Service
  readonly address?: string | undefined
}

/** Sends a new code over each of these channels; it takes the place of the one before. */
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

/** Says no when the last hour's codes are as many as there may be. @param codes oldest first */
function refuseBeyond(limit: number, codes: readonly SentCode[], now: number): Failure | null {
  const lately = codes.filter((sent) => isWithin(codeCountingMilliseconds, sent.sentAt, now))
  const oldest = lately.at(-limit)
  return oldest === undefined
    ? null
    : refuseUntil(oldest.sentAt + codeCountingMilliseconds, now, texts.tooManyCodes)
}

/** Says no when an hour's codes of a registration are used up over one of these channels. */
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

/** All codes that were sent to a place, whoever registers with it, oldest first. */
const codesTo = async (records: Records, place: string): Promise<readonly SentCode[]> =>
  (await findBy(records.sentCodes, 'place', plain(place))).toSorted(oldestFirst)

/**
 * Says no when one of these places has had an hour's codes, whoever asked for them, or when one address has asked for
 * its share of them: else one new registration after the other would fill the inbox of somebody else.
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

/** How long a wrong code counts after its code was sent: an hour from any moment at which it could be tried. */
const triesCountMilliseconds = codeCountingMilliseconds + codeLifetimeMilliseconds

/** When the wrong tries at these codes allow another one; null when they do now. */
function triedOutUntil(limit: number, codes: readonly SentCode[], now: number): number | null {
  let tries = 0
  for (const sent of codes.toReversed()) {
    if (isWithin(triesCountMilliseconds, sent.sentAt, now)) tries += codeTries - sent.triesLeft
    if (tries >= limit) return sent.sentAt + triesCountMilliseconds
  }
  return null
}

/**
 * Until when no code of this one's place is compared. Its tries are counted over all registrations that name the
 * place, in all and by the address that asked for the codes: a stranger who begins one registration after the other
 * gets no more of them, and uses up a share only.
 */
async function guessedUntil(records: Records, { to, askedFrom }: SentCode, now: number): Promise<number | null> {
  const sent = await codesTo(records, to)
  const ofAddress = sent.filter((other) => askedFrom !== undefined && other.askedFrom === askedFrom)
  return triedOutUntil(triesPerHourAtOnePlace, sent, now) ?? triedOutUntil(triesPerHourAtOnePlace * shareOfOneAddress, ofAddress, now)
}

/** Says no when a code was sent only just now. */
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
  /** At least one was guessed at too often; `until` is when the last of those would have ended. */
  | { readonly kind: 'locked'; readonly channels: readonly ContactChannel[]; readonly until: number }
  /** Too many wrong ones were given for one of the places, over all registrations that name it. */
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
