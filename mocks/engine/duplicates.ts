import { duplicateCheckSchema, socketEvents, type DuplicateCheck, type DuplicateResult } from '@/contract/socket'
import { replaceCodesOf } from './codes'
import { plain, type Seller } from './records'
import { isVerified } from './seller'
import type { Service } from './service'
import { findBy, type ReadRecords, type Records } from './store'

/**
 * Only a verified seller holds an email or a mobile number: until all codes are entered it is not
 * proved to be hers, and an abandoned or malicious registration must not lock the owner out.
 */
export const emailIsTaken = async ({ sellers }: ReadRecords, email: string): Promise<boolean> =>
  (await sellers.countOf('verifiedEmail', plain(email))) > 0

export const mobileIsTaken = async ({ sellers }: ReadRecords, mobile: string): Promise<boolean> =>
  (await sellers.countOf('verifiedMobile', mobile)) > 0

/** Deletes the unverified registrations with the email or mobile number of a seller who has just verified it. */
export async function dropRivals(records: Records, { email, mobile }: Seller): Promise<void> {
  const { sellers } = records
  const rivals = [...(await findBy(sellers, 'email', plain(email))), ...(await findBy(sellers, 'mobile', mobile))]
  for (const rival of rivals) {
    if (isVerified(rival)) continue
    await sellers.delete(rival.id)
    await replaceCodesOf(records, rival)
  }
}

/** Answers the live check of the registration form. */
const checkDuplicate = async (records: ReadRecords, check: DuplicateCheck): Promise<DuplicateResult> =>
  'email' in check
    ? { field: 'email', available: !(await emailIsTaken(records, check.email)) }
    : { field: 'mobile', available: !(await mobileIsTaken(records, check.mobile)) }

/** Nicknames are compared trimmed and without regard to case; an empty one belongs to nobody. */
export async function nicknameIsTaken({ sellers }: ReadRecords, nickname: string, exceptId: string): Promise<boolean> {
  const holders = await findBy(sellers, 'nickname', plain(nickname))
  return holders.some(({ id }) => id !== exceptId)
}

/** An event for the client that asked. */
export interface SocketAnswer {
  readonly event: typeof socketEvents.duplicateResult
  readonly payload: DuplicateResult
}

/** Answers an event of the contract; null for an unknown event or a broken payload, which stay unanswered. */
export async function answerEvent(event: unknown, payload: unknown, service: Service): Promise<SocketAnswer | null> {
  if (event !== socketEvents.checkDuplicate) return null
  const check = duplicateCheckSchema.safeParse(payload)
  if (!check.success) return null
  return { event: socketEvents.duplicateResult, payload: await service.store.read((records) => checkDuplicate(records, check.data)) }
}
