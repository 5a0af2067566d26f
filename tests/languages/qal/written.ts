import type { LanguageInUse } from '@/catalogues/language-in-use'

/** A tag that ISO 639 leaves for private use. */
export const written = {
  tag: 'qal',
  locale: 'en-IN-u-nu-latn',
  direction: 'ltr',
  dates: { month: 'long', dayPeriod: 'short' },
} as const satisfies Omit<LanguageInUse, 'words'>
