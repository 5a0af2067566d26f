import { catalogue } from '@/catalogues/catalogue'
import { passwordMinimumLength } from '@/contract/limits'

/** What the rules of the sign-in form say (section 5 of the specification). */
export const loginTexts = catalogue('domain/access/login', {
  identifierRequired: 'Email or mobile is required',
  identifierInvalid: 'Enter a valid email or 10-digit mobile number',
  passwordRequired: 'Password is required',
  passwordShort: `Password must be at least ${passwordMinimumLength} characters`,
})
