import { language } from '@/catalogues/language-in-use'
import { languageOf } from '@/languages/language-of'
import { loadServiceLanguage } from '@/languages/load-service-language'

/** Adds the service's own texts to those of the page's language. */
async function addWords(): Promise<void> {
  const inUse = language.read()
  const tag = languageOf(inUse.tag)
  if (tag === undefined || 'mocks/engine' in inUse.words) return
  const { words } = await loadServiceLanguage(tag)
  if (language.read() === inUse && Object.keys(words).length > 0) language.use({ ...inUse, words: { ...inUse.words, ...words } })
}

/** Has the service answer in its page's language, also after a change; in English if the texts cannot be loaded. @returns stops that */
export async function speakAlong(): Promise<() => void> {
  const follow = (): Promise<void> => addWords().catch(() => undefined)
  await follow()
  return language.subscribe(() => void follow())
}
