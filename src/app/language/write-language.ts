import type { LanguageInUse } from '@/catalogues/language-in-use'

/** Tells the browser, and whoever reads the page aloud, which language it is in and how that runs. */
export const writeLanguage = ({ tag, direction }: Pick<LanguageInUse, 'tag' | 'direction'>): unknown =>
  Object.assign(document.documentElement, { lang: tag, dir: direction })
