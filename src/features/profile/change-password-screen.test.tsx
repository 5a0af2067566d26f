// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { session } from '@/session/browser-session'
import { createScreenRouter } from '../../../tests/support/screen-router'
import { ChangePasswordScreen } from './change-password-screen'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function open() {
  const { router, Screen } = createScreenRouter('/changepassword', ChangePasswordScreen)
  render(<Screen />)
  await screen.findByRole('heading', { level: 1, name: 'Change Password' })
  return router
}

const confirmPassword = () => screen.getByLabelText<HTMLInputElement>('Confirm password')
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))

function enter(chosen: string, confirmed: string): void {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: chosen } })
  fireEvent.change(confirmPassword(), { target: { value: confirmed } })
}

const listed = (): readonly (string | null)[] =>
  within(screen.getByRole('alert')).getAllByRole('link').map(({ textContent }) => textContent)

describe('the screen that changes a password', () => {
  it('PASS-01 LAYOUT-04 is emptied if another seller signs in on this device', async () => {
    session.signIn({ token: 'token', sellerId: 'S1', mobile: null })
    await open()
    enter('lantern-77', '')
    act(() => session.signIn({ token: 'other', sellerId: 'S2', mobile: null }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(''))
    session.clear()
  })

  it('PASS-01 lists missing, too short and different passwords, and the link of an error focuses its field', async () => {
    const router = await open()
    expect(screen.getByRole('link', { name: 'Back to your profile' }).getAttribute('href')).toBe('/myprofile')
    press()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(listed()).toEqual(['New password is required', 'Confirm password is required'])
    enter('secret', 'secret')
    press()
    await waitFor(() => expect(listed()).toEqual(['Password must be at least 7 characters']))
    enter('lantern-77', 'lantern-778')
    press()
    await waitFor(() => expect(listed()).toEqual(['Passwords do not match']))
    fireEvent.click(screen.getByRole('link', { name: 'Passwords do not match' }))
    expect(document.activeElement).toBe(confirmPassword())
    expect(router.state.location.pathname).toBe('/changepassword')
  })

  it('PASS-01 reports the change, and leads to the profile two seconds later, which replaces it in the history', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const router = await open()
    enter('lantern-77', 'lantern-77')
    press()
    const panel = (await screen.findByText('Password changed successfully!')).closest<HTMLElement>('[role=status]')
    expect(document.activeElement).toBe(panel)
    expect(within(panel ?? document.body).getByRole('link', { name: 'Go to your profile now' }).getAttribute('href')).toBe('/myprofile')
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(router.state.location.pathname).toBe('/changepassword')
    await act(() => vi.advanceTimersByTimeAsync(500))
    await waitFor(() => expect(router.state.location.pathname).toBe('/myprofile'))
    act(() => router.history.back())
    await waitFor(() => expect(router.state.location.pathname).toBe('/alloffers'))
  })
})
