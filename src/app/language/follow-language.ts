import { language } from '@/catalogues/language-in-use'
import { withTimeLimit } from '@/clock/with-time-limit'
import { languageOf } from '@/languages/language-of'
import { languages, type LanguageTag } from '@/languages/languages'
import { chosenLanguage, languageKey } from '@/session/chosen-language'
import { missingLanguage, wish } from './missing-language'
import { writeLanguage } from './write-language'

/** How long a start waits for the words of its language: over a network that does not answer they never come. */
const longestStartMilliseconds = 5000

/** The language chosen on this device, else the first of the browser's preferences that the app has (LANG-03). */
const wantedLanguage = (): LanguageTag =>
  languageOf(chosenLanguage()) ?? navigator.languages.map(languageOf).find((tag) => tag !== undefined) ?? languages[0].tag

const miss = (tag: LanguageTag): void => missingLanguage.setState(() => ({ tag, isTried: false }))

/** Switches to a language. If its words cannot be loaded the language stays, and a notice says so unless another one is wanted by then. */
function switchLanguage(tag: LanguageTag, by: 'speak' | 'choose'): Promise<void> {
  wish.last = tag
  return import('./switch-language')
    .then((ways) => ways[by](tag))
    .catch(() => {
      if (wish.last === tag) miss(tag)
    })
}

/** Switches to the language that is wanted here now; if that is in use already, an earlier wish is dropped. */
async function follow(): Promise<void> {
  const tag = wantedLanguage()
  if (tag !== language.read().tag) return switchLanguage(tag, 'speak')
  wish.last = tag
  missingLanguage.setState(() => null)
}

/** Switches to the language that somebody has picked. */
export function chooseLanguage(asked: string): void {
  const tag = languageOf(asked)
  // During a retry the notice stays: the button that was pressed is in it.
  missingLanguage.setState((missing) => (missing && missing.tag === tag ? { tag, isTried: true } : null))
  if (tag !== undefined) void switchLanguage(tag, 'choose')
}

/** Begins in the language that is wanted here, and follows what is chosen in other tabs. */
export async function followLanguage(): Promise<void> {
  window.addEventListener('storage', ({ key }) => {
    if (key === languageKey) void follow()
  })
  // A page out of the browser's back-forward cache has missed the events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow()
  })
  await withTimeLimit(longestStartMilliseconds, follow())
  // The page may have been rendered in the wanted language; if its words have not come in time, the app goes on without them.
  const { tag } = language.read()
  if (wish.last !== null && wish.last !== tag) miss(wish.last)
  writeLanguage(language.read())
}
