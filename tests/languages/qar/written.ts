import type { LanguageInUse } from '@/catalogues/language-in-use'

/** A tag that ISO 639 reserves for private use. */
export const written = {
  tag: 'qar',
  direction: 'rtl',
} as const satisfies Omit<LanguageInUse, 'words'>
