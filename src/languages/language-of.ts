// By its alias, which a build with other languages (tests/languages) replaces with a list of its own.
import { languages, type LanguageTag } from '@/languages/languages'

/** The part of a tag such as `hi-IN` or `kok` that names the language. */
const subtag = (tag: string): string => tag.replace(/-.*/, '').toLowerCase()

/** The language of the app that a tag such as `hi-IN` asks for. */
export const languageOf = (tag: string | null): LanguageTag | undefined =>
  languages.find((known) => subtag(known.tag) === subtag(tag ?? ''))?.tag
