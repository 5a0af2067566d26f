import type { OnboardingStep } from '@/contract/steps'
import { pick } from './language'

/** The steps' names, letter for letter (ONB-01). */
export const stepNames: Readonly<Record<OnboardingStep, string>> = pick({
  en: {
    3: 'GST Tax Information',
    4: 'Bank Account Details',
    5: 'Pickup & Return Address',
    6: 'Shipping Type',
    7: 'Digital Signature',
  },
})
