import { language } from '@/catalogues/language-in-use'

/** Tells the browser, and whoever reads the page aloud, which language it is in and how that runs. */
export function writeLanguage({ tag, direction } = language.read()): void {
  Object.assign(document.documentElement, { lang: tag, dir: direction })
}
