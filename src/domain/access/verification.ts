import type { RequestOf } from '@/contract/endpoints'
import { contactCodePattern } from '@/contract/limits'
import { z } from '@/contract/schema'
import { ruleTexts, type RuleName } from '../texts'

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

export const toVerifyRequest = (form: VerificationForm, sellerId: string): RequestOf<'verifyOtp'> => ({
  sellerId,
  ...form,
})
