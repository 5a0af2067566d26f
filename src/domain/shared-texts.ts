import { catalogue } from '@/catalogues/catalogue'

/** What marks a screen that shows samples; pressed, it explains itself. */
export const sampleWord = catalogue('domain/shared', { word: 'Sample', closeLabel: 'Close' })

/** Sentences that more than one screen says. */
export const sharedTexts = catalogue('domain/shared#sharedTexts', {
  mobileHint: '10 digits, starts with 6 to 9',
  passwordStays: 'Changing the password is a sample: nothing is sent or kept, and your password stays as it is.',
  notKept: 'This device does not let us keep what you type. It is lost if you leave this page.',
  refused:
    'The server can be reached and refuses the portal. Your connection is all right: please tell the marketplace. What you entered is kept.',
})
