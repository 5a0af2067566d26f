// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { language } from '@/catalogues/language-in-use'
import { languageKey } from '@/session/chosen-language'
import { followLanguage } from './follow-language'

afterEach(() => localStorage.clear())

it('LANG-04 a page that a host answered in a language that nobody chose here says which one it is in', async () => {
  document.documentElement.lang = 'hi'
  localStorage.setItem(languageKey, 'en-IN')
  await followLanguage()
  expect([language.read().tag, document.documentElement.lang]).toEqual(['en-IN', 'en-IN'])
})
