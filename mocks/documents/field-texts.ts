import {
  changesPageMaximum,
  contactCodeLength,
  cursorMaximumLength,
  emailMaximumLength,
  mobileNumberLength,
  nameMaximumLength,
  passwordMaximumLength,
  passwordMinimumLength,
  sellerIdMaximumLength,
  signatureHeightPixels,
  signatureMaximumBytes,
  signatureWidthPixels,
  textMaximumLength,
  tokenMaximumLength,
  trackingMaximumLength,
  trackingMinimumLength,
} from '@/contract/limits'
import { stepFieldNames } from '@/contract/typical-steps'

const mobile = `${mobileNumberLength} digits, the first 6 to 9, without a country code`
const text = `at most ${textMaximumLength} characters; may be empty`
const code = `${contactCodeLength} digits, as a text`
const time = 'a time of day as HH:MM on the 24-hour clock, from 00:00 to 23:59'
const period = 'AM or PM, for the time beside it'

/**
 * What each field on the wire means, with its unit and limit; a name means the same in every endpoint. A text that a seller
 * enters into a step needs no entry if its name says it all. The fields of reads are described beside their schemas, in
 * `src/contract/reads`.
 */
export const fieldTexts: Readonly<Record<string, string>> = {
  sellerId: `Names the seller: 1 to ${sellerIdMaximumLength} characters, opaque to the portal.`,
  token: `Stands for the session: 1 to ${tokenMaximumLength} characters, opaque to the portal. Null or absent when nobody is signed in.`,
  currentStep: 'The onboarding step to go on with, 3 to 7. A number above 7: nothing is left to do. Any other value says nothing: whoever signs in on a new device begins at step 3 (LOGIN-10).',
  message: 'A sentence for the seller, shown as it is. Where it is absent the portal has words of its own.',
  success: 'Whether the call did what it was for.',
  sellerData: 'What the seller registered with.',

  firstName: `First name: 1 to ${nameMaximumLength} characters.`,
  lastName: `Last name: 1 to ${nameMaximumLength} characters.`,
  email: `Email address: at most ${emailMaximumLength} characters, no spaces, one @, a domain with a dot. Upper and lower case are the same.`,
  mobile: `Primary mobile number: ${mobile}.`,
  primaryPhone: `Primary mobile number, another spelling of mobile: ${mobile}.`,
  secondarymobile: `Secondary mobile number: ${mobile}. Differs from the primary.`,
  secondaryPhone: `Secondary mobile number, another spelling of secondarymobile: ${mobile}. Differs from the primary.`,
  password: `Password: ${passwordMinimumLength} to ${passwordMaximumLength} characters.`,
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
  next: 'Of a page: the cursor with which to ask for what changes after it. Of a series: the number that comes next.',
  more: 'Whether there is another page already. A page with more: true is never empty, and its next is a cursor that was not asked for before: the portal goes on from no other.',
  serverTime: 'The backend’s time in UTC, as ISO 8601.',

  of: 'The read that the record belongs to.',
  id: 'Names the record: 1 to 64 letters, digits, dots, dashes or underscores.',

  modules: 'What the marketplace offers this seller, each in its version; what is missing it does not offer.',
  catalogue: 'Products and their stock.',
  brands: 'Applying for brands.',
  orders: 'Orders, and what was cancelled.',
  returns: 'Returns and replacements; only with orders.',
  claims: 'Claims; only with orders.',
  invoices: 'Tax invoices; without them only labels and packing slips are printed.',
  notApproved: 'True while the registration is looked at: the modules open once it is approved.',
  profile: 'What stands on labels and invoices; null until all steps are in.',
  gstNumber: 'The GSTIN; null for sellers without one.',
  stateCode: 'The two digits by which GST numbers the state.',
  name: 'The name that stands on labels and invoices.',
  supplierAddress: 'Where the seller supplies from as GST knows it, in the state of stateCode: it stands on invoices. Without it the address that goods come back to stands there.',
  paperMark: 'What all that is printed for her says besides, such as \'Demo\' for a seller who is made up. A marketplace leaves it out.',
  signature: 'The signature of step 7 as a PNG data URL; null where the backend gives none.',

  lineIds: 'The lines that are cancelled; none of them means the whole order.',
  left: 'True: it left with the courier although it was cancelled meanwhile. It comes back as an undelivered return.',
  tracking: `The courier’s number: ${trackingMinimumLength} to ${trackingMaximumLength} letters, digits or dashes; null where the seller brings it herself.`,
  day: 'The day on which it was sent off, in India, as YYYY-MM-DD.',
  delivered: 'Whether it was delivered; else it could not be.',
  record: 'The order as it is now.',
  phoneId: 'Names the device: 1 to 64 letters, digits, dots, dashes or underscores.',
  year: 'The financial year, from April to March, such as 26-27.',
  prefix: 'What each number of the series begins with; number and prefix together have 16 characters at most.',
  number: 'The whole number of the document: 1 to 16 of A-Z, 0-9, / and -.',

  code: 'Why it was refused, for the portal; the message is for the seller. changed: the order has changed since the rev. cancelled, state: as the order is now it cannot be done, which is said before changed. taken: an invoice bears the number, or it was told to stand on nothing. content: the body is wrong in itself, in field. not-approved: the seller is not approved yet. not-yours: it is another seller’s. unknown: there is no such record. The others are for modules to come.',
  current: 'The order as it is now.',
  field: 'What was asked about; of a refusal: the field of the body that it is about.',
  available: "True or 'true' when nobody has it, 1 being understood too; anything else means that it is taken (REG-08).",
}

const enteredNames: Readonly<Record<string, string>> = stepFieldNames

/** What a field means, by its name. @param longest how many characters it may have, if it is a text */
export function meaningOf(field: string, longest: unknown): string | undefined {
  const name = enteredNames[field]
  if (name === undefined || fieldTexts[field] !== undefined) return fieldTexts[field]
  return longest === textMaximumLength ? `${name}: ${text}.` : `${name}.`
}
