// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type NavigationState, parseSignInState } from '@/domain/navigation-state'
import { forgottenEmailIn } from '@/domain/screens-navigation-state'
import { requestFill } from '@/forms/fill-requests'
import type { AnswerOf } from '@/contract/endpoints'
import { callTimeoutMilliseconds } from '@/contract/limits'
import type { CallResult } from '@/transport/call'
import { session } from '@/session/browser-session'
import { storageKeys } from '@/session/storage-keys'
import { createScreenRouter } from '../../../../tests/support/screen-router'
import { createFakeConnectivity, createFakeTransport, FakeServices } from '../../../../tests/support/fake-services'
import { keyboards } from '../../../../tests/support/keyboards'
import { lateAnswer } from '../../../../tests/support/late-answer'
import { speakOtherLanguage } from '../../../../tests/support/other-language'
import { LoginScreen } from './login-screen'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  session.clear()
})

async function open(answers: Parameters<typeof createFakeTransport>[0] = {}, state: NavigationState = {}) {
  const transport = createFakeTransport(answers)
  const { router, Screen } = createScreenRouter('/login', LoginScreen, state)
  render(
    <FakeServices transport={transport} connectivity={createFakeConnectivity()}>
      <Screen />
    </FakeServices>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Seller Login' })
  return { transport, router }
}

const pending = 'After Login. Please complete your pending registration.'

const identifier = () => screen.getByLabelText<HTMLInputElement>('Email or mobile number')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')

async function signIn(): Promise<void> {
  await userEvent.type(identifier(), '98765 43210')
  await userEvent.type(password(), 'secret-7')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

describe('the sign-in screen', () => {
  it('LOGIN-01 REG-01 each field has the right keyboard, enter key and autocomplete hints', async () => {
    await open()
    expect(keyboards()).toEqual({
      identifier: 'text username next off false',
      password: 'password current-password go off false',
    })
  })

  it('LOGIN-10 leads to the onboarding after a sign-in at step 5', async () => {
    const data = { kind: 'signed-in', token: 'token-1', sellerId: 'seller-1', nextStep: 5 } as const
    const { transport, router } = await open({ login: () => ({ kind: 'ok', data }) })
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/registrationdetails'))
    expect(transport.calls[0]).toMatchObject({ name: 'login', body: { mobile: '9876543210', password: 'secret-7' } })
    expect(session.read()).toMatchObject({ kind: 'signed-in', mobile: '9876543210' })
  })

  describe('an answer that arrives late', () => {
    const other = { token: 'T1', sellerId: 'seller-2', mobile: null }
    async function signInMeanwhile(sellerId: string) {
      const { coming, answer } = lateAnswer<CallResult<AnswerOf<'login'>>>()
      const { router, transport } = await open({ login: () => coming })
      await signIn()
      await waitFor(() => expect(transport.calls).toHaveLength(1))
      session.signIn(other)
      await act(async () => answer({ kind: 'ok', data: { kind: 'signed-in', token: 'token-1', sellerId, nextStep: 5 } }))
      return { router }
    }

    it('LOGIN-09 keeps another seller signed in who signed in meanwhile, and says so', async () => {
      const { router } = await signInMeanwhile('seller-1')
      expect(await screen.findByText('Another seller has logged in on this device meanwhile, and stays logged in. To log in yourself, press Continue again.')).toBeDefined()
      expect(session.read()).toEqual({ kind: 'signed-in', ...other })
      expect(router.state.location.pathname).toBe('/login')
    })

    it('LOGIN-09 keeps another seller signed in who signed in while the code for the answer was loading', async () => {
      const begin = globalThis.setTimeout
      vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, wait, ...given) => {
        // This wait is the time limit of loading the code: meanwhile another person signs in.
        if (wait === callTimeoutMilliseconds) session.signIn(other)
        return begin(run, wait, ...given)
      })
      await open({ login: () => ({ kind: 'ok', data: { kind: 'signed-in', token: 'token-1', sellerId: 'seller-1', nextStep: 5 } }) })
      await signIn()
      expect(await screen.findByText(/^Another seller has logged in on this device meanwhile/)).toBeDefined()
      expect(session.read()).toEqual({ kind: 'signed-in', ...other })
    })

    it('LOGIN-09 signs the seller in if she herself signed in meanwhile', async () => {
      const { router } = await signInMeanwhile('seller-2')
      await waitFor(() => expect(router.state.location.pathname).toBe('/registrationdetails'))
      expect(session.read()).toMatchObject({ token: 'token-1', sellerId: 'seller-2' })
    })
  })

  it('LOGIN-04 LOGIN-05 LOGIN-06 lists missing and invalid entries, and makes no call', async () => {
    const { transport } = await open()
    const problems = async (typed: string, secret: string) => {
      fireEvent.change(identifier(), { target: { value: typed } })
      fireEvent.change(password(), { target: { value: secret } })
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
      const summary = await screen.findByRole('alert')
      return within(summary).getAllByRole('link').map((link) => link.textContent)
    }
    expect(await problems(' ', '')).toEqual(['Email or mobile is required', 'Password is required'])
    for (const wrong of ['rohan', 'rohan@example', 'ro han@example.com', 'a@@example.com', '5000000108', '900000010', '90000001081'])
      expect(await problems(wrong, 'sixsix'), wrong).toEqual([
        'Enter a valid email or 10-digit mobile number',
        'Password must be at least 7 characters',
      ])
    expect(transport.calls).toEqual([])
  })

  it.each([
    ["LOGIN-08 shows the backend's words if the answer has no token", { kind: 'ok', data: { kind: 'refused', message: 'Not yet' } }, 'Not yet', ''],
    ["LOGIN-08 shows 'Login failed' if a refusal has no words", { kind: 'ok', data: { kind: 'refused', message: null } }, 'Login failed', ''],
    [
      'LOGIN-09 reports an answer that names no seller',
      { kind: 'ok', data: { kind: 'seller-unknown' } },
      'Login failed. The server let you in, but did not say which seller you are, so nothing could be saved for you. Please tell the marketplace.',
       'secret-7',
    ],
    ["LOGIN-08 shows the backend's words if the sign-in is rejected", { kind: 'rejected', status: 401, message: 'Wrong' }, 'Wrong', ''],
    [
      'LOGIN-08 reports that the server cannot be reached',
      { kind: 'unreachable', reason: 'network' },
      'The server cannot be reached. Check your connection and try again. What you typed is kept.',
      'secret-7',
    ],
    [
      'LOGIN-08 reports an unreachable server if a captive portal answers with a page of its own',
      { kind: 'unavailable', status: 200, message: null, retryAfterMilliseconds: null },
      'The server cannot be reached. Check your connection and try again. What you typed is kept.',
      'secret-7',
    ],
    [
      'LOGIN-08 reports an unreachable server if such a page has status 403',
      { kind: 'unavailable', status: 403, message: null, retryAfterMilliseconds: null },
      'The server cannot be reached. Check your connection and try again. What you typed is kept.',
      'secret-7',
    ],
    [
      'LOGIN-08 reports an unreachable server if such a page has status 451',
      { kind: 'unavailable', status: 451, message: null, retryAfterMilliseconds: null },
      'The server cannot be reached. Check your connection and try again. What you typed is kept.',
      'secret-7',
    ],
    ["LOGIN-08 shows 'Login failed' for a 503 without words", { kind: 'unavailable', status: 503, message: null, retryAfterMilliseconds: null }, 'Login failed', 'secret-7'],
  ] as const)('%s', async (_title, result, words, passwordAfterwards) => {
    await open({ login: () => result })
    await signIn()
    const banner = await screen.findByRole('alert')
    expect(banner.textContent).toBe(words)
    expect(document.activeElement).toBe(banner)
    expect(identifier().value).toBe('98765 43210')
    expect(password().value).toBe(passwordAfterwards)
    expect(screen.queryByText('Password is required')).toBeNull()
    expect(session.read().kind).toBe('signed-out')
  })

  it('LOGIN-02 LOGIN-08 a refusal keeps the identifier corrected meanwhile, and empties and hides the password', async () => {
    const mendsMeanwhile = () => {
      fireEvent.change(identifier(), { target: { value: '98765 43219' } })
      return { kind: 'rejected', status: 401, message: 'Wrong' } as const
    }
    await open({ login: mendsMeanwhile })
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    await signIn()
    await screen.findByText('Wrong')
    expect([identifier().value, password().type, password().value]).toEqual(['98765 43219', 'password', ''])
  })

  it('LOGIN-08 a late refusal keeps the password that was typed anew meanwhile', async () => {
    const typesAnew = () => {
      fireEvent.change(password(), { target: { value: 'secret-8' } })
      return { kind: 'rejected', status: 401, message: 'Wrong' } as const
    }
    await open({ login: typesAnew })
    await signIn()
    await screen.findByText('Wrong')
    expect(password().value).toBe('secret-8')
  })

  it('LOGIN-06 LOGIN-08 after a refusal the emptied password is not called missing or too short until the next press', async () => {
    const { transport } = await open({ login: () => ({ kind: 'rejected', status: 401, message: 'Wrong' }) })
    await signIn()
    await screen.findByText('Wrong')
    await userEvent.type(identifier(), '{Backspace}0')
    await userEvent.type(password(), 'secr')
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Wrong'])
    await userEvent.type(password(), 'et-8')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(transport.calls[1]).toMatchObject({ name: 'login', body: { mobile: '9876543210', password: 'secret-8' } }))
    // A password that is too short shows the same message as before.
    await waitFor(() => expect(password().value).toBe(''))
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect((await screen.findByText('There is a problem')).closest('[role=alert]')?.textContent).toContain('Password is required')
    // The answer to the previous attempt does not apply to this one.
    expect(screen.queryByText('Wrong')).toBeNull()
  })

  it.each([
    [{ kind: 'ok', data: { kind: 'refused', message: null } }, { 'contract/messages': { login: 'in other words' } }],
    [{ kind: 'unreachable', reason: 'refused' }, { 'domain/shared': { refused: 'in other words' } }],
  ] as const)('LOGIN-08 LANG-03 the reason for a failure follows a change of language: %o', async (result, words) => {
    await open({ login: () => result })
    await signIn()
    const banner = await screen.findByRole('alert')
    speakOtherLanguage(words)
    expect(banner.textContent).toBe('in other words')
  })

  it('LOGIN-11 shows a message once, for five seconds, which stop while the pointer is on it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { router } = await open({}, { success: 'registration-pending', returnTo: '/alloffers' })
    const banner = await screen.findByText(pending)
    expect(screen.getAllByRole('status').some((region) => region.contains(banner))).toBe(true)
    expect(parseSignInState(router.state.location.state)).toEqual({ returnTo: '/alloffers' })
    await act(() => vi.advanceTimersByTimeAsync(3000))
    fireEvent.mouseEnter(banner)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.queryByText(pending)).not.toBeNull()
    fireEvent.mouseLeave(banner)
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(screen.queryByText(pending)).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.queryByText(pending)).toBeNull()
  })

  it('LOGIN-11 the message can be closed at once', async () => {
    await open({}, { success: 'registration-pending' })
    await screen.findByText(pending)
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByText(pending)).toBeNull()
  })

  it.each([
    [{ success: 'registration-pending' }, pending],
    [{ notice: 'logged-out' }, 'You are logged out'],
    [{ notice: 'data-replaced' }, 'Another tab has reset the demo, or opened a snapshot.'],
  ] as const)('LOGIN-11 LANG-03 the notice that the previous screen passed on follows a change of language: %j', async (state, words) => {
    await open({}, state)
    const notice = await screen.findByText(words)
    const inOtherWords = { 'registration-pending': 'other', 'logged-out': 'other', 'data-replaced': 'other' }
    speakOtherLanguage({ 'features/access/login/notices': inOtherWords, 'features/access/login/notices#demo': inOtherWords })
    expect(notice.textContent).toBe('other')
  })

  it('ROUTE-08 explains that the session ended', async () => {
    localStorage.setItem(storageKeys.sellerId, 'S1')
    await open({}, { signInReason: 'session-ended' })
    expect(screen.getByText('Your session has ended')).toBeDefined()
  })

  it.each<[NavigationState, string]>([
    [{ signInReason: 'session-ended', returnTo: '/suggestions' }, 'Your session has ended'],
    [{ notice: 'logged-out' }, 'You are logged out'],
    [{ notice: 'code-unchecked' }, 'You are not signed in: this version checks no codes. Sign in with your password.'],
  ])('ROUTE-08 the notice disappears once the seller signs in in another tab: %j', async (state, sentence) => {
    localStorage.setItem(storageKeys.sellerId, 'S1')
    await open({}, state)
    await screen.findByText(sentence)
    localStorage.setItem(storageKeys.sellerToken, 'T2')
    act(() => void dispatchEvent(new Event('storage')))
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it('ROUTE-08 LAYOUT-04 the notice of an ended session disappears once the seller logs out in another tab', async () => {
    localStorage.setItem(storageKeys.sellerId, 'S1')
    await open({}, { signInReason: 'session-ended' })
    await screen.findByText('Your session has ended')
    localStorage.clear()
    act(() => void dispatchEvent(new Event('storage')))
    expect(screen.queryByText('Your session has ended')).toBeNull()
  })

  it('ROUTE-08 the notice of an ended session stays during the sign-in, until the next screen opens', async () => {
    localStorage.setItem(storageKeys.sellerId, 'S1')
    const data = { kind: 'signed-in', token: 'token-1', sellerId: 'seller-1', nextStep: 5 } as const
    const { router } = await open({ login: () => ({ kind: 'ok', data }) }, { signInReason: 'session-ended' })
    const notice = await screen.findByText('Your session has ended')
    const stood: boolean[] = []
    router.subscribe('onBeforeNavigate', () => stood.push(session.read().kind === 'signed-in' && notice.isConnected))
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/registrationdetails'))
    expect(stood).toEqual([true])
  })

  it('FORGOT-01 asks for the email and passes it on to /forgotpassword, without a call', async () => {
    const { transport, router } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Forgot Password?' }))
    await screen.findByRole('dialog', { name: 'Enter your Registered Email' })
    await userEvent.click(screen.getByRole('button', { name: 'Send Reset Password' }))
    expect(screen.getByText('Email is required')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send Reset Password' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/forgotpassword'))
    expect(forgottenEmailIn(router.state.location.state)).toBe('asha@example.com')
    expect(transport.calls).toEqual([])
  })

  it('FORGOT-01 closing the dialog returns the focus to the button that opened it', async () => {
    await open()
    const opener = screen.getByRole('button', { name: 'Forgot Password?' })
    await userEvent.click(opener)
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('DEMO-02 fills in a ready account on request', async () => {
    await open()
    act(() => requestFill('login', { identifier: 'asha@example.com', password: 'secret-7' }))
    expect([identifier().value, password().value]).toEqual(['asha@example.com', 'secret-7'])
  })
})
