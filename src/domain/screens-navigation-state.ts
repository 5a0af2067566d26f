import { isOnboardingStep, type OnboardingStep } from '@/contract/steps'
import { partsOf, textIn, type EmailCode, type MaskedDestinations } from './navigation-state'

// What a history entry tells every screen except the sign-in, which is the first screen and must not load this.

export function maskedDestinationsIn(state: unknown): MaskedDestinations | undefined {
  const parts = partsOf(partsOf(state)['maskedDestinations'])
  const email = textIn(parts['email'])
  const mobile = textIn(parts['mobile'])
  const secondary = textIn(parts['secondary'])
  return email === undefined || mobile === undefined || secondary === undefined
    ? undefined
    : { email, mobile, secondary }
}

const stepIn = (value: unknown): OnboardingStep | undefined => (isOnboardingStep(value) ? value : undefined)

export const openStepIn = (state: unknown): OnboardingStep | undefined => stepIn(partsOf(state)['openStep'])

export const changedStepIn = (state: unknown): OnboardingStep | undefined => stepIn(partsOf(state)['changedStep'])

export const forgottenEmailIn = (state: unknown): string | undefined => textIn(partsOf(state)['forgottenEmail'])

export function emailCodeIn(state: unknown): EmailCode | undefined {
  const { email, askedAt } = partsOf(partsOf(state)['emailCode'])
  const text = textIn(email)
  return text === undefined || typeof askedAt !== 'number' ? undefined : { email: text, askedAt }
}

export const cameFromListIn = (state: unknown): boolean => partsOf(state)['cameFromList'] === true
