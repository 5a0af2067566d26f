import { z } from '@/contract/schema'
import { onboardingStepSchema } from '@/contract/steps'

/** What one screen tells the next through the browser's history. It survives a reload, so it is parsed. */
const navigationStateSchema = z.object({
  /** Shown once in a green banner on the sign-in screen (LOGIN-11). */
  successMessage: z.catch(z.optional(z.string().check(z.maxLength(300))), undefined),
  /** Why the seller finds herself on the sign-in screen. */
  signInReason: z.catch(z.optional(z.enum(['session-ended', 'logged-out'])), undefined),
  /** Where to go after sign-in; still to be checked before anybody goes there. */
  returnTo: z.catch(z.optional(z.string().check(z.maxLength(500))), undefined),
  /** Masked destinations of the three one-time codes (OTP-01). */
  maskedDestinations: z.catch(
    z.optional(z.object({ email: z.string(), mobile: z.string(), secondary: z.string() })),
    undefined,
  ),
  /** The onboarding step to open, for a seller who comes to change it. */
  openStep: z.catch(z.optional(onboardingStepSchema), undefined),
  /** The email typed into the forgot-password dialog (FORGOT-01). */
  forgottenEmail: z.catch(z.optional(z.string().check(z.maxLength(254))), undefined),
})
export type NavigationState = z.infer<typeof navigationStateSchema>

/** Reads the state of a history entry; whatever does not fit is left out. */
export function parseNavigationState(state: unknown): NavigationState {
  const parsed = navigationStateSchema.safeParse(state)
  return parsed.success ? parsed.data : {}
}
