// @vitest-environment happy-dom
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { typedKeptMilliseconds } from '@/contract/limits'
import type { AnswerOf } from '@/contract/endpoints'
import { draftsOfStep } from '@/outbox/draft-key'
import { maskedDestinationsIn } from '@/domain/screens-navigation-state'
import { ruleTexts } from '@/domain/texts'
import { requestFill, useFillRequests } from '@/forms/fill-requests'
import { formIds } from '@/forms/form-ids'
import { endedSessions, session } from '@/session/browser-session'
import { sharedPicturesCache } from '@/storage/shared-pictures-cache'
import type { CallResult } from '@/transport/call'
import {
  answerFree,
  enterRegistration as enter,
  registerButton as button,
  registrationField as field,
  typedPasswords,
  typedRegistration,
  sellerData,
  registrationDevice,
} from '../../../../tests/support/registration-screen'
import { lateAnswer } from '../../../../tests/support/late-answer'
import { speakOtherLanguage } from '../../../../tests/support/other-language'
import { keyboards } from '../../../../tests/support/keyboards'
import { registrationDraftKey } from '../forget-registration'
import { dropOldRegistration, recordRegistrationStart } from '../registration-draft'
import { readSentTimes } from '../verify/read-sent-times'

const device = registrationDevice()
const { at, open } = device

describe('the registration screen', () => {
  it('REG-01 asks for the keyboard of each field, and tells a password manager what it holds', async () => {
    await open()
    expect(keyboards()).toEqual({
      firstName: 'text given-name next',
      lastName: 'text family-name next',
      email: 'email email next off false',
      primaryPhone: 'tel numeric tel-national next',
      secondaryPhone: 'tel numeric off next',
      password: 'password new-password next off false',
      confirmPassword: 'password new-password done off false',
    })
  })

  it('REG-10 sends nothing that is not complete, also where the browser has put the page back with its button open', async () => {
    const { transport } = await open()
    enter({ 'First name': 'Asha' })
    button().disabled = false
    await userEvent.click(button())
    await act(async () => undefined)
    expect(transport.calls.map(({ name }) => name)).not.toContain('register')
    expect(screen.getByText(/^Still to fill in/)).toBeTruthy()
  })

  it('REG-13 registers, remembers the registration and goes on with masked destinations', async () => {
    const { transport, router } = await open({
      register: () => ({ kind: 'ok', data: { sellerId: 'seller-1' } }),
    })
    enter(typedRegistration)
    expect(button().disabled).toBe(true)
    await answerFree(transport)
    await waitFor(() => expect(button().disabled).toBe(false))
    await userEvent.click(button())
    await waitFor(() => expect(router.state.location.pathname).toBe('/verifyotp'))
    expect(maskedDestinationsIn(router.state.location.state)).toEqual({
      email: 'as•••@ex•••.com',
      mobile: '98•••••210',
      secondary: '91•••••789',
    })
    expect(session.read()).toEqual({ kind: 'signed-out', sellerId: 'seller-1', mobile: '9876543210' })
    expect(await readSentTimes(device.outbox, 'seller-1')).not.toBeNull()
    expect(transport.calls).toEqual([
      {
        name: 'register',
        body: {
          firstName: 'Asha',
          lastName: 'Verma',
          email: 'asha@example.com',
          primaryPhone: '9876543210',
          secondaryPhone: '9123456789',
          password: 'secret-7',
          confirmPassword: 'secret-7',
          whatsappNotify: false,
          twoWayAuth: false,
        },
        options: {},
      },
    ])
  })

  describe('whose answer is late', () => {
    async function pressAndLeave() {
      const { coming, answer } = lateAnswer<CallResult<AnswerOf<'register'>>>()
      const { transport, router } = await open({ register: () => coming })
      enter(typedRegistration)
      await answerFree(transport)
      await waitFor(() => expect(button().disabled).toBe(false))
      await userEvent.click(button())
      expect(transport.calls).toHaveLength(1)
      await act(() => router.navigate({ to: '/dashboard' }))
      return { router, answerNow: () => act(async () => answer({ kind: 'ok', data: { sellerId: 'seller-1' } })) }
    }

    it('REG-13 LOGIN-09 leaves her signed in and where she is who has signed in meanwhile', async () => {
      const { router, answerNow } = await pressAndLeave()
      const seller = { token: 'T1', sellerId: 'seller-2', mobile: '9123456789' }
      session.signIn(seller)
      await answerNow()
      expect(await endedSessions.hasEnded('T1')).toBe(false)
      expect(session.read()).toEqual({ kind: 'signed-in', ...seller })
      expect(router.state.location.pathname).toBe('/dashboard')
    })

    it('REG-13 remembers the registration, and calls nobody back who has gone elsewhere', async () => {
      const { router, answerNow } = await pressAndLeave()
      await answerNow()
      await waitFor(() => expect(session.openRegistration()).toBe('seller-1'))
      await waitFor(async () => expect(await device.outbox.readDraft({ owner: 'seller-1', form: draftsOfStep(4) })).not.toBeNull())
      expect(router.state.location.pathname).toBe('/dashboard')
    })

    it('DEMO-01 is not filled in with codes that were asked for before it, but with those that came with it', async () => {
      requestFill(formIds.verification, { emailOtp: '1111' })
      await pressAndLeave()
      requestFill(formIds.verification, { mobileOtp: '2222' })
      const fill = vi.fn()
      renderHook(() => useFillRequests(formIds.verification, fill))
      expect(fill.mock.calls).toEqual([[{ mobileOtp: '2222' }]])
    })

    it('REG-13 goes on with her who is back at the form: what she typed is taken by now, by herself', async () => {
      const { router, answerNow } = await pressAndLeave()
      await act(() => router.navigate({ to: '/register' }))
      await waitFor(() => expect(field('Email').value).toBe('asha@example.com'))
      await answerNow()
      await waitFor(() => expect(router.state.location.pathname).toBe('/verifyotp'))
      expect(maskedDestinationsIn(router.state.location.state)).toMatchObject({ email: 'as•••@ex•••.com' })
    })
  })

  it.each([
    [{ kind: 'rejected', status: 409, message: 'Email already exists' }, 'Email already exists'],
    [{ kind: 'unavailable', status: 500, message: null, retryAfterMilliseconds: null }, 'Registration failed due to server error.'],
  ] as const)('REG-13 LANG-03 tells why it failed, in the language in use, and keeps what was typed: %o', async (result, words) => {
    const { transport } = await open({ register: () => result })
    enter(typedRegistration)
    await answerFree(transport)
    await waitFor(() => expect(button().disabled).toBe(false))
    await userEvent.click(button())
    const banner = await screen.findByRole('alert')
    expect(banner.textContent).toBe(words)
    expect(document.activeElement).toBe(banner)
    expect(field('Password').value).toBe('secret-7')
    expect(session.read().sellerId).toBeNull()
    speakOtherLanguage({ 'contract/messages': { register: 'in other words' } })
    expect(banner.textContent).toBe(result.message ?? 'in other words')
  })

  it('REG-08 REG-10 after a refusal asks anew what was free before, and does not go on calling it free', async () => {
    const { transport } = await open({ register: () => ({ kind: 'rejected', status: 409, message: 'Email already exists' }) })
    enter(typedRegistration)
    await answerFree(transport)
    await screen.findByText('This email is available')
    await userEvent.click(button())
    await screen.findByRole('alert')
    expect(screen.queryByText(/is available$/)).toBeNull()
    expect(button().disabled).toBe(true)
    await waitFor(() => expect(transport.questions.slice(2).map(({ field: asked }) => asked)).toEqual(['email', 'mobile']))
    act(() => transport.questions.forEach(({ field: asked, answer }) => answer(asked === 'email' ? 'taken' : 'available')))
    await screen.findByText('Already registered: Email. Change it, or sign in.')
    expect(screen.getByText('This number is available')).toBeDefined()
  })

  it('REG-04 LANG-03 says what is wrong with a field that was left in the language that comes into use', async () => {
    await open()
    await userEvent.type(field('Primary phone number'), '98')
    await userEvent.tab()
    await screen.findAllByText('Enter a valid 10-digit mobile number')
    speakOtherLanguage({ domain: { ...ruleTexts, mobileInvalid: 'in other words' } })
    await screen.findAllByText('in other words')
  })

  it('BANK-01 offers the registered name to the bank step', async () => {
    const { transport, router } = await open({ register: () => ({ kind: 'ok', data: { sellerId: 'seller-1' } }) })
    enter(typedRegistration)
    await answerFree(transport)
    await waitFor(() => expect(button().disabled).toBe(false))
    await userEvent.click(button())
    await waitFor(() => expect(router.state.location.pathname).toBe('/verifyotp'))
    expect((await device.outbox.readDraft({ owner: 'seller-1', form: draftsOfStep(4) }))?.values).toEqual({ accountHolderName: 'Asha Verma' })
  })

  it('REG-11 prefills a registration that was begun, and REG-12 sends it on under its id', async () => {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    const { transport, router } = await open({
      registeredDetails: () => ({ kind: 'ok', data: { sellerData } }),
      register: () => ({ kind: 'ok', data: { sellerId: 'seller-1' } }),
    })
    await waitFor(() => expect(field('Primary phone number').value).toBe('9876543210'))
    expect(transport.calls).toMatchObject([{ name: 'registeredDetails', body: { sellerId: 'seller-1' } }])
    expect(field('Yes').checked).toBe(true)
    enter(typedPasswords)
    // The seller's own values are not checked for duplicates (REG-09).
    await waitFor(() => expect(button().disabled).toBe(false))
    expect(transport.questions).toEqual([])
    await userEvent.click(button())
    await waitFor(() => expect(router.state.location.pathname).toBe('/verifyotp'))
    expect(transport.calls.at(-1)?.body).toMatchObject({
      sellerId: 'seller-1',
      primaryPhone: '9876543210',
      mobile: '9876543210',
      secondarymobile: '9123456789',
      twoWayAuth: true,
    })
  })

  it('REG-11 S9 shows nothing of a seller whose session ended, and leaves nobody her pictures', async () => {
    const removed = vi.fn(() => Promise.resolve(true))
    vi.stubGlobal('caches', { delete: removed })
    session.signIn({ token: 'T1', sellerId: 'seller-1', mobile: '9876543210' })
    session.dropToken()
    expect(await dropOldRegistration(at(0), session)).toBe(false)
    expect(await dropOldRegistration(at(typedKeptMilliseconds + 1), session)).toBe(false)
    const { transport, router } = await open({ register: () => ({ kind: 'ok', data: { sellerId: 'seller-2' } }) })
    enter(typedRegistration)
    await answerFree(transport)
    await waitFor(() => expect(button().disabled).toBe(false))
    expect(transport.calls).toEqual([])
    expect(session.read().sellerId).toBe('seller-1')
    await userEvent.click(button())
    await waitFor(() => expect(router.state.location.pathname).toBe('/verifyotp'))
    expect(removed).toHaveBeenCalledWith(sharedPicturesCache)
    vi.unstubAllGlobals()
  })

  it.each([
    { kind: 'rejected', status: 404, message: null },
    { kind: 'unauthorised', message: null },
  ] as const)('REG-11 OTP-05 of a registration that the backend tells nothing of says that it may be verified: $kind', async (refusal) => {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    await recordRegistrationStart(device.outbox, 'seller-1', Date.now())
    await open({ registeredDetails: () => refusal })
    await screen.findByText('Your earlier registration can no longer be changed. If it is verified, sign in; otherwise start a new one here.')
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  })

  it('REG-11 leaves what the seller typed last as it is', async () => {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    const values = { firstName: 'Asha Rani', email: '' }
    await device.outbox.writeDraft(registrationDraftKey, { values, savedAt: Date.now() })
    await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
    await waitFor(() => expect(field('Email').value).toBe('asha@example.com'))
    expect(field('First name').value).toBe('Asha Rani')
  })

  it('REG-12 begins anew when the stored id stands for no open registration', async () => {
    session.rememberRegistration({ sellerId: 'somebody', mobile: '9000000001' })
    const { transport, router } = await open({
      registeredDetails: () => ({ kind: 'unauthorised', message: null }),
      register: () => ({ kind: 'ok', data: { sellerId: 'seller-1' } }),
    })
    await screen.findByText(/otherwise start a new one here/)
    enter(typedRegistration)
    await answerFree(transport)
    await waitFor(() => expect(button().disabled).toBe(false))
    await userEvent.click(button())
    await waitFor(() => expect(router.state.location.pathname).toBe('/verifyotp'))
    expect(transport.calls.at(-1)?.body).not.toHaveProperty('sellerId')
  })

  it('REG-11 asks again when the connection is back', async () => {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    const { transport, connectivity } = await open({}, 'offline')
    expect(transport.calls).toEqual([])
    act(() => connectivity.become('online'))
    await screen.findByText(/could not be loaded/)
    expect(transport.calls).toHaveLength(1)
    act(() => connectivity.become('offline'))
    act(() => connectivity.become('online'))
    expect(transport.calls).toHaveLength(2)
  })

})
