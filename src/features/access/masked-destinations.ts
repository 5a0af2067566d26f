import type { ContactChannel } from '@/contract/contact-channels'
import { maskEmail, maskMobile } from '@/domain/mask'
import type { RegistrationDraft } from '@/domain/access/registration'
import { bareText, mobileDigitsOf } from '@/domain/text-input'

/** Where each code went, masked so that only its owner recognises it (OTP-01). */
export function maskedDestinationsOf(
  contact: Pick<RegistrationDraft, 'email' | 'primaryPhone' | 'secondaryPhone'>,
): Record<ContactChannel, string> {
  return {
    email: maskEmail(bareText(contact.email)),
    mobile: maskMobile(mobileDigitsOf(contact.primaryPhone)),
    secondary: maskMobile(mobileDigitsOf(contact.secondaryPhone)),
  }
}
