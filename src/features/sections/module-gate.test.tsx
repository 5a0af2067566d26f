// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { createRootRoute, createRoute, createRouter, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storageTexts } from '@/domain/storage-texts'
import { ModulesContext, type KnownModules, type OfferedModules } from '@/resources/modules'
import { session } from '@/session/browser-session'
import type { LiveView } from '@/storage/live-view'
import { renderReady } from '../../../tests/support/render-ready'
import { ModuleGate } from './module-gate'

beforeEach(() => session.signIn({ token: 'token', sellerId: 'S1', mobile: null }))
afterEach(() => {
  cleanup()
  session.clear()
})

const open = (known: KnownModules) => openAt({ kind: 'ready', value: known, current: true })

async function openAt(view: LiveView<KnownModules>) {
  const source = { view: () => view, subscribe: () => () => undefined }
  const root = createRootRoute()
  const address = createRoute({
    getParentRoute: () => root,
    path: '/orders/lazy-ship',
    component: () => (
      <ModulesContext value={(sellerId) => (sellerId === null ? null : source)}>
        <ModuleGate module="orders" title="Lazy ship orders">
          <p>The orders</p>
        </ModuleGate>
      </ModulesContext>
    ),
  })
  const router = createRouter({ routeTree: root.addChildren([address]), history: createMemoryHistory({ initialEntries: ['/orders/lazy-ship'] }) })
  await router.load()
  await renderReady(<RouterProvider router={router} />)
  return document.body.textContent
}

const offered = (change: Partial<OfferedModules>): OfferedModules => ({ modules: ['orders'], closed: [], notApproved: false, profile: null, ...change })

describe('the address of a module', () => {
  it('EXT-02 shows its screen if the marketplace offers it', async () => {
    expect(await open(offered({}))).toBe('The orders')
  })

  it.each([
    ['none', 'This section is not part of this version yet.'],
    [offered({ modules: ['catalogue'] }), 'This section is not part of this version yet.'],
    ['unasked', 'Connect once: this phone does not know yet whether your marketplace offers this.'],
    [offered({ notApproved: true }), 'This opens when your registration is approved.'],
  ] as const)('EXT-02 says why the screen is missing: %j', async (known, sentence) => {
    const text = await open(known)
    expect(text).toContain(sentence)
    expect(text).not.toContain('The orders')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lazy ship orders')
  })

  it.each(['none', 'blocked', 'closed'] as const)('PWA-06 EXT-02 says why the screen is missing if the storage cannot be read: %s', async (reason) => {
    const text = await openAt({ kind: 'unavailable', reason })
    expect(text).toContain(`What this device holds cannot be shown right now. ${storageTexts[reason]}`)
    expect(text).not.toContain('The orders')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lazy ship orders')
  })

  it('PWA-06 EXT-02 keeps its screen if the storage can no longer be read', async () => {
    expect(await openAt({ kind: 'unavailable', reason: 'closed', last: offered({}) })).toBe('The orders')
  })

  it('EXT-02 says why the screen is missing if the seller is not known', async () => {
    session.forgetSellerId()
    const text = await open(offered({}))
    expect(text).toContain('This device has forgotten which seller you are, so this cannot be shown. Log in again.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lazy ship orders')
  })

  it('EXT-03 keeps what was read of a module that no longer answers', async () => {
    expect(await open(offered({ modules: ['catalogue'], closed: ['orders'] }))).toContain('The orders')
  })
})
