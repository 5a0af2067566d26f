/** Business constants and limits, from section 9 of the specification unless a comment says otherwise. */

export const passwordMinimumLength = 7
export const passwordMaximumLength = 1000
export const mobileNumberLength = 10
/** An Indian mobile number: ten digits, the first 6 to 9. */
export const mobileNumberPattern = /^[6-9]\d{9}$/
/** No spaces, one @, a domain with at least one dot between non-empty parts. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
export const emailMaximumLength = 254
/** The longest first or last name. */
export const nameMaximumLength = 100

export const contactCodeLength = 4
export const contactCodePattern = new RegExp(`^\\d{${contactCodeLength}}$`)
export const resendDelaySeconds = 30

export const gstRates = ['0%', '3%', '5%', '12%', '18%', '28%'] as const

export const signatureWidthPixels = 400
export const signatureHeightPixels = 200
/** Our limit on the PNG, in bytes. */
export const signatureMaximumBytes = 200 * 1024

export const reviewHours = { from: 12, to: 48 } as const

/** Our limit: how long a call waits for its answer. */
export const callTimeoutMilliseconds = 20_000

export const minuteMilliseconds = 60_000
export const hourMilliseconds = 60 * minuteMilliseconds
export const dayMilliseconds = 24 * hourMilliseconds

/** Our limit: a longer Retry-After counts as this. */
export const longestPauseMilliseconds = 24 * hourMilliseconds

/** Our limit: how much of a server's own words is shown. */
export const wordsMaximumLength = 300

/** Our limit: after this long without an answer the seller is told that the duplicate check could not be made. */
export const duplicateAnswerMilliseconds = 8000

/** Our limit on a backend's cursor that is longer than the contract allows: up to this length it still fits into an address. */
export const cursorReadMaximumLength = 2000

/** The law's limit on the characters of a tax invoice's number. */
export const documentNumberMaximumLength = 16

/** Our limit on one text field of an onboarding step. */
export const textMaximumLength = 500

/** Our limits on a backend's seller ids and tokens. */
export const sellerIdMaximumLength = 128
export const tokenMaximumLength = 4096

/** Our limits on a read: the items of one page, and the characters of its cursor. */
export const changesPageMaximum = 200
export const cursorMaximumLength = 200

/** Our limits on a parcel: its weight, and each of its sides. */
export const parcelMaximumGrams = 30_000
export const sideMaximumMillimetres = 1500

/** Our limits on the name of a seller's own courier, and on its number for a parcel. */
export const courierMinimumLength = 2
export const courierMaximumLength = 40
export const trackingMinimumLength = 6
export const trackingMaximumLength = 20
