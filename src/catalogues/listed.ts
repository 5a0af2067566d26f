import { perLanguage } from './per-language'

const formats = {
  conjunction: perLanguage(({ locale }) => new Intl.ListFormat(locale)),
  unit: perLanguage(({ locale }) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' })),
}

/** Names, or what is said, one after the other as the language in use has it; `conjunction` puts an “and” before the last. */
export const listed = (names: Iterable<string>, type: keyof typeof formats = 'unit'): string => formats[type]().format(names)
