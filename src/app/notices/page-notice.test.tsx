// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { dismissUpdateState, updateState, type UpdateState } from '../updates/update-state'
import { OfflineReadyHost } from './offline-ready-host'
import { UpdateNoticeHost } from './update-notice-host'

afterEach(() => {
  cleanup()
  dismissUpdateState()
})

function show(state: UpdateState): void {
  updateState.setState(() => state)
  render(
    <main>
      <h1>Home</h1>
      <input aria-label="Name" />
      <UpdateNoticeHost />
      <OfflineReadyHost />
    </main>,
  )
}

const notices = [
  [{ kind: 'offline-ready' }, 'Close'],
  [{ kind: 'update-waiting', apply: () => undefined }, 'Later'],
] as const satisfies readonly (readonly [UpdateState, string])[]

it.each(notices)('ROUTE-07 closing a notice by keyboard moves the focus to the heading: %o', async (state, name) => {
  show(state)
  const button = await screen.findByRole('button', { name })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('button', { name })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' }))
})

it.each(notices)('ROUTE-07 closing a notice that has no focus leaves the focus where it is: %o', async (state, name) => {
  show(state)
  const button = await screen.findByRole('button', { name })
  screen.getByLabelText('Name').focus()
  button.click()
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})
