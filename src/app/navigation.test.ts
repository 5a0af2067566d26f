// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextTask } from '@/clock/next-task'
import { session } from '@/session/browser-session'
import { followNavigation } from './navigation'
import { router } from './router'

const goTo = (path: string): Promise<void> => {
  router.history.push(path)
  return router.load()
}

beforeAll(() => followNavigation(router))
beforeEach(async () => {
  session.clear()
  await goTo('/login')
  session.signIn({ token: 'T1', sellerId: 'S1', mobile: null })
})
afterEach(() => session.clear())

describe('a session that ends while a screen is on its way', () => {
  it.each(['/caselog', '/outbox'])('ROUTE-08 LAYOUT-04 S8 leads from %s to the sign-in, and says that she logged out', async (path) => {
    const loading = goTo(path)
    // She is past the guard.
    await nextTask()
    expect(router.state.matches.at(-1)?.pathname).toBe('/login')
    session.clear()
    await loading
    expect(router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toMatchObject({ notice: 'logged-out' })
  })

  it('ROUTE-08 says that it ended, and knows where she was going', async () => {
    const loading = goTo('/caselog?tab=resolved')
    await nextTask()
    session.dropToken()
    await loading
    expect(router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toMatchObject({ signInReason: 'session-ended', returnTo: '/caselog?tab=resolved' })
  })

  it('ROUTE-09 leaves whoever is on a screen for everybody where she is', async () => {
    await goTo('/about')
    session.clear()
    await nextTask()
    expect(router.state.location.pathname).toBe('/about')
  })
})
