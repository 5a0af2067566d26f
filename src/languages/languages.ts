/** The languages to choose from, each by its own name; the first is that of the sources. */
export const languages = [
  { tag: 'en-IN', name: 'English' },
  { tag: 'hi', name: 'हिंदी' },
] as const

export type LanguageTag = (typeof languages)[number]['tag']

/** The language of ours that a tag such as `hi-IN` asks for. */
export const languageOf = (tag: string | null): LanguageTag | undefined =>
  languages.find((known) => known.tag.slice(0, 2) === tag?.slice(0, 2))?.tag
