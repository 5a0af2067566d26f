import { catalogue } from '@/catalogues/catalogue'

/** Texts about pictures that another app has shared with this one. */
export const sharedPictureTexts = catalogue('features/onboarding/shared-picture', {
  question: 'This picture was shared with the portal. Is it your GST certificate?',
  use: 'Use it as the certificate',
  useInstead: 'Use it instead',
  replaceQuestion: 'This removes the picture chosen above. Replace it?',
  replace: 'Replace it',
  keep: 'Keep it',
  notRemoved: 'This device did not remove the picture. Try again.',
  taken: 'It is the certificate now.',
})
