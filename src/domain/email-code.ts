import { emailPattern } from '@/contract/limits'
import { z } from '@/contract/schema'
import { textUnder } from './person-fields'
import { plainText } from './text-input'

/** The code of the sign-in by email; longer than those of the contact details. */
const emailCodePattern = /^\d{6}$/

/** Where the code of the sign-in by email would go (EOTP-01). */
export const codeEmailSchema = z.object({
  email: textUnder([(value) => emailPattern.test(plainText(value)), 'signInEmailInvalid']),
})

/** The code of the sign-in by email (EOTP-01). */
export const emailCodeSchema = z.object({
  code: textUnder([(value) => emailCodePattern.test(value), 'signInCodeInvalid']),
})
