import { catalogue } from '@/catalogues/catalogue'
import type { OnboardingStep } from './steps'

interface StepWords {
  /** Must match the specification letter for letter (ONB-01). */
  readonly title: string
  /** Shown when the backend accepts or refuses the step without a message of its own (section 8). */
  readonly accepted: string
  readonly refused: string
}

export const stepWords = catalogue<Readonly<Record<OnboardingStep, StepWords>>>('contract/step-words', {
  3: { title: 'GST Tax Information', accepted: 'GST Information saved successfully.', refused: 'Something went wrong' },
  4: { title: 'Bank Account Details', accepted: 'Bank details saved.', refused: 'Failed to save' },
  5: { title: 'Pickup & Return Address', accepted: 'Pickup & Return address saved.', refused: 'Submission failed' },
  6: { title: 'Shipping Type', accepted: 'Shipping preferences saved.', refused: 'Something went wrong' },
  7: { title: 'Digital Signature', accepted: 'Signature submitted successfully!', refused: 'Something went wrong' },
})
