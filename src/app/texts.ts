import { catalogue } from '@/catalogues/catalogue'

/** Texts of the frame around the screens. */
export const shellTexts = catalogue('app', {
  product: 'Seller Portal',
  titled: (title: string) => `${title} – Seller Portal`,
  language: 'Language',
  skipToContent: 'Skip to content',
  home: 'Seller Portal, home',
  offline: 'Offline',
  close: 'Close',
  refused: 'Refused',
})
