import type { OnboardingStep } from '@/contract/steps'
import type { SignInNotice } from './access/sign-in-notices'

/** Masked destinations of the three one-time codes (OTP-01). */
export interface MaskedDestinations {
  readonly email: string
  readonly mobile: string
  readonly secondary: string
}

/** The requested code of a sign-in by email: for which email, and when it was requested (EOTP-01). */
export interface EmailCode {
  readonly email: string
  /** Milliseconds since the epoch. */
  readonly askedAt: number
}

/** What another screen tells the sign-in screen. */
interface SignInState<Notice extends string> {
  /** Shown once in a green banner on the sign-in screen (LOGIN-11). */
  readonly success?: Notice | undefined
  /** Shown as a plain note, where a green banner would promise too much. */
  readonly notice?: Notice | undefined
  /** Why a seller who was signed in has to sign in again (ROUTE-08). */
  readonly signInReason?: 'session-ended' | undefined
  /** The address to open after sign-in; untrusted, so it must be checked before the app navigates to it. */
  readonly returnTo?: string | undefined
}

/** What one screen tells the next through the browser's history. It outlives a reload, so it is parsed where it is read. */
export interface NavigationState extends SignInState<SignInNotice> {
  /** The mark of the seller who typed the search in the address: a tab's history outlives a log-out, and another seller must not see it. */
  readonly searchedBy?: string | undefined
  /** Who typed the personal data in this entry, and when, in milliseconds since the epoch. */
  readonly typedBy?: string | undefined
  readonly typedAt?: number | undefined
  readonly maskedDestinations?: MaskedDestinations | undefined
  /** The onboarding step that the seller comes to change; the onboarding opens it. */
  readonly openStep?: OnboardingStep | undefined
  /** The step that the seller changes from the check of all answers; it has a history entry of its own. */
  readonly changedStep?: OnboardingStep | undefined
  /** The email typed into the forgot-password dialog (FORGOT-01). */
  readonly forgottenEmail?: string | undefined
  readonly emailCode?: EmailCode | undefined
  /** Whether the previous history entry is the list in which this item was chosen. */
  readonly cameFromList?: boolean | undefined
}

const longestText = 500

/** A text of at most 500 characters; undefined for any other value. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= longestText ? value : undefined

/** The fields of an untrusted value from the browser's history. */
export const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/**
 * Parses what a history entry tells the sign-in screen; malformed fields are left out, and notices are checked where they are
 * worded (`sign-in-notices.ts`). Parsed by hand, as in `screens-navigation-state.ts`: the schema library is too heavy for the first screen.
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
