import { longer } from '../longer'

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý' }

/** Longer and with accents, so that untranslated text stands out. */
export const say = (english: string): string => longer(english).replaceAll(/[aeiouy]/gi, (letter) => accents[letter] ?? letter)
