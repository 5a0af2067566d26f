import { isOnboardingStep, type OnboardingStep } from '@/contract/steps'

/** Masked destinations of the three one-time codes (OTP-01). */
export interface MaskedDestinations {
  readonly email: string
  readonly mobile: string
  readonly secondary: string
}

const signInReasons = ['session-ended', 'logged-out'] as const

/** What one screen tells the next through the browser's history. */
export interface NavigationState {
  /** Shown once in a green banner on the sign-in screen (LOGIN-11). */
  readonly successMessage?: string | undefined
  /** Why the seller finds herself on the sign-in screen. */
  readonly signInReason?: (typeof signInReasons)[number] | undefined
  /** Where to go after sign-in; still to be checked before anybody goes there. */
  readonly returnTo?: string | undefined
  readonly maskedDestinations?: MaskedDestinations | undefined
  /** The onboarding step to open, for a seller who comes to change it. */
  readonly openStep?: OnboardingStep | undefined
  /** The email typed into the forgot-password dialog (FORGOT-01). */
  readonly forgottenEmail?: string | undefined
}

const longestText = 500

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= longestText ? value : undefined

const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function destinationsIn(value: unknown): MaskedDestinations | undefined {
  const parts = partsOf(value)
  const email = textIn(parts['email'])
  const mobile = textIn(parts['mobile'])
  const secondary = textIn(parts['secondary'])
  return email === undefined || mobile === undefined || secondary === undefined
    ? undefined
    : { email, mobile, secondary }
}

/**
 * Reads the state of a history entry, which outlives a reload; whatever does not fit is left out.
 * Written by hand, since the schema library is too heavy for the product's first screen.
 */
export function parseNavigationState(state: unknown): NavigationState {
  const { successMessage, signInReason, returnTo, maskedDestinations, openStep, forgottenEmail } = partsOf(state)
  const read: NavigationState = {
    successMessage: textIn(successMessage),
    signInReason: signInReasons.find((reason) => reason === signInReason),
    returnTo: textIn(returnTo),
    maskedDestinations: destinationsIn(maskedDestinations),
    openStep: isOnboardingStep(openStep) ? openStep : undefined,
    forgottenEmail: textIn(forgottenEmail),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
