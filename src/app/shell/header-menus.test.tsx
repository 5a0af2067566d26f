// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OutboxContext } from '@/outbox/outbox-context'
import { session } from '@/session/browser-session'
import { createDevice } from '../../../tests/support/device-screen'
import { renderReady } from '../../../tests/support/render-ready'
import { HeaderMenus } from './header-menus'

afterEach(() => {
  cleanup()
  session.clear()
})

/** The header above two pages, the second of which is open. */
async function open() {
  const device = createDevice()
  session.signIn({ token: 'token', sellerId: 'S1', mobile: null })
  const root = createRootRoute({
    component: () => (
      <>
        <HeaderMenus />
        <Outlet />
      </>
    ),
  })
  const page = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const history = createMemoryHistory({ initialEntries: ['/updates', '/articles'] })
  const router = createRouter({ routeTree: root.addChildren([page]), history })
  await router.load()
  await renderReady(
    <OutboxContext value={device.loadOutbox}>
      <RouterProvider router={router} />
    </OutboxContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Account menu' }))
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Log out' })))
  await screen.findByRole('dialog', { name: 'Log out?' })
  return router
}

it('LAYOUT-04 the log-out question closes when Back leads to another page', async () => {
  const router = await open()
  act(() => router.history.back())
  await waitFor(() => expect(router.state.location.pathname).toBe('/updates'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(session.read().kind).toBe('signed-in')
})

it('LAYOUT-04 the log-out question stays open when the page replaces the state at its own address', async () => {
  const router = await open()
  await act(() => router.navigate({ to: '.', state: { returnTo: '/updates' }, replace: true }))
  expect(screen.getByRole('dialog', { name: 'Log out?' })).toBeDefined()
})
