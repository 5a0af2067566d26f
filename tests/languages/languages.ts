import { languages as ours } from '../../src/languages/languages'

/** The product's languages and two artificial ones: one with longer words, one written from right to left. */
export const languages = [...ours, { tag: 'qal', name: 'Lóngér' }, { tag: 'qar', name: 'بيم' }] as const

export type LanguageTag = (typeof languages)[number]['tag']
