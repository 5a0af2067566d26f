import type { DuplicateCheck, DuplicateResult } from '@/contract/socket'
import { isVerified, type Seller, type State } from './state'

const sameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * Only a verified seller holds an email or a mobile number: until all codes were given nobody has
 * shown that it is theirs, and an abandoned or a malicious registration must not block its owner.
 */
const holders = (state: State): readonly Seller[] => Object.values(state.sellers).filter(isVerified)

export const emailIsTaken = (state: State, email: string): boolean =>
  holders(state).some((seller) => sameEmail(seller.email, email))

export const mobileIsTaken = (state: State, mobile: string): boolean =>
  holders(state).some((seller) => seller.mobile === mobile)

/** Forgets the unverified registrations that were begun with what now belongs to a verified seller. */
export function dropRivals(state: State, owner: Seller): void {
  for (const seller of Object.values(state.sellers))
    if (!isVerified(seller) && (sameEmail(seller.email, owner.email) || seller.mobile === owner.mobile))
      delete state.sellers[seller.id]
}

/** Answers the live check of the registration form. */
export const checkDuplicate = (state: State, check: DuplicateCheck): DuplicateResult =>
  'email' in check
    ? { field: 'email', available: !emailIsTaken(state, check.email) }
    : { field: 'mobile', available: !mobileIsTaken(state, check.mobile) }

/** Nicknames are compared trimmed and without regard to case; an empty one belongs to nobody. */
export function nicknameIsTaken(state: State, nickname: string, exceptId: string): boolean {
  const plain = (name: string): string => name.trim().toLowerCase()
  return (
    plain(nickname) !== '' &&
    Object.values(state.sellers).some(
      (seller) => seller.id !== exceptId && plain(seller.steps.step3?.nickname ?? '') === plain(nickname),
    )
  )
}
