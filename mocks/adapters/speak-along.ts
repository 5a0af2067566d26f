import { language } from '@/catalogues/language-in-use'

/** The service's words in the languages besides English; each is fetched when it is in use. */
const wordsOf: Readonly<Partial<Record<string, () => Promise<{ readonly words: object }>>>> = {
  hi: () => import('@mocks/languages/hi/words'),
}

/** Adds the service's own words to the language of its page. */
async function addWords(): Promise<void> {
  const inUse = language.read()
  const load = wordsOf[inUse.tag]
  if (load === undefined || 'mocks/engine' in inUse.words) return
  const { words } = await load()
  if (language.read() === inUse) language.use({ ...inUse, words: { ...inUse.words, ...words } })
}

/** Has the service answer in the language of its page, and follow it; where the words cannot be had it goes on in English. @returns ends it */
export async function speakAlong(): Promise<() => void> {
  const follow = (): Promise<void> => addWords().catch(() => undefined)
  await follow()
  return language.subscribe(() => void follow())
}
