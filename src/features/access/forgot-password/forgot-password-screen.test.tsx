// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { typedKeptMilliseconds } from '@/domain/portal-limits'
import { parseSignInState, type NavigationState } from '@/domain/navigation-state'
import { session } from '@/session/browser-session'
import { createScreenRouter } from '../../../../tests/support/screen-router'
import { typedState } from '../typed-state'
import { ForgotPasswordScreen } from './forgot-password-screen'


afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function open(state: NavigationState = {}) {
  const { router, Screen } = createScreenRouter('/forgotpassword', ForgotPasswordScreen, state)
  render(<Screen />)
  await screen.findByRole('heading', { level: 1, name: 'Forgot password' })
  return router
}

const newPassword = () => screen.getByLabelText<HTMLInputElement>('New password')
const confirmPassword = () => screen.getByLabelText<HTMLInputElement>('Confirm password')
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Update Password' }))

function enter(chosen: string, confirmed: string): void {
  fireEvent.change(newPassword(), { target: { value: chosen } })
  fireEvent.change(confirmPassword(), { target: { value: confirmed } })
}

const listed = (): readonly (string | null)[] =>
  within(screen.getByRole('alert')).getAllByRole('link').map(({ textContent }) => textContent)

describe('the screen for a forgotten password', () => {
  it('FORGOT-02 shows the email if one was typed, and a link to the sign-in', async () => {
    await open(typedState({ forgottenEmail: 'zoya.khan@example.com' }))
    expect(screen.getByText('zoya.khan@example.com')).toBeDefined()
    cleanup()
    await open()
    expect(screen.queryByText(/New password for/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  })

  it('REG-14 S27 hides an email that was typed before a sign-in or a log-out', async () => {
    for (const come of [() => session.signIn({ token: 'T1', sellerId: 'S1', mobile: null }), () => session.clear()]) {
      const state = typedState({ forgottenEmail: 'zoya.khan@example.com' })
      come()
      await open(state)
      expect(screen.queryByText('zoya.khan@example.com')).toBeNull()
      cleanup()
    }
  })

  it('REG-14 S27 takes the email away from a screen that stays open, after an hour and when somebody signs in in another tab', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const comings = [
      () => void vi.advanceTimersByTime(typedKeptMilliseconds + 60_000),
      () => session.signIn({ token: 'T1', sellerId: 'S1', mobile: null }),
    ]
    for (const come of comings) {
      await open(typedState({ forgottenEmail: 'zoya.khan@example.com' }))
      expect(screen.getByText('zoya.khan@example.com')).toBeDefined()
      enter('lantern-77', '')
      act(come)
      expect(screen.queryByText('zoya.khan@example.com')).toBeNull()
      expect(newPassword().value).toBe('lantern-77')
      cleanup()
    }
  })

  it('FORGOT-02 lists missing and too short passwords, and the link of an error focuses its field', async () => {
    const router = await open()
    press()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(listed()).toEqual(['New password is required', 'Confirm password is required'])
    enter('secret', 'secret')
    press()
    await waitFor(() => expect(listed()).toEqual(['Password must be at least 7 characters']))
    fireEvent.click(screen.getByRole('link', { name: 'Password must be at least 7 characters' }))
    expect(document.activeElement).toBe(newPassword())
    expect(router.state.location.pathname).toBe('/forgotpassword')
  })

  it('FORGOT-02 leads to / with the notice that the password was not changed', async () => {
    const router = await open()
    enter('lantern-77', 'lantern-77')
    press()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(parseSignInState(router.state.location.state).notice).toBe('password-unchanged')
  })

  it('FORGOT-03 shows for two seconds that the passwords differ, counted anew after another press', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const router = await open()
    enter('lantern-77', 'lantern-778')
    const mismatch = () => screen.queryByText('Passwords do not match!')
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
    press()
    await screen.findByText('Passwords do not match!')
    expect(screen.getByRole('alert').contains(mismatch())).toBe(true)
    await pass(1500)
    press()
    await pass(1500)
    expect(mismatch()).not.toBeNull()
    await pass(500)
    expect(mismatch()).toBeNull()
    expect(confirmPassword().value).toBe('lantern-778')
    expect(router.state.location.pathname).toBe('/forgotpassword')
  })
})
