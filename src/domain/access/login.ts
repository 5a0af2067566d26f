import type { RequestOf } from '@/contract/endpoints'
import { emailPattern, mobileNumberPattern, passwordMinimumLength } from '@/contract/limits'
import { formErrors, type FormErrors } from '../form-errors'
import { bareText, mobileDigitsOf } from '../text-input'
import { loginTexts } from './login-texts'

/** What the seller signs in with: one text field takes both, told apart by their format (LOGIN-07). */
export type Identifier =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'mobile'; readonly mobile: string }

/** Understands an email, or a mobile number with spaces, dashes, India's country code or a zero before it; else null. */
export function parseIdentifier(text: string): Identifier | null {
  const plain = bareText(text)
  if (emailPattern.test(plain)) return { kind: 'email', email: plain }
  if (!/^\+?[\p{Nd}\p{Pd}\s().]+$/u.test(plain)) return null
  const mobile = mobileDigitsOf(plain)
  return mobileNumberPattern.test(mobile) ? { kind: 'mobile', mobile } : null
}

export interface LoginForm {
  readonly identifier: string
  readonly password: string
}

function identifierError(identifier: string): string | undefined {
  if (bareText(identifier) === '') return loginTexts.identifierRequired
  return parseIdentifier(identifier) === null ? loginTexts.identifierInvalid : undefined
}

function passwordError(password: string): string | undefined {
  if (password === '') return loginTexts.passwordRequired
  return password.length < passwordMinimumLength ? loginTexts.passwordShort : undefined
}

/** What is wrong with the sign-in form (LOGIN-04 to LOGIN-06). */
export const loginErrors = ({ identifier, password }: LoginForm): FormErrors<keyof LoginForm> | undefined =>
  formErrors({ identifier: identifierError(identifier), password: passwordError(password) })

/** The request for a form that passed its schema; null for one that did not. */
export function toLoginRequest({ identifier, password }: LoginForm): RequestOf<'login'> | null {
  const parsed = parseIdentifier(identifier)
  if (parsed === null) return null
  return parsed.kind === 'email'
    ? { email: parsed.email, password }
    : { mobile: parsed.mobile, password }
}
