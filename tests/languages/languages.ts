import { languages as ours } from '../../src/languages/languages'

/** Two that nobody speaks, beside the product's: one of longer words, and one that is written from right to left. */
export const languages = [...ours, { tag: 'qal', name: 'Lóngér' }, { tag: 'qar', name: 'بيم' }] as const

export type LanguageTag = (typeof languages)[number]['tag']
