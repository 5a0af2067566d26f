import { catalogue } from '@/catalogues/catalogue'

/** Texts for an address without a screen, and for a screen that has failed. */
export const deadEndTexts = catalogue('app/shell/dead-end', {
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have been mistyped or moved.',
  notFoundBack: 'Go to the home page',
  crashTitle: 'This screen stopped working',
  crashText: 'What this device has stored of your entries is still there. Try the screen again, or open another one.',
})
