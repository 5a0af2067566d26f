import type { ContactChannel } from '@/contract/access'
import type { RequestOf } from '@/contract/endpoints'
import { contactCodePattern, resendDelaySeconds } from '@/contract/limits'
import { z } from '@/contract/schema'
import { ruleTexts, type RuleName } from './texts'

const code = (required: RuleName) =>
  z.string().check(
    z.refine((value) => value !== '', { error: () => ruleTexts[required], abort: true }),
    z.regex(contactCodePattern, { error: () => ruleTexts.codeLength }),
  )

export const verificationFormSchema = z.object({
  emailOtp: code('emailCodeRequired'),
  mobileOtp: code('mobileCodeRequired'),
  secondarymobileOtp: code('secondaryCodeRequired'),
})
export type VerificationForm = z.infer<typeof verificationFormSchema>

/** The form field that takes each channel's code. */
export const codeFields = {
  email: 'emailOtp',
  mobile: 'mobileOtp',
  secondary: 'secondarymobileOtp',
} as const satisfies Record<ContactChannel, keyof VerificationForm>

export const toVerifyRequest = (form: VerificationForm, sellerId: string): RequestOf<'verifyOtp'> => ({
  sellerId,
  ...form,
})

/**
 * Whole seconds until a code may be asked for again; counts by the clock, so that a tab that slept is right.
 * A clock that was set back since cannot tell how long ago that was; then nobody is kept waiting, and the server decides.
 * @param sentAt milliseconds since the epoch
 */
export function secondsUntilResend(sentAt: number, now: number): number {
  const left = Math.ceil((sentAt + resendDelaySeconds * 1000 - now) / 1000)
  // Clocks are put right by a little all the time.
  if (left > resendDelaySeconds + 1) return 0
  return Math.min(Math.max(0, left), resendDelaySeconds)
}
