import { isOnboardingStep, type OnboardingStep } from '@/contract/steps'
import { partsOf, textIn, type EmailCode, type MaskedDestinations } from './navigation-state'

// What single screens are told through the history: apart from what everybody downloads first.

export function maskedDestinationsIn(state: unknown): MaskedDestinations | undefined {
  const parts = partsOf(partsOf(state)['maskedDestinations'])
  const email = textIn(parts['email'])
  const mobile = textIn(parts['mobile'])
  const secondary = textIn(parts['secondary'])
  return email === undefined || mobile === undefined || secondary === undefined
    ? undefined
    : { email, mobile, secondary }
}

export function openStepIn(state: unknown): OnboardingStep | undefined {
  const { openStep } = partsOf(state)
  return isOnboardingStep(openStep) ? openStep : undefined
}

export const forgottenEmailIn = (state: unknown): string | undefined => textIn(partsOf(state)['forgottenEmail'])

export function emailCodeIn(state: unknown): EmailCode | undefined {
  const { email, askedAt } = partsOf(partsOf(state)['emailCode'])
  const text = textIn(email)
  return text === undefined || typeof askedAt !== 'number' ? undefined : { email: text, askedAt }
}

export const cameFromListIn = (state: unknown): boolean => partsOf(state)['cameFromList'] === true
