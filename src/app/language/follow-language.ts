import { language } from '@/catalogues/language-in-use'
import { languageOf } from '@/languages/language-of'
import { languages, type LanguageTag } from '@/languages/languages'
import { chosenLanguage, languageKey } from '@/session/chosen-language'
import { missingLanguage } from './missing-language'
import { writeLanguage } from './write-language'

/** What was chosen on this device, else what its browser prefers, as far as we have it (LANG-03). */
const wantedLanguage = (): LanguageTag =>
  languageOf(chosenLanguage()) ?? navigator.languages.map(languageOf).find((tag) => tag !== undefined) ?? languages[0].tag

/** Goes over to the language that is wanted here now; where its words cannot be had, all stays as it is. */
async function follow(): Promise<void> {
  const tag = wantedLanguage()
  if (tag !== language.read().tag) await (await import('./switch-language')).speak(tag)
}

/** By somebody's press; without a network its words may be out of reach: then all stays as it is, and that is said. */
export function chooseLanguage(asked: string): void {
  const tag = languageOf(asked)
  missingLanguage.setState(() => null)
  if (tag !== undefined) import('./switch-language').then(({ choose }) => choose(tag)).catch(() => missingLanguage.setState(() => tag))
}

/** Begins in the language that is wanted here, and follows what is chosen in other tabs. */
export async function followLanguage(): Promise<void> {
  const again = (): void => void follow().catch(() => undefined)
  window.addEventListener('storage', ({ key }) => {
    if (key === languageKey) again()
  })
  // One that was kept to be gone back to has heard of nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) again()
  })
  // A page that came in it may go on in another language, here until it can be fetched.
  await follow().catch(() => missingLanguage.setState(wantedLanguage))
  writeLanguage(language.read())
}
