import { catalogue } from '@/catalogues/catalogue'

/** What is said where what was asked for is not on the device. */
export const lateTexts = catalogue('late', {
  unavailable: 'This could not be opened. Check your connection and try again.',
  tryAgain: 'Try again',
  close: 'Close',
})
