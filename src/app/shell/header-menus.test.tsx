// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createDevice, openScreen } from '../../../tests/support/device-screen'
import { HeaderMenus } from './header-menus'

it('LAYOUT-04 the question whether to log out goes with the page that it was asked on', async () => {
  const { router } = await openScreen('/dashboard', HeaderMenus, { device: createDevice(), sellerId: 'S1' })
  fireEvent.click(screen.getByRole('button', { name: 'Account menu' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Log out' }))
  await screen.findByRole('dialog', { name: 'Log out?' })
  // The header stays, whatever page the browser's own buttons lead to.
  act(() => router.history.push('/dashboard?from=elsewhere'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
