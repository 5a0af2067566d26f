import { english, language } from '@/catalogues/language-in-use'
import { keepLanguageForWorker, keptLanguage } from '@/sw/kept-language'
import { missingLanguage } from './missing-language'

/**
 * Notes the language in use for the worker where another one is noted: a browser that is ended writes none, and what a
 * device wants in place of a choice may change. Whoever waits for words that are missing has them kept by the old note.
 */
export async function putNoteRight(): Promise<void> {
  const noted = (await keptLanguage()) ?? english.tag
  const { tag } = language.read()
  if (noted !== tag && missingLanguage.state === null) await keepLanguageForWorker(tag)
}
