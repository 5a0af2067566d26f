// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { endpoints } from '@/contract/endpoints'
import { asideKey, backendParameter, sessionOwnerKey } from '@/session/backend-choice'
import { storageKeys } from '@/session/storage-keys'
import { untilHolds } from '@tests/support/until-holds'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The app of a build with a real backend, opened with the demo while a session with the real backend is set aside. */
async function openDemo() {
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.example.com')
  vi.resetModules()
  vi.stubGlobal('isSecureContext', true)
  for (const key of [backendParameter, sessionOwnerKey]) window.localStorage.setItem(key, 'demo')
  window.localStorage.setItem(asideKey('real', storageKeys.sellerToken), 'T1')
  window.localStorage.setItem(asideKey('real', storageKeys.sellerId), 'S1')
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request)
    return Response.json({ success: true })
  })
  const { endSessionElsewhere, sessionElsewhere } = await import('./log-out-here')
  const aside = sessionElsewhere()
  if (aside === null) throw new Error('There is no session')
  return { asked, logOut: () => endSessionElsewhere(aside) }
}

it('LAYOUT-04 logging out of the real backend too, while the demo is in use, ends the token at its server', async () => {
  const { asked, logOut } = await openDemo()
  expect(await logOut()).toBe(true)
  await untilHolds(() => expect(asked.map(({ method, url, headers }) => [method, url, headers.get('Authorization')])).toEqual([
    ['POST', `https://api.example.com${endpoints.signOut.path}`, 'Bearer T1'],
  ]))
})
