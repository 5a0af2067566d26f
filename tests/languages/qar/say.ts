import { longer } from '../longer'

const letters = 'ابجدهفغحيخكلمنوبقرستثوزصيض'

/** Longer, and in letters that are written from right to left. */
export const say = (english: string): string =>
  longer(english.toLowerCase().replaceAll(/[^a-z]/g, '')).replaceAll(/[a-z]/g, (letter) => letters[letter.charCodeAt(0) - 97] ?? letter)
