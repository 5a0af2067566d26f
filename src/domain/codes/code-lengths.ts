import { mobileNumberLength } from '@/contract/limits'
import { codeOf, mobileDigitsOf } from '../text-input'

/** How many letters and digits a code has. */
const lengths = { gstNumber: 15, pan: 10, ifsc: 11, pincode: 6, mobile: mobileNumberLength } as const

/** Whether a text has as many letters and digits as a complete code, valid or not, so that the seller has finished typing it. */
export const hasFullLength = (kind: keyof typeof lengths, text: string): boolean =>
  (kind === 'mobile' ? mobileDigitsOf(text) : codeOf(text)).length >= lengths[kind]
