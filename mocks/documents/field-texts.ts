import {
  changesPageMaximum,
  contactCodeLength,
  cursorMaximumLength,
  mobileNumberLength,
  passwordMinimumLength,
  sellerIdMaximumLength,
  signatureHeightPixels,
  signatureMaximumBytes,
  signatureWidthPixels,
  textMaximumLength,
  tokenMaximumLength,
} from '@/contract/limits'
import { stepFieldNames } from '@/contract/typical-steps'

const mobile = `${mobileNumberLength} digits, the first 6 to 9, without a country code`
const text = `at most ${textMaximumLength} characters; may be empty`
const code = `${contactCodeLength} digits, as a text`
const time = 'a time of day as HH:MM on the 24-hour clock, from 00:00 to 23:59'
const period = 'AM or PM, for the time beside it'

/**
 * What each field of the wire means, with its unit and limit. A name means the same wherever it stands. A text that a
 * seller enters into a step, and whose name says all, needs no entry; the fields of what is read stand beside their
 * schemas, in `src/contract/reads`.
 */
export const fieldTexts: Readonly<Record<string, string>> = {
  sellerId: `Names the seller: 1 to ${sellerIdMaximumLength} characters, opaque to the portal.`,
  token: `Stands for the session: 1 to ${tokenMaximumLength} characters, opaque to the portal. Null or absent when nobody is signed in.`,
  currentStep: 'The onboarding step to go on with, 3 to 7. Any other number: nothing is left to do (LOGIN-10).',
  message: 'A sentence for the seller, shown as it is. Where it is absent the portal has words of its own.',
  success: 'Whether the call did what it was for.',
  sellerData: 'What the seller registered with.',

  firstName: 'First name: 1 to 100 characters.',
  lastName: 'Last name: 1 to 100 characters.',
  email: 'Email address: at most 254 characters, no spaces, one @, a domain with a dot. Upper and lower case are the same.',
  mobile: `Primary mobile number: ${mobile}.`,
  primaryPhone: `Primary mobile number, another spelling of mobile: ${mobile}.`,
  secondarymobile: `Secondary mobile number: ${mobile}. Differs from the primary.`,
  secondaryPhone: `Secondary mobile number, another spelling of secondarymobile: ${mobile}. Differs from the primary.`,
  password: `Password: ${passwordMinimumLength} to 1000 characters.`,
  confirmPassword: 'The password once more; the portal sends no two that differ.',
  whatsappNotify: 'Whether the seller wants notifications on WhatsApp.',
  twoWayAuth: 'Whether the seller wants two-way authentication.',

  type: 'The channel whose code is sent again: the email, the primary or the secondary mobile number.',
  emailOtp: `The code that was sent to the email: ${code}.`,
  mobileOtp: `The code that was sent to the primary mobile number: ${code}.`,
  secondarymobileOtp: `The code that was sent to the secondary mobile number: ${code}.`,

  nickname: `Name of the store: ${text}. Case and spaces at the ends tell no two apart (GST-03); any number of sellers may leave it empty.`,
  gstType: 'How the seller is registered for GST.',
  accountNumber: `Account number as a text, since zeros may lead it: ${text}.`,
  confirmAccountNumber: 'The account number once more; the portal sends no two that differ.',
  accountType: 'Kind of account.',
  ifscCode: `IFSC of the branch, not checked by the portal: ${text}.`,
  pickupAddress: 'Where goods are picked up.',
  returnAddress: 'Where returned goods are sent; may be the same.',
  landmark: `Something near it that is easy to find: ${text}.`,
  pincode: `PIN code, not checked by the portal: ${text}.`,
  shippingType: 'Who ships: the marketplace (Lazy Shipping), the seller (Self Shipping), or both.',
  deliveryTypes: 'The deliveries that the seller offers; none of them is allowed.',
  cutoffTimes: 'Until when an order of the day is still shipped that day, for each group of deliveries.',
  standardExpress: `Cutoff of Standard and Express: ${time}.`,
  standardExpressPeriod: `Of Standard and Express: ${period}.`,
  oneTwoDay: `Cutoff of One Day and Two Day: ${time}.`,
  oneTwoDayPeriod: `Of One Day and Two Day: ${period}.`,
  sameDay: `Cutoff of Same Day: ${time}.`,
  sameDayPeriod: `Of Same Day: ${period}.`,
  signUrl: `The signature: a PNG of ${signatureWidthPixels} by ${signatureHeightPixels} pixels and at most ${signatureMaximumBytes} bytes, as a data URL in base64. Decode it: a picture that only says its size, is cut short or is empty is none.`,
  authReturn: 'Consent to returns: always true.',
  authReplace: 'Consent to replacements: always true.',

  since: `The cursor of the last page: at most ${cursorMaximumLength} characters, opaque to the portal. Absent: from the beginning.`,
  limit: `How many items one answer may hold, ${changesPageMaximum} at most and where it is absent.`,
  items: 'What is new or has changed, whole, oldest change first.',
  gone: 'Ids of what is no more.',
  next: 'The cursor with which to ask for what changes after this page.',
  more: 'Whether there is another page already.',
  serverTime: 'The backend’s time in UTC, as ISO 8601.',

  field: 'What was asked about.',
  available: "True or 'true' when nobody has it; anything else means that it is taken (REG-08).",
}

const enteredNames: Readonly<Record<string, string>> = stepFieldNames

/** What a field means, by its name. @param longest how many characters it may have, where it is a text */
export function meaningOf(field: string, longest: unknown): string | undefined {
  const name = enteredNames[field]
  if (name === undefined || fieldTexts[field] !== undefined) return fieldTexts[field]
  return longest === textMaximumLength ? `${name}: ${text}.` : `${name}.`
}
