import { language } from '@/catalogues/language-in-use'
import { atMost } from '@/clock/at-most'
import { languageOf } from '@/languages/language-of'
import { languages, type LanguageTag } from '@/languages/languages'
import { chosenLanguage, languageKey } from '@/session/chosen-language'
import { missingLanguage, wish } from './missing-language'
import { writeLanguage } from './write-language'

/** How long a start waits for the words of its language: over a network that says nothing they never come. */
const longestStartMilliseconds = 5000

/** What was chosen on this device, else what its browser prefers, as far as we have it (LANG-03). */
const wantedLanguage = (): LanguageTag =>
  languageOf(chosenLanguage()) ?? navigator.languages.map(languageOf).find((tag) => tag !== undefined) ?? languages[0].tag

const miss = (tag: LanguageTag): void => missingLanguage.setState(() => ({ tag, isTried: false }))

/** Goes over to a language; where its words cannot be had all stays as it is, and that is said unless another one is wanted by then. */
function goOver(tag: LanguageTag, by: 'speak' | 'choose'): Promise<void> {
  wish.last = tag
  return import('./switch-language')
    .then((ways) => ways[by](tag))
    .catch(() => {
      if (wish.last === tag) miss(tag)
    })
}

/** Goes over to the language that is wanted here now; where that is in use, an earlier wish is taken back. */
async function follow(): Promise<void> {
  const tag = wantedLanguage()
  if (tag !== language.read().tag) return goOver(tag, 'speak')
  wish.last = tag
  missingLanguage.setState(() => null)
}

/** By somebody's press. */
export function chooseLanguage(asked: string): void {
  const tag = languageOf(asked)
  // Who tries it again has pressed a button of the notice, and keeps it.
  missingLanguage.setState((missing) => (missing && missing.tag === tag ? { tag, isTried: true } : null))
  if (tag !== undefined) void goOver(tag, 'choose')
}

/** Begins in the language that is wanted here, and follows what is chosen in other tabs. */
export async function followLanguage(): Promise<void> {
  window.addEventListener('storage', ({ key }) => {
    if (key === languageKey) void follow()
  })
  // One that was kept to be gone back to has heard of nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow()
  })
  await atMost(longestStartMilliseconds, follow())
  // A page that came in it may go on in another language, here until its words come.
  const { tag } = language.read()
  if (wish.last !== null && wish.last !== tag) miss(wish.last)
  writeLanguage(language.read())
}
