// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { typedKeptMilliseconds } from '@/domain/portal-limits'
import { parseSignInState } from '@/domain/navigation-state'
import { emailCodeIn } from '@/domain/screens-navigation-state'
import { session } from '@/session/browser-session'
import { createFakeConnectivity, createFakeTransport, FakeServices } from '../../../../tests/support/fake-services'
import { createScreenRouter } from '../../../../tests/support/screen-router'
import { EmailOtpScreen } from './email-otp-screen'

const email = 'zoya.khan@example.com'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function open() {
  const transport = createFakeTransport()
  const { router, Screen } = createScreenRouter('/otpverification', EmailOtpScreen)
  render(
    <FakeServices transport={transport} connectivity={createFakeConnectivity()}>
      <Screen />
    </FakeServices>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Login via OTP' })
  return { router, transport }
}

const emailField = () => screen.getByLabelText<HTMLInputElement>('Email')
const codeField = () => screen.getByLabelText<HTMLInputElement>('OTP')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function sendTo(typed: string): Promise<void> {
  fireEvent.change(emailField(), { target: { value: typed } })
  press('Send OTP')
  await screen.findByLabelText('OTP')
}

async function problems(): Promise<readonly (string | null)[]> {
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  return within(summary).getAllByRole('link').map(({ textContent }) => textContent)
}

describe('the sign-in by a one-time code', () => {
  it('EOTP-01 rejects an invalid email, and then a code that does not have six digits', async () => {
    const { router } = await open()
    for (const typed of ['', 'zoya', 'zoya@example', 'zoya khan@example.com']) {
      fireEvent.change(emailField(), { target: { value: typed } })
      press('Send OTP')
      expect(await problems(), typed).toEqual(['Please enter a valid email address'])
    }
    expect(screen.queryByLabelText('OTP')).toBeNull()

    await sendTo(` ${email} `)
    expect(screen.getByText(email)).toBeDefined()
    for (const typed of ['', '12345', '1234567']) {
      fireEvent.change(codeField(), { target: { value: typed } })
      press('Verify OTP')
      expect(await problems(), typed).toEqual(['Please enter a valid 6-digit OTP'])
    }
    expect(router.state.location.pathname).toBe('/otpverification')
  })

  it('EOTP-01 leads to / with the notice that the code was not checked, and makes no call', async () => {
    const { router, transport } = await open()
    await sendTo(email)
    fireEvent.change(codeField(), { target: { value: '012345' } })
    press('Verify OTP')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(parseSignInState(router.state.location.state).notice).toBe('code-unchecked')
    expect(transport.calls).toEqual([])
  })

  it('EOTP-01 resending after 30 seconds keeps the typed digits and focuses the code; Back leads to the email', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { router } = await open()
    await sendTo(email)
    expect(document.activeElement).toBe(codeField())
    fireEvent.change(codeField(), { target: { value: '123' } })
    const first = emailCodeIn(router.state.location.state)
    expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(screen.getByText('You can resend now')).toBeDefined()
    press('Resend OTP')
    await screen.findByText(/^Resend in 0:(30|2\d)$/)
    await waitFor(() => expect(document.activeElement).toBe(codeField()))
    expect(codeField().value).toBe('123')
    const second = emailCodeIn(router.state.location.state)
    expect(second?.email).toBe(email)
    expect((second?.askedAt ?? 0) - (first?.askedAt ?? 0)).toBeGreaterThanOrEqual(30_000)
    act(() => router.history.back())
    await waitFor(() => expect(emailField().value).toBe(email))
  })

  it("EOTP-01 'Change email' and the browser's Back lead to the email as typed; the Back link leads to /login", async () => {
    const { router } = await open()
    await sendTo(email)
    press('Change email')
    await waitFor(() => expect(emailField().value).toBe(email))
    // The pressed button has disappeared.
    await waitFor(() => expect(document.activeElement).toBe(emailField()))
    press('Send OTP')
    await screen.findByLabelText('OTP')
    act(() => router.history.back())
    await waitFor(() => expect(emailField().value).toBe(email))
    for (const entry of ['Email', 'OTP']) {
      await screen.findByLabelText(entry)
      expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/login')
      if (entry === 'Email') press('Send OTP')
    }
  })

  it('REG-14 S27 takes her email away, from the screen and from the way back to it, once another person signs in or an hour has passed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const comings = [
      () => void vi.advanceTimersByTime(typedKeptMilliseconds + 60_000),
      () => session.signIn({ token: 'T1', sellerId: 'S1', mobile: null }),
    ]
    for (const come of comings) {
      await open()
      await sendTo(email)
      act(come)
      expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('')
      expect(screen.queryByText(email)).toBeNull()
      cleanup()
    }
  })
})
