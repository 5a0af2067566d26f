import type { ContactChannel } from '@/contract/contact-channels'
import { onboardingSteps, type NextStep } from '@/contract/steps'
import { unverifiedLifetimeMilliseconds } from './limits'
import type { Seller } from './records'
import { deleteWithin, type Records } from './store'

export const isVerified = (seller: Seller): boolean => seller.verifiedAt !== null

/** A registration that was not verified in time counts as absent, even before it is deleted. */
export const hasEnded = (seller: Seller, now: number): boolean =>
  !isVerified(seller) && now - seller.registeredAt >= unverifiedLifetimeMilliseconds

/** Deletes the registrations that have ended. */
export const forgetEnded = ({ sellers }: Records, now: number): Promise<void> =>
  deleteWithin(sellers, 'unverifiedSince', undefined, now - unverifiedLifetimeMilliseconds)

/** The first step that the service does not hold yet. */
export const nextStepOf = (seller: Seller): NextStep =>
  onboardingSteps.find((step) => seller.steps[`step${step}`] === undefined) ?? 'complete'

/** The place that a channel's codes are sent to. */
export function destinationOf(seller: Seller, channel: ContactChannel): string {
  switch (channel) {
    case 'email':
      return seller.email
    case 'mobile':
      return seller.mobile
    case 'secondary':
      return seller.secondaryMobile
  }
}
