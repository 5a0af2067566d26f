import { stepWords } from '@/contract/step-words'
import type { OnboardingStep } from '@/contract/steps'
import { catalogue } from '@/catalogues/catalogue'

/** The steps' names, letter for letter (ONB-01). */
export const stepNames: Readonly<Record<OnboardingStep, string>> = {
  get 3() {
    return stepWords[3].title
  },
  get 4() {
    return stepWords[4].title
  },
  get 5() {
    return stepWords[5].title
  },
  get 6() {
    return stepWords[6].title
  },
  get 7() {
    return stepWords[7].title
  },
}

/** The word for each status of a step. */
export const stepStatusNames = catalogue('domain/steps', {
  locked: 'Cannot start yet',
  'in-progress': 'In progress',
  waiting: 'Waiting to send',
  sending: 'Sending',
  sent: 'Sent',
  attention: 'Needs attention',
})
