import { catalogue } from '@/catalogues/catalogue'

/** What is said where there is no screen, or where one has failed. */
export const troubleTexts = catalogue('app/shell/trouble', {
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have been mistyped or moved.',
  notFoundBack: 'Go to the home page',
  crashTitle: 'This screen stopped working',
  crashText: 'What you entered is kept on this device. Try the screen again, or open another one from the menu.',
  missingTitle: 'This screen is not on this device yet',
  missingText: 'It comes by itself as soon as there is a connection. What you saved and entered is kept on this device.',
  tryAgain: 'Try again',
})
