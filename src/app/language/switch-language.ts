import { languageFree } from '@/catalogues/held-language'
import { language } from '@/catalogues/language-in-use'
import { withTimeLimit } from '@/clock/with-time-limit'
import { loadLanguage } from '@/languages/load-language'
import type { LanguageTag } from '@/languages/languages'
import { chooseLanguage } from '@/session/chosen-language'
import { keepLanguageForWorker } from '@/sw/kept-language'
import { keepAllFiles } from '@/sw/messages'
import { askWorker } from '../updates/ask-worker'
import { untilDone } from '../updates/until-done'
import { missingLanguage, wish } from './missing-language'
import { writeLanguage } from './write-language'

/** How long a part of the page may delay the switch: its chunk may never come; if it comes later, React renders that part again. */
const longestHoldMilliseconds = 3000

/** Switches once the words are loaded, unless another language is wanted by then. @returns whether it has switched */
async function say(tag: LanguageTag): Promise<boolean> {
  const [next] = await Promise.all([loadLanguage(tag), withTimeLimit(longestHoldMilliseconds, languageFree())])
  if (wish.last !== tag) return false
  // Before the re-render, in which components may measure themselves.
  writeLanguage(next)
  language.use(next)
  missingLanguage.setState(() => null)
  return true
}

/** Switches to a language that nobody picked in this tab. */
export async function speak(tag: LanguageTag): Promise<void> {
  if (await say(tag)) void keepLanguageForWorker(tag)
}

/** Aborts the requests for the files of the language that was picked before. */
let asking = new AbortController()

/** Switches to a language that somebody has picked: the device stores the choice, and its other tabs follow. */
export async function choose(tag: LanguageTag): Promise<void> {
  if (!(await say(tag))) return
  // Stored at the moment of the switch: somebody may close the app as soon as she sees the new words.
  chooseLanguage(tag)
  await keepLanguageForWorker(tag)
  // On a device that saves data, a language's files are kept for offline use only once it is chosen.
  const { controller } = navigator.serviceWorker ?? {}
  asking.abort()
  asking = new AbortController()
  if (controller) await untilDone(async () => (await askWorker(controller, keepAllFiles)) !== 'missing', asking.signal)
}
