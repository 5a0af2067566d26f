// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { english, language } from '@/catalogues/language-in-use'
import { languageKey } from '@/session/chosen-language'
import { untilHolds } from '../../../tests/support/until-holds'
import { followLanguage } from './follow-language'

afterEach(() => {
  localStorage.clear()
  language.use(english)
})

it('LANG-04 a page that a host answered in a language that nobody chose here says which one it is in', async () => {
  document.documentElement.lang = 'hi'
  localStorage.setItem(languageKey, 'en-IN')
  await followLanguage()
  expect([language.read().tag, document.documentElement.lang]).toEqual(['en-IN', 'en-IN'])
})

it('LANG-03 a page that was kept to be gone back to follows what was chosen meanwhile', async () => {
  localStorage.setItem(languageKey, 'en-IN')
  await followLanguage()
  localStorage.setItem(languageKey, 'hi')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await untilHolds(() => expect(language.read().tag).toBe('hi'))
})
