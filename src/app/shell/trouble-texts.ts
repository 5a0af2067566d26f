import { catalogue } from '@/catalogues/catalogue'

/** Texts for parts of the app that are not on the device. */
export const troubleTexts = catalogue('app/shell/trouble', {
  missingTitle: 'This screen is not on this device yet',
  missingText: 'It will open as soon as there is a connection. What this device has stored of your entries is still there.',
  languageMissing: (name: string) => `${name} could not be fetched. Check your connection and try again.`,
})
