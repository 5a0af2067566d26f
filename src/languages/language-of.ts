// By its whole name, as the two languages of tests/languages stand in a list of their own.
import { languages, type LanguageTag } from '@/languages/languages'

/** Of a tag such as `hi-IN` or `kok` what names the language. */
const subtag = (tag: string): string => tag.replace(/-.*/, '').toLowerCase()

/** The language of ours that a tag such as `hi-IN` asks for. */
export const languageOf = (tag: string | null): LanguageTag | undefined =>
  languages.find((known) => subtag(known.tag) === subtag(tag ?? ''))?.tag
