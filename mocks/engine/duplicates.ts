import type { DuplicateCheck, DuplicateResult } from '@/contract/socket'
import { plain, type Seller } from './records'
import { isVerified } from './seller'
import { findBy, type ReadRecords, type Records } from './store'

/**
 * Only a verified seller holds an email or a mobile number: until all codes were given nobody has
 * shown that it is theirs, and an abandoned or a malicious registration must not block its owner.
 */
export const emailIsTaken = async ({ sellers }: ReadRecords, email: string): Promise<boolean> =>
  (await sellers.countOf('verifiedEmail', plain(email))) > 0

export const mobileIsTaken = async ({ sellers }: ReadRecords, mobile: string): Promise<boolean> =>
  (await sellers.countOf('verifiedMobile', mobile)) > 0

/** Forgets the unverified registrations that were begun with what now belongs to a verified seller. */
export async function dropRivals({ sellers }: Records, { email, mobile }: Seller): Promise<void> {
  const rivals = [...(await findBy(sellers, 'email', plain(email))), ...(await findBy(sellers, 'mobile', mobile))]
  for (const rival of rivals) if (!isVerified(rival)) await sellers.delete(rival.id)
}

/** Answers the live check of the registration form. */
export const checkDuplicate = async (records: ReadRecords, check: DuplicateCheck): Promise<DuplicateResult> =>
  'email' in check
    ? { field: 'email', available: !(await emailIsTaken(records, check.email)) }
    : { field: 'mobile', available: !(await mobileIsTaken(records, check.mobile)) }

/** Nicknames are compared trimmed and without regard to case; an empty one belongs to nobody. */
export async function nicknameIsTaken({ sellers }: ReadRecords, nickname: string, exceptId: string): Promise<boolean> {
  const holders = await findBy(sellers, 'nickname', plain(nickname))
  return holders.some(({ id }) => id !== exceptId)
}
