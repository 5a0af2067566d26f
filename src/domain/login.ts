import type { RequestOf } from '@/contract/endpoints'
import { emailPattern, mobileNumberPattern, passwordMinimumLength } from '@/contract/limits'
import { z } from '@/contract/schema'
import { onboardingStepSchema, type NextStep } from '@/contract/steps'
import { digitsOf, plainText } from './text-input'
import { ruleTexts } from './texts'

/** What the seller signs in with: the one text field decides by how it looks (LOGIN-07). */
export type Identifier =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'mobile'; readonly mobile: string }

/** Understands an email, or a mobile number with spaces, dashes and an Indian country code; else null. */
export function parseIdentifier(text: string): Identifier | null {
  const plain = plainText(text)
  if (emailPattern.test(plain)) return { kind: 'email', email: plain }
  if (!/^\+?[\p{Nd}\p{Pd}\s().]+$/u.test(plain)) return null
  const digits = digitsOf(plain)
  const national = plain.startsWith('+91') ? digits.slice(2) : digits
  return mobileNumberPattern.test(national) ? { kind: 'mobile', mobile: national } : null
}

export const loginFormSchema = z.object({
  identifier: z.string().check(
    z.refine((value) => plainText(value) !== '', { error: ruleTexts.identifierRequired, abort: true }),
    z.refine((value) => parseIdentifier(value) !== null, { error: ruleTexts.identifierInvalid }),
  ),
  password: z.string().check(
    z.refine((value) => value !== '', { error: ruleTexts.passwordRequired, abort: true }),
    z.minLength(passwordMinimumLength, { error: ruleTexts.passwordShortAtLogin }),
  ),
})
export type LoginForm = z.infer<typeof loginFormSchema>

/** The request for a form that passed its schema; null for one that did not. */
export function toLoginRequest({ identifier, password }: LoginForm): RequestOf<'login'> | null {
  const parsed = parseIdentifier(identifier)
  if (parsed === null) return null
  return parsed.kind === 'email'
    ? { email: parsed.email, password }
    : { mobile: parsed.mobile, password }
}

/** Reads `currentStep` of a sign-in answer: 3 to 7 is where to resume, all else means nothing to resume (LOGIN-10). */
export function resumeStep(currentStep: unknown): NextStep {
  const parsed = onboardingStepSchema.safeParse(currentStep)
  return parsed.success ? parsed.data : 'complete'
}
