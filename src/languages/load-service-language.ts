import { english, type LanguageInUse } from '@/catalogues/language-in-use'
import { written as hindi } from './hi/written'
import type { LanguageTag } from './languages'

/** The languages of the service's answers, in the browser and as a Node server; each is loaded when it is in use. */
const others: Readonly<Record<Exclude<LanguageTag, 'en-IN'>, () => Promise<LanguageInUse>>> = {
  hi: async () => ({ ...hindi, words: (await import('./hi/service-words')).words }),
}

export const loadServiceLanguage = async (tag: LanguageTag): Promise<LanguageInUse> => (tag === 'en-IN' ? english : others[tag]())
