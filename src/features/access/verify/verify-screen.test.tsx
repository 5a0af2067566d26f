// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerOf } from '@/contract/endpoints'
import { parseSignInState, type NavigationState } from '@/domain/navigation-state'
import { requestFill } from '@/forms/fill-requests'
import { draftsOfStep } from '@/outbox/draft-key'
import type { OpenOutbox } from '@/outbox/outbox-context'
import { session } from '@/session/browser-session'
import type { CallResult } from '@/transport/call'
import { createScreenRouter } from '../../../../tests/support/screen-router'
import { createFakeConnectivity, createFakeTransport, FakeServices } from '../../../../tests/support/fake-services'
import { keyboards } from '../../../../tests/support/keyboards'
import { lateAnswer } from '../../../../tests/support/late-answer'
import { openOutbox } from '../../../../tests/support/outbox-store'
import { registrationBody } from '../../../../tests/support/registration-body'
import { speakOtherLanguage } from '../../../../tests/support/other-language'
import { registrationDraftKey } from '../forget-registration'
import { recordRegistrationStart } from '../registration-draft'
import { completeRegistration } from '../register/complete-registration'
import { typedState } from '../typed-state'
import { sentAllAt, writeSentTimes } from './resend-record'
import { VerifyScreen } from './verify-screen'

let outbox: OpenOutbox

beforeEach(() => {
  outbox = openOutbox().outbox
  session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  session.clear()
})

const maskedDestinations = { email: 'as•••@ex•••.com', mobile: '98•••••210', secondary: '91•••••789' }

async function open(
  answers: Parameters<typeof createFakeTransport>[0] = {},
  state: NavigationState = typedState({ maskedDestinations }),
) {
  const transport = createFakeTransport(answers)
  const opened = Promise.resolve(outbox)
  const { router, Screen } = createScreenRouter('/verifyotp', VerifyScreen, state)
  render(
    <FakeServices
      transport={transport}
      connectivity={createFakeConnectivity()}
      loadOutbox={() => opened}
    >
      <Screen />
    </FakeServices>,
  )
  await waitFor(() => expect(router.state.status).toBe('idle'))
  return { transport, router }
}

const code = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function enterCodes(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Email OTP'), '1111')
  await userEvent.type(code('Mobile OTP'), '2222')
  await userEvent.type(code('Secondary Mobile OTP'), '3333')
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Verify & Continue' }))

describe('the verification screen', () => {
  it('OTP-07 REG-01 each code field has a numeric keyboard, the enter key hint and one-time-code autocomplete', async () => {
    await open()
    await screen.findByLabelText('Email OTP')
    expect(keyboards()).toEqual({
      emailOtp: 'text numeric one-time-code next off false',
      mobileOtp: 'text numeric one-time-code next off false',
      secondarymobileOtp: 'text numeric one-time-code done off false',
    })
  })

  it('OTP-07 leads to /register if no seller id is stored', async () => {
    session.clear()
    const { router } = await open()
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'))
  })

  it('OTP-01 shows the destinations from the navigation state, or those stored on the device if it has none', async () => {
    await open()
    expect(await screen.findByText('98•••••210')).toBeDefined()
    cleanup()
    await recordRegistrationStart(outbox, 'seller-1', Date.now(), maskedDestinations)
    await open({}, {})
    expect(await screen.findByText('as•••@ex•••.com')).toBeDefined()
    expect(screen.getByText('98•••••210')).toBeDefined()
  })

  it.each([
    ['by the same seller, after a wrong email', 'seller-1'],
    ['by another seller', 'seller-2'],
  ])('OTP-01 an older history entry does not show its destinations after a new registration %s', async (_, second) => {
    const load = () => Promise.resolve(outbox)
    const first = typedState({ maskedDestinations: await completeRegistration('seller-1', registrationBody({ email: 'wrong@first.com' }), load) })
    await completeRegistration(second, registrationBody({ email: 'right@second.in' }), load)
    await open({}, first)
    expect(await screen.findByText('ri•••@se•••.in')).toBeDefined()
    expect(screen.queryByText('wr•••@fi•••.com')).toBeNull()
  })

  it('REG-14 S27 hides the destinations that were known before a sign-in', async () => {
    const state = typedState({ maskedDestinations })
    session.signIn({ token: 'T1', sellerId: 'S1', mobile: null })
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    await open({}, state)
    expect(await screen.findByText(/your secondary mobile/)).toBeDefined()
    expect(screen.queryByText('98•••••210')).toBeNull()
  })

  it('OTP-01 names the channels when no destination is known', async () => {
    await open({}, {})
    expect(await screen.findByText(/your secondary mobile/)).toBeDefined()
  })

  it('OTP-04 verifies, removes the seller id and the registration draft, and leads to /login after 1.5 s', async () => {
    await outbox.writeDraft(registrationDraftKey, { values: { email: 'asha@example.com' }, savedAt: Date.now() })
    const bank = { owner: 'seller-1', form: draftsOfStep(4) }
    await outbox.writeDraft(bank, { values: { accountHolderName: 'Asha Verma' }, savedAt: Date.now() })
    const { transport, router } = await open({ verifyOtp: () => ({ kind: 'ok', data: { message: null } }) })
    await enterCodes()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await press()
    const panel = await screen.findByText('OTP Verified')
    expect(transport.calls).toMatchObject([
      {
        name: 'verifyOtp',
        body: { sellerId: 'seller-1', emailOtp: '1111', mobileOtp: '2222', secondarymobileOtp: '3333' },
      },
    ])
    expect(session.read().sellerId).toBeNull()
    expect(within(panel.closest('[role=status]') ?? document.body).getByText('Continue to login now')).toBeDefined()
    expect(router.state.location.pathname).toBe('/verifyotp')
    await act(() => vi.advanceTimersByTimeAsync(1500))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(parseSignInState(router.state.location.state).success).toBe('registration-pending')
    await waitFor(async () => expect(await outbox.readDraft(registrationDraftKey)).toBeNull())
    expect(await outbox.readDraft(bank)).not.toBeNull()
  })

  it('OTP-04 CONF-01 LOGIN-09 a late answer leaves the session of a seller who signed in, and stores when she registered', async () => {
    const { coming, answer } = lateAnswer<CallResult<AnswerOf<'verifyOtp'>>>()
    const { transport } = await open({ verifyOtp: () => coming })
    await enterCodes()
    await press()
    expect(transport.calls).toHaveLength(1)
    cleanup()
    const seller = { token: 'T1', sellerId: 'seller-1', mobile: '9876543210' }
    session.signIn(seller)
    await outbox.writeDraft(registrationDraftKey, { values: {}, savedAt: Date.now() })
    answer({ kind: 'ok', data: { message: null } })
    await waitFor(async () => expect(await outbox.readDraft(registrationDraftKey)).toBeNull())
    await waitFor(async () => expect((await outbox.ledger('seller-1')).progress.registeredAt).toEqual(expect.any(Number)))
    expect(session.read()).toEqual({ kind: 'signed-in', ...seller })
  })

  it.each([
    [{ kind: 'rejected', status: 422, message: 'Wrong email OTP.' }, 'Wrong email OTP.'],
    [{ kind: 'rejected', status: 422, message: null }, 'Verification failed. Please try again.'],
    [{ kind: 'unavailable', status: 500, message: null, retryAfterMilliseconds: null }, 'Verification failed. Please try again.'],
  ] as const)('OTP-05 keeps the codes when verification fails: %o', async (result, words) => {
    await open({ verifyOtp: () => result })
    await enterCodes()
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(code('Mobile OTP').value).toBe('2222')
    expect(session.read().sellerId).toBe('seller-1')
  })

  it('OTP-05 shows a link to the sign-in after a 409, or after a refusal that follows a lost answer', async () => {
    let result: CallResult<AnswerOf<'verifyOtp'>> = { kind: 'unreachable', reason: 'network' }
    const { router } = await open({ verifyOtp: () => result })
    const link = () => screen.queryByRole('link', { name: 'Continue to login now' })
    await enterCodes()
    await press()
    await screen.findByText(/^Verification failed/)
    expect(link()).toBeNull()
    // Whatever status a backend uses for that.
    result = { kind: 'rejected', status: 400, message: 'Nothing to verify.' }
    await press()
    await screen.findByText('Nothing to verify.')
    expect(link()).not.toBeNull()
    cleanup()

    result = { kind: 'rejected', status: 422, message: 'Email OTP is wrong.' }
    const again = await open({ verifyOtp: () => result })
    await enterCodes()
    await press()
    await screen.findByText('Email OTP is wrong.')
    expect(link()).toBeNull()
    result = { kind: 'rejected', status: 409, message: 'This registration is already verified. Sign in instead.' }
    await press()
    await userEvent.click(await screen.findByRole('link', { name: 'Continue to login now' }))
    await waitFor(() => expect(again.router.state.location.pathname).toBe('/login'))
    expect(router.state.location.pathname).toBe('/verifyotp')
  })

  it('OTP-05 shows no link to the sign-in after a 429, or if the codes were resent after a lost answer', async () => {
    const wrong = { kind: 'rejected', status: 422, message: 'Email OTP is wrong.' } as const
    let result: CallResult<AnswerOf<'verifyOtp'>> = { kind: 'unavailable', status: 429, message: null, retryAfterMilliseconds: 1000 }
    await writeSentTimes(outbox, 'seller-1', sentAllAt(Date.now() - 60_000))
    await open({ verifyOtp: () => result, resendOtp: () => ({ kind: 'ok', data: { message: null } }) })
    await enterCodes()
    const isRefused = async (): Promise<void> => {
      await press()
      await screen.findByText('Email OTP is wrong.')
    }
    await press()
    await screen.findByText(/^Verification failed/)
    result = wrong
    await isRefused()
    expect(screen.queryByRole('link', { name: 'Continue to login now' })).toBeNull()
    result = { kind: 'unreachable', reason: 'network' }
    await press()
    await screen.findByText(/^Verification failed/)
    await userEvent.click(screen.getAllByRole('button', { name: /^Resend/ })[0] ?? document.body)
    await waitFor(() => expect(screen.queryByText(/^Verification failed/)).toBeNull())
    await userEvent.type(code('Email OTP'), '1111')
    result = wrong
    await isRefused()
    expect(screen.queryByRole('link', { name: 'Continue to login now' })).toBeNull()
  })

  it('OTP-05 OTP-06 LANG-03 the reason of a failed verification or resend follows a change of language', async () => {
    await writeSentTimes(outbox, 'seller-1', sentAllAt(Date.now() - 60_000))
    const failed = { kind: 'rejected', status: 422, message: null } as const
    await open({ verifyOtp: () => failed, resendOtp: () => failed })
    await enterCodes()
    await press()
    const banner = await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Resend OTP to email' }))
    const resent = await screen.findByText('Failed to resend OTP.')
    speakOtherLanguage({ 'contract/messages': { verifyOtp: 'not verified', resendOtp: 'not sent' } })
    expect([banner.textContent, resent.textContent]).toEqual(['not verified', 'not sent'])
  })

  it('OTP-02 lists missing and too short codes, and makes no call', async () => {
    const { transport } = await open()
    await userEvent.type(await screen.findByLabelText('Mobile OTP'), '12')
    await press()
    const summary = await screen.findByRole('alert')
    const listed = () => within(summary).getAllByRole('link').map((link) => link.textContent)
    expect(listed()).toEqual(['Email OTP is required', 'OTP must be exactly 4 digits', 'Secondary Mobile OTP is required'])
    await userEvent.clear(code('Mobile OTP'))
    expect(listed()).toEqual(['Email OTP is required', 'Mobile OTP is required', 'Secondary Mobile OTP is required'])
    expect(transport.calls).toEqual([])
  })

  it('OTP-06 resends the code of one channel, says so there and restarts the countdown of that channel alone', async () => {
    await writeSentTimes(outbox, 'seller-1', sentAllAt(Date.now() - 60_000))
    const { transport } = await open({ resendOtp: () => ({ kind: 'ok', data: { message: null } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Resend OTP to secondary mobile' }))
    expect(await screen.findByText('OTP resent to secondary mobile')).toBeDefined()
    expect(transport.calls[0]?.body).toEqual({ sellerId: 'seller-1', type: 'secondary' })
    expect(screen.getByText(/^Resend in 0:(30|2\d)$/)).toBeDefined()
    expect(screen.getAllByRole('button', { name: /^Resend OTP to/ })).toHaveLength(2)
    expect(document.activeElement).toBe(code('Secondary Mobile OTP'))
  })

  it('OTP-06 a late answer to a resend keeps the focus and what was typed meanwhile', async () => {
    await writeSentTimes(outbox, 'seller-1', sentAllAt(Date.now() - 60_000))
    const late = lateAnswer<CallResult<AnswerOf<'resendOtp'>>>()
    await open({ resendOtp: () => late.coming })
    await userEvent.click(await screen.findByRole('button', { name: 'Resend OTP to email' }))
    await userEvent.type(code('Email OTP'), '5678')
    await userEvent.type(code('Mobile OTP'), '12')
    await act(async () => late.answer({ kind: 'ok', data: { message: null } }))
    await screen.findByText('OTP resent to email')
    await userEvent.keyboard('34')
    expect([code('Email OTP').value, code('Mobile OTP').value]).toEqual(['5678', '1234'])
  })

  it('OTP-06 OTP-07 a resent code empties and focuses its field and removes the old error, so that it can be pasted', async () => {
    await writeSentTimes(outbox, 'seller-1', sentAllAt(Date.now() - 60_000))
    await open({
      verifyOtp: () => ({ kind: 'rejected', status: 422, message: 'Email OTP can no longer be used. Ask for a new one.' }),
      resendOtp: () => ({ kind: 'ok', data: { message: null } }),
    })
    await enterCodes()
    await press()
    await screen.findByText(/can no longer be used/)
    await userEvent.click(screen.getByRole('button', { name: 'Resend OTP to email' }))
    await screen.findByText('OTP resent to email')
    expect(screen.queryByText(/can no longer be used/)).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(code('Email OTP')))
    await userEvent.paste('5678')
    expect([code('Email OTP').value, code('Mobile OTP').value]).toEqual(['5678', '2222'])
  })

  it.each([
    [{ kind: 'unreachable', reason: 'network' }, 'Failed to resend OTP. Please try again.'],
    [{ kind: 'rejected', status: 429, message: null }, 'Failed to resend OTP.'],
    [{ kind: 'rejected', status: 429, message: 'Wait.' }, 'Wait.'],
    [{ kind: 'unavailable', status: 500, message: null, retryAfterMilliseconds: null }, 'Failed to resend OTP.'],
    // The sign-in page of a captive portal.
    [{ kind: 'unavailable', status: 200, message: null, retryAfterMilliseconds: null }, 'Failed to resend OTP. Please try again.'],
  ] as const)('OTP-06 shows why no code was sent: %o', async (result, words) => {
    await writeSentTimes(outbox, 'seller-1', sentAllAt(Date.now() - 60_000))
    await open({ resendOtp: () => result })
    await userEvent.click(await screen.findByRole('button', { name: 'Resend OTP to email' }))
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Resend OTP to email' })).toBeDefined()
  })

  it('OTP-01 announces once that the codes can be resent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await writeSentTimes(outbox, 'seller-1', sentAllAt(Date.now()))
    await open()
    await screen.findAllByText(/^Resend in/)
    expect(screen.queryByText('You can resend now')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(screen.getAllByText('You can resend now')).toHaveLength(1)
  })

  it('OTP-03 Enter moves the focus to the next empty code and sends nothing', async () => {
    const { transport } = await open()
    await userEvent.type(await screen.findByLabelText('Email OTP'), '1111{Enter}')
    expect(document.activeElement).toBe(code('Mobile OTP'))
    expect(transport.calls).toEqual([])
  })

  it('DEMO-01 fills in codes on request', async () => {
    await open()
    await screen.findByLabelText('Email OTP')
    act(() => requestFill('verification', { mobileOtp: '4821' }))
    expect(code('Mobile OTP').value).toBe('4821')
    expect(code('Email OTP').value).toBe('')
  })
})
