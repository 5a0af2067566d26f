import { catalogue } from '@/catalogues/catalogue'

/** Texts for a part that could not be loaded. */
export const lazyTexts = catalogue('lazy', {
  unavailable: 'This could not be opened. Check your connection and try again.',
  tryAgain: 'Try again',
  close: 'Close',
})
