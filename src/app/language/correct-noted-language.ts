import { english, language } from '@/catalogues/language-in-use'
import { keepLanguageForWorker, keptLanguage } from '@/sw/kept-language'
import { missingLanguage } from './missing-language'

/**
 * Corrects the language that is noted for the worker: a browser that was killed has noted none, and without a choice the browser's
 * preference may have changed. While a wanted language is missing the old note stays, so that the worker still fetches that one.
 */
export async function correctNotedLanguage(): Promise<void> {
  const noted = (await keptLanguage()) ?? english.tag
  const { tag } = language.read()
  if (noted !== tag && missingLanguage.state === null) await keepLanguageForWorker(tag)
}
