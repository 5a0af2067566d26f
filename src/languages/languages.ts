/** The languages to choose from, each by its own name; the sources are written in the first. */
export const languages = [
  { tag: 'en-IN', name: 'English' },
  { tag: 'hi', name: 'हिंदी' },
] as const

export type LanguageTag = (typeof languages)[number]['tag']
