import type { LanguageInUse } from '@/catalogues/language-in-use'

/** A tag that ISO 639 reserves for private use. */
export const written = {
  tag: 'qal',
  direction: 'ltr',
} as const satisfies Omit<LanguageInUse, 'words'>
