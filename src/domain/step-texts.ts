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

/** The six words for where a step stands. */
export const stepStatusNames = pick({
  en: {
    locked: 'Cannot start yet',
    'in-progress': 'In progress',
    waiting: 'Waiting to send',
    sending: 'Sending',
    sent: 'Sent',
    attention: 'Needs attention',
  },
})

/** What is said of a saved command that is no step, where it does not say it itself. */
export const commandTexts = pick({
  en: {
    untitled: 'Saved entry',
    refused: 'The marketplace did not take this.',
  },
})
