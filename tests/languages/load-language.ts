import type { LanguageInUse } from '@/catalogues/language-in-use'
import { loadLanguage as loadOurs } from '../../src/languages/load-language'
import type { LanguageTag } from './languages'
import { written as longer } from './qal/written'
import { written as fromTheRight } from './qar/written'

const others = {
  async qal() {
    const [{ words }, more] = await Promise.all([import('./qal/words'), import('./qal/demo-words')])
    return { ...longer, words: { ...words, ...more.words } }
  },
  async qar() {
    const [{ words }, more] = await Promise.all([import('./qar/words'), import('./qar/demo-words')])
    return { ...fromTheRight, words: { ...words, ...more.words } }
  },
}

export const loadLanguage = async (tag: LanguageTag): Promise<LanguageInUse> => (tag === 'qal' || tag === 'qar' ? others[tag]() : loadOurs(tag))
