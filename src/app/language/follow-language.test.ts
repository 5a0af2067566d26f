// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { english, language } from '@/catalogues/language-in-use'
import { loadLanguage } from '@/languages/load-language'
import { chosenLanguage, languageKey } from '@/session/chosen-language'
import { untilHolds } from '../../../tests/support/until-holds'
import { chooseLanguage, followLanguage } from './follow-language'
import { missingLanguage } from './missing-language'

afterEach(() => {
  localStorage.clear()
  language.use(english)
  missingLanguage.setState(() => null)
})

/** Another tab chooses a language. */
function chosenElsewhere(tag: string): void {
  localStorage.setItem(languageKey, tag)
  window.dispatchEvent(Object.assign(new Event('storage'), { key: languageKey }))
}

/** Lets the Hindi words load for everything that waits for them. */
async function hindiHasCome(): Promise<void> {
  await Promise.all([import('./switch-language'), loadLanguage('hi')])
  await new Promise((done) => setTimeout(done))
}

// Must be the first test of this file: no language has been loaded before it.
it('LANG-03 LANG-04 a start waits five seconds for its language, and switches to it when it loads later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  localStorage.setItem(languageKey, 'hi')
  let hasBegun = false
  const starting = followLanguage().then(() => (hasBegun = true))
  vi.advanceTimersByTime(5000)
  await starting
  expect([hasBegun, language.read().tag, document.documentElement.lang, missingLanguage.state]).toEqual([true, 'en-IN', 'en-IN', { tag: 'hi', isTried: false }])
  vi.useRealTimers()
  await untilHolds(() => expect(language.read().tag).toBe('hi'))
  expect([document.documentElement.lang, missingLanguage.state]).toEqual(['hi', null])
})

it('LANG-04 the lang attribute is corrected if the host answered in a language not chosen here', async () => {
  document.documentElement.lang = 'hi'
  localStorage.setItem(languageKey, 'en-IN')
  await followLanguage()
  expect([language.read().tag, document.documentElement.lang]).toEqual(['en-IN', 'en-IN'])
})

it('LANG-03 a page restored from the back/forward cache uses the language chosen meanwhile', async () => {
  localStorage.setItem(languageKey, 'en-IN')
  await followLanguage()
  localStorage.setItem(languageKey, 'hi')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await untilHolds(() => expect(language.read().tag).toBe('hi'))
})

it.each([
  ['chosen in another tab', chosenElsewhere],
  ['chosen here', chooseLanguage],
])('LANG-03 a language that was %s and undone in another tab before it loaded is not applied', async (_, chosen) => {
  localStorage.setItem(languageKey, 'en-IN')
  await followLanguage()
  chosen('hi')
  chosenElsewhere('en-IN')
  await hindiHasCome()
  expect([language.read().tag, chosenLanguage(), missingLanguage.state]).toEqual(['en-IN', 'en-IN', null])
})

it('LANG-03 LANG-04 the notice of a language that failed to load ends if another tab chooses the current one', async () => {
  localStorage.setItem(languageKey, 'en-IN')
  await followLanguage()
  missingLanguage.setState(() => ({ tag: 'hi', isTried: false }))
  chosenElsewhere('en-IN')
  await untilHolds(() => expect(missingLanguage.state).toBeNull())
})
