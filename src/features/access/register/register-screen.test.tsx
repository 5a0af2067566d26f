// @vitest-environment happy-dom
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { typedKeptMilliseconds } from '@/domain/portal-limits'
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
  it('REG-01 each field has the right keyboard, enter key and autocomplete hints', async () => {
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

  it('REG-10 does not send an incomplete form, even if the browser restored the button as enabled', async () => {
    const { transport } = await open()
    enter({ 'First name': 'Asha' })
    button().disabled = false
    await userEvent.click(button())
    await act(async () => undefined)
    expect(transport.calls.map(({ name }) => name)).not.toContain('register')
    expect(screen.getByText(/^Still to fill in/)).toBeTruthy()
  })

  it('REG-13 registers, stores seller id and mobile, and leads to /verifyotp with the masked destinations', async () => {
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

  describe('an answer that arrives late', () => {
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

    it('REG-13 LOGIN-09 keeps a seller who signed in meanwhile signed in and on her screen', async () => {
      const { router, answerNow } = await pressAndLeave()
      const seller = { token: 'T1', sellerId: 'seller-2', mobile: '9123456789' }
      session.signIn(seller)
      await answerNow()
      expect(await endedSessions.hasEnded('T1')).toBe(false)
      expect(session.read()).toEqual({ kind: 'signed-in', ...seller })
      expect(router.state.location.pathname).toBe('/dashboard')
    })

    it('REG-13 stores the registration, and does not navigate if she has left the screen', async () => {
      const { router, answerNow } = await pressAndLeave()
      await answerNow()
      await waitFor(() => expect(session.openRegistration()).toBe('seller-1'))
      await waitFor(async () => expect(await device.outbox.readDraft({ owner: 'seller-1', form: draftsOfStep(4) })).not.toBeNull())
      expect(router.state.location.pathname).toBe('/dashboard')
    })

    it('DEMO-01 drops codes received before the registration was sent, and fills in those received after it', async () => {
      requestFill(formIds.verification, { emailOtp: '1111' })
      await pressAndLeave()
      requestFill(formIds.verification, { mobileOtp: '2222' })
      const fill = vi.fn()
      renderHook(() => useFillRequests(formIds.verification, fill))
      expect(fill.mock.calls).toEqual([[{ mobileOtp: '2222' }]])
    })

    it('REG-13 leads to /verifyotp if she has returned to the form', async () => {
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
  ] as const)('REG-13 LANG-03 shows why the registration failed, in the current language, and keeps what was typed: %o', async (result, words) => {
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

  it('REG-08 REG-10 checks the availability again after a refusal, and no longer shows the old result', async () => {
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

  it('REG-04 LANG-03 the error of a field follows a change of language', async () => {
    await open()
    await userEvent.type(field('Primary phone number'), '98')
    await userEvent.tab()
    await screen.findAllByText('Enter a valid 10-digit mobile number')
    speakOtherLanguage({ domain: { ...ruleTexts, mobileInvalid: 'in other words' } })
    await screen.findAllByText('in other words')
  })

  it('BANK-01 stores the registered name as the account holder of the bank step', async () => {
    const { transport, router } = await open({ register: () => ({ kind: 'ok', data: { sellerId: 'seller-1' } }) })
    enter(typedRegistration)
    await answerFree(transport)
    await waitFor(() => expect(button().disabled).toBe(false))
    await userEvent.click(button())
    await waitFor(() => expect(router.state.location.pathname).toBe('/verifyotp'))
    expect((await device.outbox.readDraft({ owner: 'seller-1', form: draftsOfStep(4) }))?.values).toEqual({ accountHolderName: 'Asha Verma' })
  })

  it('REG-11 prefills a registration that was begun, and REG-12 sends it with its seller id', async () => {
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

  it('REG-11 S9 loads nothing of a seller whose session ended; a new registration removes her shared pictures', async () => {
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
  ] as const)('REG-11 OTP-05 says that the registration may be verified if the backend refuses its details: $kind', async (refusal) => {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    await recordRegistrationStart(device.outbox, 'seller-1', Date.now())
    await open({ registeredDetails: () => refusal })
    await screen.findByText('Your earlier registration can no longer be changed. If it is verified, sign in; otherwise start a new one here.')
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  })

  it('REG-11 prefills only the fields that are empty in the draft', async () => {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    const values = { firstName: 'Asha Rani', email: '' }
    await device.outbox.writeDraft(registrationDraftKey, { values, savedAt: Date.now() })
    await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
    await waitFor(() => expect(field('Email').value).toBe('asha@example.com'))
    expect(field('First name').value).toBe('Asha Rani')
  })

  it('REG-12 registers without the stored seller id if the backend refuses its details', async () => {
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

  it('REG-11 loads the registered details again when the connection is back', async () => {
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
