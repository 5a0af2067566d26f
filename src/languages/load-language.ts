import { english, type LanguageInUse } from '@/catalogues/language-in-use'
import { written as hindi } from './hi/written'
import type { LanguageTag } from './languages'

/** Each language in a chunk of its own, loaded when it is in use; the demo's words in another, which a build without the demo does not have. */
const others: Readonly<Record<Exclude<LanguageTag, 'en-IN'>, () => Promise<LanguageInUse>>> = {
  async hi() {
    const [{ words }, more] = await Promise.all([
      import('./hi/words'),
      import.meta.env.VITE_DEMO === 'off' ? { words: {} } : import('./hi/demo-words'),
    ])
    return { ...hindi, words: { ...words, ...more.words } }
  },
}

export const loadLanguage = async (tag: LanguageTag): Promise<LanguageInUse> => (tag === 'en-IN' ? english : others[tag]())
