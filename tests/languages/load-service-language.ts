import type { LanguageInUse } from '@/catalogues/language-in-use'
import { loadServiceLanguage as loadOurs } from '../../src/languages/load-service-language'
import type { LanguageTag } from './languages'
import { written as longer } from './qal/written'
import { written as fromTheRight } from './qar/written'

const others = {
  qal: async () => ({ ...longer, words: (await import('./qal/service-words')).words }),
  qar: async () => ({ ...fromTheRight, words: (await import('./qar/service-words')).words }),
}

export const loadServiceLanguage = async (tag: LanguageTag): Promise<LanguageInUse> => (tag === 'qal' || tag === 'qar' ? others[tag]() : loadOurs(tag))
