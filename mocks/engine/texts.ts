import { catalogue } from '@/catalogues/catalogue'
import type { ContactChannel } from '@/contract/contact-channels'
import type { cancelledBy } from '@/contract/reads/orders/orders'
import { stepWords } from '@/contract/step-words'
import type { OnboardingStep } from '@/contract/steps'
import { stepFieldNames } from '@/contract/typical-steps'

/** The texts of the service's answers, except those that the contract has already. */

export const channelNames = catalogue('mocks/engine#channelNames', {
  email: 'email',
  mobile: 'mobile',
  secondary: 'secondary mobile',
} satisfies Record<ContactChannel, string>)

const codeNames = {
  email: 'email OTP',
  mobile: 'mobile OTP',
  secondary: 'secondary mobile OTP',
} as const satisfies Record<ContactChannel, string>

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`

const inTime = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`

const cancellers = { customer: 'the customer', seller: 'you', marketplace: 'the marketplace' } as const satisfies Record<(typeof cancelledBy)[number], string>

export const texts = catalogue('mocks/engine', {
  notFound: 'There is nothing at this address.',
  wrongMethod: (method: string): string => `This address takes ${method} requests only.`,
  notJson: 'The request must be sent as JSON.',
  badJson: 'The request is not readable: it is not valid JSON.',
  notText: 'The request is not readable: it is not valid UTF-8.',
  notHttp: 'The request is not readable: it is not valid HTTP.',
  encoded: 'The request must be sent as it is, without compression.',
  upgrade: 'This address takes plain HTTP/1.1 requests: nothing it could be upgraded to.',
  tooLarge: 'The request is too large.',
  headersTooLarge: 'The headers of the request are too large.',
  tooSlow: 'The request took too long to arrive.',
  noObject: 'The request does not hold what this address expects.',
  serverError: 'Something went wrong on our side. Please try again.',
  signInFirst: 'Sign in to continue.',
  sessionEnded: 'Your session has ended. Sign in again to continue.',
  otherSeller: 'You are signed in as another seller.',
  conflict: 'This does not fit what we already have from you. Check your entries and try again.',
  notAccepted: 'We could not accept these details. Check your entries and try again.',
  tooManyRequests: (seconds: number): string => `Too many requests. Try again in ${inTime(seconds)}.`,

  fieldMissing: (field: string): string => `${field} is missing.`,
  fieldWrong: (field: string): string => `${field} is not valid.`,

  wrongLogin: 'Wrong email, mobile or password.',
  tooManyWrongPasswords: (seconds: number): string =>
    `Too many failed sign-ins. Try again in ${inTime(seconds)}.`,
  verifyFirst:
    'Your email and mobile numbers are not verified yet. Register again with the same details to get new OTPs.',

  emailTaken: 'Email already exists',
  mobileTaken: 'Mobile already exists',
  phonesDisagree: (field: string): string => `${field} is given twice, with different numbers.`,
  passwordsDiffer: 'Passwords do not match',
  samePhones: 'Secondary number must be different from primary number',
  unknownSeller: 'There is no registration under this seller id. Please register again.',
  alreadyRegistered: 'This registration is already verified. Sign in instead.',
  registered: 'Registration received. OTPs are on their way to your email and both mobile numbers.',

  resendTooSoon: (seconds: number): string => `Wait ${seconds} seconds before you ask for another OTP.`,
  tooManyCodes: (seconds: number): string => `Too many OTPs were sent. Try again in ${inTime(seconds)}.`,
  tooManyWrongCodes: (seconds: number): string => `Too many wrong OTPs. Try again in ${inTime(seconds)}.`,
  wrongCodes: (wrong: readonly { readonly channel: ContactChannel; readonly triesLeft: number }[]): string =>
    wrong
      .map(({ channel, triesLeft }) =>
        triesLeft === 0
          ? `Wrong ${codeNames[channel]}, and no tries are left. Ask for a new one.`
          : `Wrong ${codeNames[channel]}. ${triesLeft === 1 ? '1 try' : `${triesLeft} tries`} left.`,
      )
      .join(' '),
  unusableCodes: (channels: readonly ContactChannel[]): string =>
    `${capitalised(listed(channels.map((channel) => codeNames[channel])))} can no longer be used. Ask for a new one.`,

  completeFirst: (step: OnboardingStep): string => `Complete ${stepWords[step].title} first.`,
  nicknameTaken: (name: string): string =>
    `The nickname '${name}' is already taken. Please choose a different one.`,
  accountsDiffer: 'Account numbers do not match',
  otherMobile: 'This mobile number is not the one you registered with.',
  badSignature: (width: number, height: number): string =>
    `The signature must be a PNG picture of ${width} by ${height} pixels.`,
  emptySignature: 'The signature is empty. Sign, and send it again.',

  notApproved: 'This opens when your registration is approved.',
  orderUnknown: 'There is no order under this number.',
  orderOfAnother: 'This order is another seller’s.',
  orderChanged: 'This order has changed since you saw it. Look at it again.',
  orderCancelled: (by: (typeof cancelledBy)[number]): string => `This order was cancelled by ${cancellers[by]}.`,
  orderNotPacked: 'This order is not packed yet.',
  orderPacked: 'This order is packed already, or goes another way.',
  orderGone: 'This order has left already.',
  numberTaken: (number: string): string => `The number ${number} is used already.`,

  cursorUnknown: 'This cursor is no longer known. Ask again without one.',

  badKey: 'The Idempotency-Key is not valid.',
  keyRunning: 'The same request is still being worked on.',
  keyReused: 'This Idempotency-Key was already used for a different request.',
})

/** Widens the English names to `string`: a language has its own name for each field, but must name every one. */
const named = <Field extends string>(names: Readonly<Record<Field, string>>): Readonly<Record<Field, string>> => names

/** The fields of the contract as a person would call them. */
export const fieldNames = catalogue('mocks/engine#fieldNames', {
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Password confirmation',
  firstName: 'First name',
  lastName: 'Last name',
  primaryPhone: 'Primary phone number',
  secondaryPhone: 'Secondary phone number',
  secondarymobile: 'Secondary phone number',
  whatsappNotify: 'WhatsApp notifications',
  twoWayAuth: 'Two-way authentication',
  type: 'Channel',
  emailOtp: 'Email OTP',
  mobileOtp: 'Mobile OTP',
  secondarymobileOtp: 'Secondary mobile OTP',
  ...named(stepFieldNames),
  id: 'Order',
  rev: 'Revision',
  grams: 'Weight',
  sides: 'Size',
  invoiceNumber: 'Invoice number',
  at: 'Time',
  reason: 'Reason',
  lineIds: 'Items',
  manifestId: 'Manifest',
  courier: 'Courier',
  tracking: 'Tracking number',
  day: 'Day',
  delivered: 'Outcome',
  phoneId: 'Phone',
  year: 'Financial year',
  number: 'Number',
})
