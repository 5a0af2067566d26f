import { catalogue } from '@/catalogues/catalogue'

/** Shown if the browser opens no print dialog when asked to print. */
export const printTexts = catalogue('domain/print', { byHand: 'Print from the share menu.' })
