import { catalogue } from '@/catalogues/catalogue'

/** The badge on screens with sample data; pressing it opens an explanation. */
export const sampleWord = catalogue('domain/sample', { word: 'Sample', closeLabel: 'Close' })

/** Texts shared by several screens with sample data. */
export const sampleTexts = catalogue('domain/sample#sampleTexts', {
  passwordStays: 'Changing the password is a sample: nothing is sent or kept, and your password stays as it is.',
})
