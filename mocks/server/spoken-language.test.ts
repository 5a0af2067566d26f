// @vitest-environment node
import { afterEach, expect, it } from 'vitest'
import { endpoints } from '@/contract/endpoints'
import { english, language } from '@/catalogues/language-in-use'
import { startTestServer, stopTestServers } from '@mocks/testing/running-server'
import { askedLanguage } from './spoken-language'

afterEach(async () => {
  await stopTestServers()
  language.readBy(() => english)
})

it.each([
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en;q=0.4, hi;q=0.5', 'hi'],
  ['ta, en-GB;q=0.8', 'en-IN'],
  ['*', 'en-IN'],
  [undefined, 'en-IN'],
])('LANG-05 for Accept-Language “%s” the service answers in %s', (header, tag) => {
  expect(askedLanguage(header)).toBe(tag)
})

it('LANG-05 calls at the same time are answered each in its own language', async () => {
  const { address } = await startTestServer()
  const refusal = async (asked: string): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': asked }
    return (await fetch(address + endpoints.step4.path, { method: 'POST', headers, body: '{}' })).json()
  }
  const answers = await Promise.all(['hi', 'en-IN', 'hi', 'de'].map(refusal))
  const inEnglish = { success: false, message: 'Sign in to continue.' }
  const inHindi = { success: false, message: 'आगे बढ़ने के लिए लॉग इन करें।' }
  expect(answers).toEqual([inHindi, inEnglish, inHindi, inEnglish])
})
