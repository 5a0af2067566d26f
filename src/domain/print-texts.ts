import { catalogue } from '@/catalogues/catalogue'

/** What is said where a browser has done nothing when it was asked to print. */
export const printTexts = catalogue('domain/print', { byHand: 'Print from the share menu.' })
