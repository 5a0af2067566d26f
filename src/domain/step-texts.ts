import { stepWords } from '@/contract/step-words'
import type { OnboardingStep } from '@/contract/steps'
import { pick } from './language'

/** The steps' names, letter for letter (ONB-01). */
export const stepNames: Readonly<Record<OnboardingStep, string>> = pick({
  en: {
    3: stepWords[3].title,
    4: stepWords[4].title,
    5: stepWords[5].title,
    6: stepWords[6].title,
    7: stepWords[7].title,
  },
})

/** The word for each status of a step. */
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
