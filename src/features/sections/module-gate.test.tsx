// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { createRootRoute, createRoute, createRouter, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ModulesContext, type KnownModules, type OfferedModules } from '@/resources/modules'
import { session } from '@/session/browser-session'
import { renderReady } from '../../../tests/support/render-ready'
import { ModuleGate } from './module-gate'

beforeEach(() => session.signIn({ token: 'token', sellerId: 'S1', mobile: null }))
afterEach(() => {
  cleanup()
  session.clear()
})

async function open(known: Exclude<KnownModules, 'loading'>) {
  const view = { kind: 'ready', value: known, current: true } as const
  const source = { view: () => view, subscribe: () => () => undefined }
  const root = createRootRoute()
  const address = createRoute({
    getParentRoute: () => root,
    path: '/orders/lazy-ship',
    component: () => (
      <ModulesContext value={() => source}>
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

describe('an address of a module', () => {
  it('EXT-02 has its screen where the marketplace offers it', async () => {
    expect(await open(offered({}))).toBe('The orders')
  })

  it.each([
    ['none', 'This section is not part of this version yet.'],
    [offered({ modules: ['catalogue'] }), 'This section is not part of this version yet.'],
    ['unasked', 'Connect once: this phone does not know yet whether your marketplace offers this.'],
    [offered({ notApproved: true }), 'This opens when your registration is approved.'],
  ] as const)('EXT-02 says why it has none: %j', async (known, sentence) => {
    const text = await open(known)
    expect(text).toContain(sentence)
    expect(text).not.toContain('The orders')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lazy ship orders')
  })

  it('EXT-03 keeps readable what was fetched of a module that answers no more', async () => {
    expect(await open(offered({ modules: ['catalogue'], closed: ['orders'] }))).toContain('The orders')
  })
})
