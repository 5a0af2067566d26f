import { reviewHours } from '@/contract/limits'
import { catalogue } from '@/catalogues/catalogue'

/** Sentences shared by several screens after the sign-in, kept apart so that the sign-in screen does not load them. */
export const signedInTexts = catalogue('domain/signed-in', {
  underReview: `Your application is under review. This takes ${reviewHours.from} to ${reviewHours.to} hours max.`,
  storeUnreadable: (why: string) => `We cannot say what waits on this device. ${why}`,
  sellerUnknown: 'We cannot tell whose registration this is. Log in again to go on; what is saved on this device stays.',
  lostTrack:
    'This device has lost its record of the steps that the marketplace already has. Log in again: then what you save here is sent in the right order.',
  logInAgain: 'Log in again',
})
