import type { LanguageInUse } from '@/catalogues/language-in-use'

/** Tells the browser and screen readers the page's language and its direction. */
export const writeLanguage = ({ tag, direction }: Pick<LanguageInUse, 'tag' | 'direction'>): unknown =>
  Object.assign(document.documentElement, { lang: tag, dir: direction })
