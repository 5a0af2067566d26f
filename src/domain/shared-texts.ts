import { reviewHours } from '@/contract/limits'
import { catalogue } from '@/catalogues/catalogue'

/** What marks a screen that shows samples; pressed, it explains itself. */
export const sampleWord = catalogue('domain/shared', { word: 'Sample', closeLabel: 'Close' })

/** Sentences that more than one screen says. */
export const sharedTexts = catalogue('domain/shared#sharedTexts', {
  underReview: `Your application is under review. This takes ${reviewHours.from} to ${reviewHours.to} hours max.`,
  passwordStays: 'Changing the password is a sample: nothing is sent or kept, and your password stays as it is.',
  notKept: 'This device does not let us keep what you type. It is lost if you leave this page.',
  storeUnreadable: (why: string) => `We cannot say what waits on this device. ${why}`,
  sellerUnknown: 'We cannot tell whose registration this is. Log in again to go on; what is saved on this device stays.',
  lostTrack:
    'This device has lost its record of the steps that the marketplace already has. Log in again: then what you save here is sent in the right order.',
  refused:
    'The server can be reached and refuses the portal. Your connection is all right: please tell the marketplace. What you entered is kept.',
  logInAgain: 'Log in again',
})
