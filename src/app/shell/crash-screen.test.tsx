// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { dismissUpdateState, updateState } from '../updates/update-state'
import { CrashScreen } from './crash-screen'

afterEach(() => {
  cleanup()
  dismissUpdateState()
})

it('ROUTE-06 PWA-03 the error page offers the update if the screen that announces it has failed too', async () => {
  const apply = vi.fn<() => void>()
  updateState.setState(() => ({ kind: 'update-waiting', apply }))
  render(<CrashScreen error={new Error('The header failed')} />)
  const update = await screen.findByRole('button', { name: 'Update now' })
  update.click()
  expect(apply).toHaveBeenCalledOnce()
})

it('PWA-03 the error page warns if an update would lose typed entries, and updates only at a press', async () => {
  const apply = vi.fn<() => void>()
  updateState.setState(() => ({ kind: 'update-loses-entries', apply }))
  render(<CrashScreen error={new Error('The header failed')} />)
  const update = await screen.findByRole('button', { name: 'Update all the same' })
  expect(screen.getByText('What you typed is not kept on this device. It is lost if you update now.')).toBeTruthy()
  expect(screen.queryByText(/Your entries are kept/)).toBeNull()
  update.click()
  expect(apply).toHaveBeenCalledOnce()
})
