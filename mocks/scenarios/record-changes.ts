import type { NextStep } from '@/contract/steps'
import { codeLifetimeMilliseconds, tokenLifetimeMilliseconds } from '@mocks/engine/limits'
import { plain, type Seller } from '@mocks/engine/records'
import { deleteWithin, findBy, type Records } from '@mocks/engine/store'
import { sellerFromSeed } from './seed'
import { seedSellerOf, seedSellers } from './seed-sellers'

interface Contacts {
  readonly email: string
  readonly mobiles: readonly string[]
}

/** Deletes sellers with everything that is stored for them. */
async function forgetSellers(records: Records, sellers: readonly Seller[]): Promise<void> {
  for (const { id } of sellers) {
    await records.sellers.delete(id)
    await deleteWithin(records.sentCodes, 'sellerId', id, id)
    await deleteWithin(records.sessions, 'sellerId', id, id)
    await deleteWithin(records.answers, 'sellerId', id, id)
    await deleteWithin(records.acts, 'sellerId', id, id)
    await deleteWithin(records.series, 'sellerId', id, id)
  }
}

/** Deletes the codes sent to contacts and the wrong passwords typed for them, which would count against their next holder. */
async function forgetTraces(records: Records, { email, mobiles }: Contacts): Promise<void> {
  for (const place of [email, ...mobiles].map(plain)) {
    await deleteWithin(records.sentCodes, 'place', place, place)
    await records.wrongPasswords.delete(place)
  }
}

async function holdersOf({ sellers }: Records, { email, mobiles }: Contacts): Promise<readonly Seller[]> {
  const holders = [...(await findBy(sellers, 'email', plain(email)))]
  for (const mobile of mobiles) holders.push(...(await findBy(sellers, 'mobile', mobile)))
  return holders
}

/** Deletes the sellers who hold one of the contacts. */
export async function freeContacts(records: Records, contacts: Contacts): Promise<void> {
  await forgetSellers(records, await holdersOf(records, contacts))
  await forgetTraces(records, contacts)
}

/**
 * Recreates a seeded seller. A seller who took the email, mobile or nickname meanwhile is deleted; if that one is seeded too,
 * it is recreated as at the start.
 */
export async function restoreSeller(records: Records, sellerId: string, nextStep: NextStep): Promise<void> {
  const origin = seedSellerOf(sellerId)
  const seller = sellerFromSeed(origin, nextStep)
  const { email, mobile, secondaryMobile } = seller
  const gone = [
    ...(await holdersOf(records, { email, mobiles: [mobile] })),
    ...(await findBy(records.sellers, 'nickname', plain(origin.nickname))),
  ]
  await forgetSellers(records, [seller, ...gone])
  await forgetTraces(records, { email, mobiles: [mobile, secondaryMobile] })
  const ids = new Set(gone.map(({ id }) => id))
  for (const other of seedSellers.filter((known) => ids.has(known.sellerId))) await records.sellers.put(other.sellerId, sellerFromSeed(other))
  await records.sellers.put(sellerId, seller)
}

/**
 * Moves to now when shops opened and reviews began while the clock was ahead. The acts in such a shop are deleted: all of
 * them were done in the future. @param now after the clock was set right
 */
export async function bringShopsBack(records: Records, now: number): Promise<void> {
  for (const [id, { openedWith: _openedWith, ...seller }] of await records.sellers.within('email')) {
    const { shop, completedAt } = seller
    // A seeded shop opens without a review: its seller's `completedAt`, set when step 7 is saved again, does not matter.
    if (((shop === undefined ? completedAt : shop.openedAt) ?? now) <= now) continue
    await records.sellers.put(id, shop === undefined ? { ...seller, completedAt: now } : { ...seller, shop: { ...shop, openedAt: now } })
    await deleteWithin(records.acts, 'sellerId', id, id)
  }
}

/** Makes sessions that began while the clock was ahead end as if they began now. @param now after the clock was set right */
export async function bringSessionsBack({ sessions }: Records, now: number): Promise<void> {
  const latest = now + tokenLifetimeMilliseconds
  for (const [digest, session] of await sessions.within('expiresAt', latest)) await sessions.put(digest, { ...session, expiresAt: latest })
}

/** Makes valid codes that were sent while the clock was ahead count as sent now. Used and replaced ones keep their time. */
export async function bringCodesBack({ sentCodes }: Records, now: number): Promise<void> {
  for (const [id, sent] of await sentCodes.within('sentAt', now + 1))
    if (sent.state === 'valid') await sentCodes.put(id, { ...sent, sentAt: now, expiresAt: now + codeLifetimeMilliseconds })
}
