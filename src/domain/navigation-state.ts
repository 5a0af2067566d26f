import type { OnboardingStep } from '@/contract/steps'
import type { SignInNotice } from './access/sign-in-notices'

/** Masked destinations of the three one-time codes (OTP-01). */
export interface MaskedDestinations {
  readonly email: string
  readonly mobile: string
  readonly secondary: string
}

/** The code of a sign-in by email: for which email, and when it was asked for (EOTP-01). */
export interface EmailCode {
  readonly email: string
  /** Milliseconds since the epoch. */
  readonly askedAt: number
}

/** What the sign-in screen is told. */
interface SignInState<Notice extends string> {
  /** Shown once in a green banner on the sign-in screen (LOGIN-11). */
  readonly success?: Notice | undefined
  /** Shown as a plain note, where a green banner would promise too much. */
  readonly notice?: Notice | undefined
  /** Why the seller finds herself here though she was signed in (ROUTE-08). */
  readonly signInReason?: 'session-ended' | undefined
  /** Where to go after sign-in; still to be checked before anybody goes there. */
  readonly returnTo?: string | undefined
}

/** What one screen tells the next through the browser's history. It outlives a reload, so it is parsed where it is read. */
export interface NavigationState extends SignInState<SignInNotice> {
  /** The mark of the seller who searched for what the address has. */
  readonly searchedBy?: string | undefined
  /** Who typed what this entry holds of a person, and when, in milliseconds since the epoch. */
  readonly typedBy?: string | undefined
  readonly typedAt?: number | undefined
  readonly maskedDestinations?: MaskedDestinations | undefined
  /** The onboarding step to open, for a seller who comes to change it. */
  readonly openStep?: OnboardingStep | undefined
  /** The step that is being changed from the check of all answers, in an entry of the history of its own. */
  readonly changedStep?: OnboardingStep | undefined
  /** The email typed into the forgot-password dialog (FORGOT-01). */
  readonly forgottenEmail?: string | undefined
  readonly emailCode?: EmailCode | undefined
  /** The history's previous entry is the list that this item was chosen from. */
  readonly cameFromList?: boolean | undefined
}

const longestText = 500

/** A text of sensible length, or nothing. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= longestText ? value : undefined

/** The fields of whatever history holds. */
export const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/**
 * Reads what a history entry tells the sign-in screen; whatever does not fit is left out, and a notice is looked up where it
 * is worded (`sign-in-notices.ts`). Written by hand, like those of the other screens (`screens-navigation-state.ts`), since the schema library is too heavy for the product's first screen.
 */
export function parseSignInState(state: unknown): SignInState<string> {
  const { success, notice, signInReason, returnTo } = partsOf(state)
  return {
    success: textIn(success),
    notice: textIn(notice),
    signInReason: signInReason === 'session-ended' ? signInReason : undefined,
    returnTo: textIn(returnTo),
  }
}
