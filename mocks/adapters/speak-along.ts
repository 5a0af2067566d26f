import { language } from '@/catalogues/language-in-use'
import { languageOf } from '@/languages/language-of'
import { loadServiceLanguage } from '@/languages/load-service-language'

/** How long an answer waits for the texts of a language that has just been chosen: without a network they may never come. */
const longestSilenceMilliseconds = 5000

/** Adds the service's own texts to those of the page's language. */
async function addWords(): Promise<void> {
  const inUse = language.read()
  const tag = languageOf(inUse.tag)
  if (tag === undefined || 'mocks/engine' in inUse.words) return
  const { words } = await loadServiceLanguage(tag)
  if (language.read() === inUse && Object.keys(words).length > 0) language.use({ ...inUse, words: { ...inUse.words, ...words } })
}

interface Speech {
  /** Resolves once the texts of the language in use are there, or it has taken too long: an answer given earlier is in English. Null if they are there. */
  comingWords(): Promise<void> | null
  stop(): void
}

/** Has the service answer in its page's language, also after a change; in English if the texts cannot be loaded. */
export function speakAlong(): Speech {
  let coming: Promise<void> | null = null
  const follow = (): void => {
    const tooLong = new Promise<void>((resolve) => setTimeout(resolve, longestSilenceMilliseconds))
    const words: Promise<void> = Promise.race([addWords().catch(() => undefined), tooLong]).then(() => {
      if (coming === words) coming = null
    })
    coming = words
  }
  follow()
  return { comingWords: () => coming, stop: language.subscribe(follow) }
}
