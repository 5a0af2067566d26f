import type { LanguageInUse } from '@/catalogues/language-in-use'

/** How Hindi is written. */
export const written = {
  tag: 'hi',
  locale: 'hi-IN-u-nu-latn',
  direction: 'ltr',
  dates: { month: 'long', dayPeriod: 'short' },
} as const satisfies Omit<LanguageInUse, 'words'>
