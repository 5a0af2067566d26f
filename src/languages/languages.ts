/** The languages to choose from, each by its own name; the first is that of the sources. */
export const languages = [
  { tag: 'en-IN', name: 'English' },
  { tag: 'hi', name: 'हिंदी' },
] as const

export type LanguageTag = (typeof languages)[number]['tag']
