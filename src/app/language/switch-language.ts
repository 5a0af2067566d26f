import { languageFree } from '@/catalogues/held-language'
import { language } from '@/catalogues/language-in-use'
import { atMost } from '@/clock/at-most'
import { loadLanguage } from '@/languages/load-language'
import type { LanguageTag } from '@/languages/languages'
import { chooseLanguage } from '@/session/chosen-language'
import { keepLanguageForWorker } from '@/sw/kept-language'
import { keepAllFiles } from '@/sw/messages'
import { askWorker } from '../updates/ask-worker'
import { untilDone } from '../updates/until-done'
import { missingLanguage, wish } from './missing-language'
import { writeLanguage } from './write-language'

/** How long a part of the page may keep the language: its code may never come, and it is then drawn anew once it does. */
const longestHoldMilliseconds = 3000

/** Once its words are there: the last wish counts. @returns whether this was it */
async function say(tag: LanguageTag): Promise<boolean> {
  const [next] = await Promise.all([loadLanguage(tag), atMost(longestHoldMilliseconds, languageFree())])
  if (wish.last !== tag) return false
  // First, as what is rendered anew may measure itself.
  writeLanguage(next)
  language.use(next)
  missingLanguage.setState(() => null)
  return true
}

/** Says everything in this language from now on. */
export async function speak(tag: LanguageTag): Promise<void> {
  if (await say(tag)) void keepLanguageForWorker(tag)
}

/** Ends the asking for the files of the language before. */
let asking = new AbortController()

/** The same by somebody's own choice, which the device keeps and its other tabs follow. */
export async function choose(tag: LanguageTag): Promise<void> {
  if (!(await say(tag))) return
  // With the words: whoever closes the app as soon as they are seen has chosen all the same.
  chooseLanguage(tag)
  await keepLanguageForWorker(tag)
  // Where data is saved, a language is kept for offline use once it is chosen.
  const { controller } = navigator.serviceWorker ?? {}
  asking.abort()
  asking = new AbortController()
  if (controller) await untilDone(async () => (await askWorker(controller, keepAllFiles)) !== 'missing', asking.signal)
}
