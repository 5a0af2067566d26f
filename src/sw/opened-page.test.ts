import { expect, it, vi } from 'vitest'
import { openedPage } from './opened-page'

const english = { url: 'login.html', revision: 'of-english' }
const files = [english, { url: 'assets/index-AAA.js', revision: null }]
const text = '<script src="/assets/index-AAA.js"></script><div id="root" data-page="en-IN/login">'

/** What is cached of a page that is open, in a browser that has it as it was received, except for these differences. */
async function taken({ openAt = '/login', ...otherwise }: { readonly openAt?: string; readonly text?: string; readonly status?: number; readonly redirected?: boolean }) {
  const came = { text, status: 200, redirected: false, ...otherwise }
  vi.stubGlobal('self', { registration: { active: null }, clients: { matchAll: async () => [{ url: `https://portal.example${openAt}` }] } })
  vi.stubGlobal('fetch', async () => Object.defineProperty(new Response(came.text, { status: came.status }), 'redirected', { value: came.redirected }))
  return (await openedPage(english, files))?.text()
}

it.each([
  ['is open in no window', { openAt: '/register' }],
  ['was led to from elsewhere', { redirected: true }],
  ['is an error', { status: 500 }],
  ['is of another build', { text: text.replace('AAA', 'BBB') }],
  ['is of another address', { text: text.replace('login', 'register') }],
  ['is in another language', { text: text.replace('en-IN', 'hi') }],
])('PWA-02 FAST-03 an open page is cached as it was received, but not one that %s', async (_, otherwise) => {
  expect(await taken({})).toBe(text)
  expect(await taken(otherwise)).toBeUndefined()
})
