import { catalogue } from '@/catalogues/catalogue'

export const checkTexts = catalogue('features/onboarding/check', {
  title: 'Check your answers',
  intro: 'You sign for these four steps. You can sign even if something is still empty.',
  notFilledIn: 'Not filled in',
  missing: (names: string) => `Not filled in: ${names}`,
  notHeld: 'This device does not hold what you entered here.',
  kept: {
    'not-saved': 'Only a draft: this step is not saved yet.',
    changed: 'Changed since it was saved: the change is only a draft.',
    unknown: 'This is a draft: what was sent is not on this device.',
  },
  change: (step: string) => `Change ${step}`,
  backToAnswers: 'Back to your answers',
})
