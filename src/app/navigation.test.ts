// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTask } from '@/clock/next-task'
import { session } from '@/session/browser-session'
import { followNavigation } from './navigation'
import { storageKeys } from '@/session/storage-keys'
import { createSessionStore } from '@/session/session'
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

/** Another tab, whose writes reach this tab one by one as storage events. */
function otherTab() {
  const keys = new Map<string, string>(Object.values(storageKeys).flatMap((key) => {
    const value = localStorage.getItem(key)
    return value === null ? [] : [[key, value] as const]
  }))
  const writes: (() => void)[] = []
  const store = createSessionStore(
    {
      getItem: (key) => keys.get(key) ?? null,
      setItem(key, value) {
        keys.set(key, value)
        writes.push(() => localStorage.setItem(key, value))
      },
      removeItem(key) {
        keys.delete(key)
        writes.push(() => localStorage.removeItem(key))
      },
    },
    new EventTarget(),
  )
  async function arrive(): Promise<void> {
    for (const write of writes.splice(0)) {
      write()
      window.dispatchEvent(new Event('storage'))
      await nextTask()
    }
  }
  return { store, arrive }
}

it('ROUTE-06 a very long and deeply nested query still opens its screen', async () => {
  session.clear()
  await goTo(`/login?x=${'['.repeat(6000)}${']'.repeat(6000)}`)
  expect(router.state.status).toBe('idle')
})

describe('what another tab does', () => {
  it.each(['S1', 'S2'])('ROUTE-08 a sign-in there as %s does not end the session here, and the screen stays', async (sellerId) => {
    await goTo('/suggestions')
    const { store, arrive } = otherTab()
    store.signIn({ token: 'T2', sellerId, mobile: null })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await arrive()
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    await router.load()
    expect(session.read()).toMatchObject({ kind: 'signed-in', token: 'T2', sellerId })
    expect(router.state.location.pathname).toBe('/suggestions')
  })

  it('ROUTE-08 REG-13 a registration there ends the session here and leads to the sign-in', async () => {
    await goTo('/suggestions')
    const { store, arrive } = otherTab()
    store.rememberRegistration({ sellerId: 'S3', mobile: '9876543210' })
    await arrive()
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })

  it('ROUTE-08 a session that ended there leads to the sign-in here, with the reason and the address', async () => {
    await goTo('/suggestions')
    const { store, arrive } = otherTab()
    store.dropToken()
    await arrive()
    await router.load()
    expect(router.state.location.state).toMatchObject({ signInReason: 'session-ended', returnTo: '/suggestions' })
  })
})

describe('a session that ends while a screen is loading', () => {
  it.each(['/caselog', '/outbox'])('ROUTE-08 LAYOUT-04 S8 leads from %s to the sign-in after a log-out, with the notice of it', async (path) => {
    const loading = goTo(path)
    // The navigation has passed the guard.
    await nextTask()
    expect(router.state.matches.at(-1)?.pathname).toBe('/login')
    session.clear()
    await loading
    expect(router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toMatchObject({ notice: 'logged-out' })
  })

  it('ROUTE-08 leads to the sign-in with the reason and the requested address, if the token was dropped', async () => {
    const loading = goTo('/caselog?tab=resolved')
    await nextTask()
    session.dropToken()
    await loading
    expect(router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toMatchObject({ signInReason: 'session-ended', returnTo: '/caselog?tab=resolved' })
  })

  it('ROUTE-09 does not lead away from a public screen', async () => {
    await goTo('/about')
    session.clear()
    await nextTask()
    expect(router.state.location.pathname).toBe('/about')
  })
})
