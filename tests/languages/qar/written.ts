import type { LanguageInUse } from '@/catalogues/language-in-use'

/** Dates are those of Urdu; the tag is one that ISO 639 leaves for private use. */
export const written = {
  tag: 'qar',
  locale: 'ur-IN-u-nu-latn',
  direction: 'rtl',
  dates: { month: 'long', dayPeriod: 'short' },
} as const satisfies Omit<LanguageInUse, 'words'>
