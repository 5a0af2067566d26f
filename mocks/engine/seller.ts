import type { ContactChannel } from '@/contract/access'
import { onboardingSteps, type NextStep } from '@/contract/steps'
import type { Seller } from './records'

export const isVerified = (seller: Seller): boolean => seller.verifiedAt !== null

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
