import type { LanguageInUse } from '@/catalogues/language-in-use'

/** How Hindi is written. */
export const written = {
  tag: 'hi',
  direction: 'ltr',
} as const satisfies Omit<LanguageInUse, 'words'>
