import { catalogue } from '@/catalogues/catalogue'

/** What marks a screen that shows samples; pressed, it explains itself. */
export const sampleWord = catalogue('domain/sample', { word: 'Sample', closeLabel: 'Close' })

/** What more than one such screen says. */
export const sampleTexts = catalogue('domain/sample#sampleTexts', {
  passwordStays: 'Changing the password is a sample: nothing is sent or kept, and your password stays as it is.',
})
