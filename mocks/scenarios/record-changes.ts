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

/** Forgets sellers with everything that is kept for them. */
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

/** Forgets what was sent to and typed for contacts, which counts against whoever has them next. */
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

/** Forgets whoever holds one of the contacts. */
export async function freeContacts(records: Records, contacts: Contacts): Promise<void> {
  await forgetSellers(records, await holdersOf(records, contacts))
  await forgetTraces(records, contacts)
}

/**
 * Recreates a seller of the seed. Whoever took their contacts or their nickname meanwhile is forgotten; one of the seed
 * who did is as at the start.
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
 * Lets shops that opened, and reviews that began, while the clock was ahead have done so now; what was done in such a shop
 * goes with the time it was done at. @param now once the clock is right
 */
export async function bringShopsBack(records: Records, now: number): Promise<void> {
  for (const [id, { openedWith: _openedWith, ...seller }] of await records.sellers.within('email')) {
    const { shop, completedAt } = seller
    // A ready shop does not open by a review: when its seller completed, perhaps anew, says nothing of it.
    if (((shop === undefined ? completedAt : shop.openedAt) ?? now) <= now) continue
    await records.sellers.put(id, shop === undefined ? { ...seller, completedAt: now } : { ...seller, shop: { ...shop, openedAt: now } })
    await deleteWithin(records.acts, 'sellerId', id, id)
  }
}

/** Lets sessions that were begun while the clock was ahead go on, as if begun now. @param now once the clock is right */
export async function bringSessionsBack({ sessions }: Records, now: number): Promise<void> {
  const latest = now + tokenLifetimeMilliseconds
  for (const [digest, session] of await sessions.within('expiresAt', latest)) await sessions.put(digest, { ...session, expiresAt: latest })
}

/** Lets codes that were sent while the clock was ahead, and that can still be used, be as if sent now. The others count for no hour that has begun. */
export async function bringCodesBack({ sentCodes }: Records, now: number): Promise<void> {
  for (const [id, sent] of await sentCodes.within('sentAt', now + 1))
    if (sent.state === 'valid') await sentCodes.put(id, { ...sent, sentAt: now, expiresAt: now + codeLifetimeMilliseconds })
}
