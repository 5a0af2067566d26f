// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { typedKeptMilliseconds } from '@/contract/limits'
import type { AnswerOf } from '@/contract/endpoints'
import { draftsOfStep } from '@/outbox/draft-key'
import { emptyRegistration, registrationDraftSchema } from '@/domain/access/registration'
import { forgottenEmailIn, maskedDestinationsIn } from '@/domain/screens-navigation-state'
import { sharedTexts } from '@/domain/shared-texts'
import { ruleTexts } from '@/domain/texts'
import { requestFill, useFillRequests } from '@/forms/fill-requests'
import { formIds } from '@/forms/form-ids'
import { endedSessions, session } from '@/session/browser-session'
import { sharedPicturesCache } from '@/storage/shared-pictures-cache'
import type { CallResult } from '@/transport/call'
import {
  answerFree,
  enterRegistration as enter,
  freshOutbox,
  openRegistration,
  registerButton as button,
  registrationField as field,
  typedPasswords,
  typedRegistration,
} from '../../../../tests/support/registration-screen'
import { lateAnswer } from '../../../../tests/support/late-answer'
import { speakOtherLanguage } from '../../../../tests/support/other-language'
import { keyboards } from '../../../../tests/support/keyboards'
import { registrationDraftKey } from '../forget-registration'
import { dropOldRegistration, recordRegistrationStart } from '../registration-draft'
import { stateOfPerson, typedState } from '../typed-state'
import { completeRegistration } from './complete-registration'
import { readSentTimes } from '../verify/read-sent-times'

const sellerData = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  mobile: '9876543210',
  secondarymobile: '9123456789',
  twoWayAuth: true,
}

let outbox: ReturnType<typeof freshOutbox>

beforeEach(() => {
  outbox = freshOutbox()
})
afterEach(() => {
  cleanup()
  session.clear()
})

const dropped = 'The registration begun here is more than an hour old and was removed from this device. Fill in the form again, and we send codes.'

type Opening = NonNullable<Parameters<typeof openRegistration>[0]>

const open = (answers: Opening['answers'] = {}, connection: Opening['connection'] = 'online') =>
  openRegistration({ outbox, answers, connection })
const keptDraft = async () => (await outbox.readDraft(registrationDraftKey))?.values

/** The same store, once it is this time by the clock that stored times go by. */
const at = (time: number) => ({ ...outbox, knownTime: () => Promise.resolve(time) })

const nameOfAccount = (sellerId: string) => outbox.readDraft({ owner: sellerId, form: draftsOfStep(4) })

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
    expect(await readSentTimes(outbox, 'seller-1')).not.toBeNull()
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
      await waitFor(async () => expect(await outbox.readDraft({ owner: 'seller-1', form: draftsOfStep(4) })).not.toBeNull())
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
    await screen.findByText('This email is free')
    await userEvent.click(button())
    await screen.findByRole('alert')
    expect(screen.queryByText(/is free$/)).toBeNull()
    expect(button().disabled).toBe(true)
    await waitFor(() => expect(transport.questions.slice(2).map(({ field: asked }) => asked)).toEqual(['email', 'mobile']))
    act(() => transport.questions.forEach(({ field: asked, answer }) => answer(asked === 'email' ? 'taken' : 'available')))
    await screen.findByText('Already registered: Email. Change it, or sign in.')
    expect(screen.getByText('This number is free')).toBeDefined()
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
    expect((await outbox.readDraft({ owner: 'seller-1', form: draftsOfStep(4) }))?.values).toEqual({ accountHolderName: 'Asha Verma' })
  })

  it('REG-14 keeps everything but the passwords, and has it back', async () => {
    const { transport } = await open()
    enter(typedRegistration)
    await answerFree(transport)
    await waitFor(async () => expect(await keptDraft()).toBeDefined())
    cleanup()
    await waitFor(async () =>
      expect(await keptDraft()).toEqual({
        firstName: 'Asha',
        lastName: 'Verma',
        email: 'asha@example.com',
        primaryPhone: '9876543210',
        secondaryPhone: '9123456789',
        whatsappNotify: false,
        twoWayAuth: 'No',
      }),
    )
    await open({}, 'offline')
    await waitFor(() => expect(field('Email').value).toBe('asha@example.com'))
    expect(field('Last name').value).toBe('Verma')
    expect(field('Password').value).toBe('')
    expect(screen.getAllByText('We check this when you are online')).toHaveLength(2)
  })

  it('REG-14 does not say that anything was filled in where what was typed was taken away again', async () => {
    await open()
    await userEvent.type(field('First name'), 'A')
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'A' }))
    await userEvent.clear(field('First name'))
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: '' }))
    cleanup()
    await open()
    await userEvent.type(field('Last name'), 'V')
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ lastName: 'V' }))
    expect(screen.queryByText(/^We filled in what you entered before|^Not me/)).toBeNull()
  })

  it('REG-14 takes nothing away of what was typed in another tab: it is there once she comes back, and the first letter goes into it', async () => {
    await open()
    await userEvent.type(field('First name'), 'A')
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'A' }))
    const elsewhere = { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com', primaryPhone: '9876543210', secondaryPhone: '', whatsappNotify: true, twoWayAuth: 'No' }
    const savedAt = Date.now() - 60_000
    await outbox.writeDraft(registrationDraftKey, { values: elsewhere, savedAt })
    fireEvent(window, new Event('focus'))
    await waitFor(() => expect([field('First name').value, field('Last name').value]).toEqual(['Asha', 'Verma']))
    screen.getByText(/clear the form/)

    await outbox.writeDraft(registrationDraftKey, { values: { ...elsewhere, secondaryPhone: '9123456789' }, savedAt: savedAt + 1 })
    await userEvent.type(field('Last name'), 's')
    await waitFor(async () => expect(await keptDraft()).toEqual({ ...elsewhere, lastName: 'Vermas', secondaryPhone: '9123456789' }))
  })

  describe('REG-14 what was cleared in another tab', () => {
    const next = { firstName: 'Ravi', lastName: '', email: '', primaryPhone: '', secondaryPhone: '', whatsappNotify: false, twoWayAuth: 'No' }
    beforeEach(async () => {
      await open()
      enter({ 'First name': 'Asha', 'Last name': 'Verma', Email: 'asha@example.com', ...typedPasswords })
      await waitFor(async () => expect(await keptDraft()).toMatchObject({ email: 'asha@example.com' }))
      await outbox.deleteDraft(registrationDraftKey)
    })

    it('REG-14 does not come back into the form that the next person has begun there', async () => {
      await outbox.writeDraft(registrationDraftKey, { values: next, savedAt: Date.now() + 1 })
      fireEvent(window, new Event('focus'))
      await waitFor(() => expect(field('First name').value).toBe('Ravi'))
      expect([field('Last name').value, field('Email').value]).toEqual(['', ''])
      expect(screen.queryByText(ruleTexts.lastNameRequired)).toBeNull()
      fireEvent(window, new Event('pagehide'))
      expect(await keptDraft()).toEqual(next)
      await userEvent.type(field('Last name'), 'N')
      await waitFor(async () => expect(await keptDraft()).toEqual({ ...next, lastName: 'N' }))
    })

    it('REG-14 goes from here too, with the passwords and what else was typed in this tab, once somebody comes back', async () => {
      const entry = typedState({ forgottenEmail: 'asha@example.com' })
      fireEvent(window, new Event('focus'))
      await waitFor(() => expect(field('First name').value).toBe(''))
      expect(['Last name', 'Email', 'Password', 'Confirm password'].map((label) => field(label).value)).toEqual(['', '', '', ''])
      expect(screen.queryByText(/clear the form/)).toBeNull()
      expect(forgottenEmailIn(stateOfPerson(entry))).toBeUndefined()
      await userEvent.type(field('First name'), 'Ravi')
      await waitFor(async () => expect(await keptDraft()).toEqual(next))
      fireEvent(window, new Event('focus'))
      await keptDraft()
      expect(field('First name').value).toBe('Ravi')
    })

    it('REG-14 leaves alone what was typed here since', async () => {
      enter({ 'First name': 'Ravi' })
      fireEvent(window, new Event('focus'))
      await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Ravi' }))
      expect(field('First name').value).toBe('Ravi')
    })
  })

  it('REG-14 S9 shows nothing that was typed in another tab more than an hour ago', async () => {
    await open()
    await userEvent.type(field('First name'), 'A')
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'A' }))
    await outbox.writeDraft(registrationDraftKey, { values: { lastName: 'Verma' }, savedAt: Date.now() - typedKeptMilliseconds - 1000 })
    fireEvent(window, new Event('focus'))
    await userEvent.type(field('First name'), 's')
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'As', lastName: '' }))
    expect(field('Last name').value).toBe('')
  })

  it('REG-14 keeps what was typed last when the page goes', async () => {
    await open()
    // Once what was typed before has been read, nothing else is waited for.
    await waitFor(async () => {
      await userEvent.type(field('First name'), 'A')
      fireEvent(window, new Event('pagehide'))
      expect(await keptDraft()).toMatchObject({ firstName: field('First name').value })
    })
  })

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('REG-14 keeps what is typed once %s, where what keeps it could not be had before', async (_, come) => {
    const { readDraft } = outbox
    let isThere = false
    outbox = { ...outbox, readDraft: (key) => (isThere ? readDraft(key) : Promise.reject(new TypeError('Failed to fetch'))) }
    await open()
    await userEvent.type(field('First name'), 'Asha')
    await screen.findByText(sharedTexts.notKept)
    isThere = true
    come()
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Asha' }))
    expect(screen.queryByText(sharedTexts.notKept)).toBeNull()
  })

  it('REG-14 does not replace what was typed before the draft was there', async () => {
    const values = { firstName: 'Old', lastName: 'Verma' }
    await outbox.writeDraft(registrationDraftKey, { values, savedAt: Date.now() })
    const reading = outbox.readDraft
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    outbox = {
      ...outbox,
      async readDraft(key) {
        await released
        return reading(key)
      },
    }
    await open()
    await userEvent.type(field('First name'), 'New')
    release()
    await waitFor(() => expect(field('Last name').value).toBe('Verma'))
    expect(field('First name').value).toBe('New')
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'New', lastName: 'Verma' }), {
      timeout: 2000,
    })
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
    // Nothing is asked about what is the seller's own (REG-09).
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
    await recordRegistrationStart(outbox, 'seller-1', Date.now())
    await open({ registeredDetails: () => refusal })
    await screen.findByText('Your earlier registration can no longer be changed. If it is verified, sign in; else start a new one here.')
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  })

  it('REG-11 leaves what the seller typed last as it is', async () => {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    const values = { firstName: 'Asha Rani', email: '' }
    await outbox.writeDraft(registrationDraftKey, { values, savedAt: Date.now() })
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
    await screen.findByText(/else start a new one here/)
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

  it('REG-14 S9 is left by \'Not me\': nothing of whoever began it stays in the keys', async () => {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Not me: clear the form' }))
    await waitFor(() => expect(session.read()).toEqual({ kind: 'signed-out', sellerId: null, mobile: null }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not me: clear the form' })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('REG-14 S9 \'Not me\' takes the name from the device too, which the bank step was to begin with; where that fails, nothing is cleared', async () => {
    const request = { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com', password: 'secret-7', confirmPassword: 'secret-7', whatsappNotify: false, twoWayAuth: false }
    await completeRegistration('seller-1', request, () => Promise.resolve(outbox))
    const store = outbox
    let isFull = true
    outbox = { ...store, deleteDraft: (key) => (isFull ? Promise.resolve({ kind: 'not-stored', reason: 'full' }) : store.deleteDraft(key)) }
    await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
    const clear = () => userEvent.click(screen.getByRole('button', { name: 'Not me: clear the form' }))
    await waitFor(() => expect(field('Email').value).toBe('asha@example.com'))
    await clear()
    expect((await screen.findByRole('alert')).textContent).toBe('This device would not remove it. Nothing was changed; try again.')
    expect(field('Email').value).toBe('asha@example.com')
    expect(session.read().sellerId).toBe('seller-1')

    isFull = false
    await clear()
    await waitFor(() => expect(session.read().sellerId).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await nameOfAccount('seller-1')).toBeNull()
    expect(await readSentTimes(store, 'seller-1')).toBeNull()
  })

  it('REG-14 S9 shows nothing that was typed or begun more than an hour ago, and asks nothing about it', async () => {
    const anHourAgo = Date.now() - typedKeptMilliseconds - 1
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    await recordRegistrationStart(outbox, 'seller-1', anHourAgo)
    await outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: anHourAgo })
    await outbox.writeDraft({ owner: 'seller-1', form: draftsOfStep(4) }, { values: { accountHolderName: 'Asha Verma' }, savedAt: anHourAgo })
    const { transport } = await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
    await waitFor(() => expect(session.read()).toEqual({ kind: 'signed-out', sellerId: null, mobile: null }))
    await waitFor(async () => expect(await keptDraft()).toBeNull())
    expect(await nameOfAccount('seller-1')).toBeNull()
    expect(field('First name').value).toBe('')
    expect(transport.calls).toEqual([])
  })

  it.each(['begun', 'typed'])('REG-14 who comes back to a registration that was dropped after its hour is told so, and what to do, until she types anew (%s)', async (what) => {
    const anHourAgo = Date.now() - typedKeptMilliseconds - 1
    if (what === 'begun') {
      session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
      await recordRegistrationStart(outbox, 'seller-1', anHourAgo)
    } else await outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: anHourAgo })
    // As the start of the app does, or the screen of the codes as it leads here.
    expect(await dropOldRegistration(outbox, session)).toBe(true)
    await open()
    expect((await screen.findByText(dropped)).closest('[role=status]')).not.toBeNull()
    await userEvent.type(field('First name'), 'Ravi')
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Ravi' }))
    cleanup()
    await open()
    await waitFor(() => expect(field('First name').value).toBe('Ravi'))
    expect(screen.queryByText(dropped)).toBeNull()
  })

  it('REG-14 is told in a tab that stood open all the while, too, where another tab dropped it', async () => {
    await open()
    enter({ 'First name': 'Asha' })
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Asha' }))
    expect(await dropOldRegistration(at(Date.now() + typedKeptMilliseconds + 1000), session)).toBe(true)
    fireEvent(window, new Event('focus'))
    await waitFor(() => expect(field('First name').value).toBe(''))
    await screen.findByText(dropped)
  })

  it('REG-14 is not told any more once the form is filled in', async () => {
    await outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: Date.now() - typedKeptMilliseconds - 1 })
    await open()
    await screen.findByText(dropped)
    await userEvent.type(field('First name'), 'Ravi')
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Ravi' }))
    expect(screen.queryByText(dropped)).toBeNull()
  })

  it('REG-14 nothing is told of what somebody typed and took back', async () => {
    const values = registrationDraftSchema.parse(emptyRegistration)
    await outbox.writeDraft(registrationDraftKey, { values, savedAt: Date.now() - typedKeptMilliseconds - 1 })
    expect(await dropOldRegistration(outbox, session)).toBe(true)
    expect(await outbox.readDraft(registrationDraftKey)).toBeNull()
  })

  it('REG-14 that a registration was dropped is told for an hour, and is no registration itself', async () => {
    await outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: Date.now() - typedKeptMilliseconds - 1 })
    expect(await dropOldRegistration(outbox, session)).toBe(true)
    expect(await dropOldRegistration(outbox, session)).toBe(false)
    await dropOldRegistration(at(Date.now() + typedKeptMilliseconds + 1), session)
    expect(await outbox.readDraft(registrationDraftKey)).toBeNull()
  })

  it('REG-14 asks nothing about an old registration that the start of the app has dropped first', async () => {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    await recordRegistrationStart(outbox, 'seller-1', Date.now() - typedKeptMilliseconds - 1)
    let arrive: (store: typeof outbox) => void = () => undefined
    const late = new Promise<typeof outbox>((resolve) => {
      arrive = resolve
    })
    const { transport } = await openRegistration({ outbox: late, answers: { registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) } })
    await userEvent.type(field('First name'), 'Ravi')
    expect(await dropOldRegistration(outbox, session)).toBe(true)
    arrive(outbox)
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Ravi', email: '' }))
    expect(transport.calls).toEqual([])
  })

  it('REG-11 REG-14 what was typed for a registration is as old as that: accepted a moment ago, it is all there on the way back', async () => {
    const now = Date.now()
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    await recordRegistrationStart(outbox, 'seller-1', now)
    await outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: now - typedKeptMilliseconds - 1 })
    const { transport } = await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
    await waitFor(() => expect(field('First name').value).toBe('Asha'))
    expect(transport.calls).toHaveLength(1)
    expect(await keptDraft()).toBeDefined()
  })

  it.each([null, 'seller-1'])('REG-14 DEMO-03 what was typed while the backend\'s clock was ahead is there after a reload (begun: %s)', async (begun) => {
    const later = Date.now() + 48 * 60 * 60_000
    outbox = at(later)
    if (begun !== null) {
      session.rememberRegistration({ sellerId: begun, mobile: '9876543210' })
      await recordRegistrationStart(outbox, begun, later)
    }
    await outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: later })
    await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
    await waitFor(() => expect(field('First name').value).toBe('Asha'))
    expect(session.openRegistration()).toBe(begun)
  })

  it('REG-14 asks a backend for no time where nothing was typed or begun', async () => {
    const knownTime = vi.fn(() => Promise.resolve(Date.now()))
    outbox = { ...outbox, knownTime }
    await open()
    await userEvent.type(field('First name'), 'Ravi')
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Ravi' }))
    expect(knownTime).not.toHaveBeenCalled()
  })

  it('REG-14 counts the hour of a registration whose beginning nobody noted from when it is first seen', async () => {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    const now = Date.now()
    expect(await dropOldRegistration(at(now), session)).toBe(false)
    expect(await dropOldRegistration(at(now + typedKeptMilliseconds), session)).toBe(false)
    expect(await dropOldRegistration(at(now + typedKeptMilliseconds + 1), session)).toBe(true)
    expect(session.read().sellerId).toBeNull()
  })

  it('REG-14 of a device that could not be read at first is cleared there too; as long as it cannot be, nothing is cleared', async () => {
    const store = outbox
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    await store.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: Date.now() })
    let isClosed = true
    const closed = () => Promise.reject(new Error('closed'))
    outbox = { ...store, readDraft: closed, deleteDraft: (key) => (isClosed ? closed() : store.deleteDraft(key)) }
    await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
    await waitFor(() => expect(field('Email').value).toBe('asha@example.com'))
    const clear = () => userEvent.click(screen.getByRole('button', { name: 'Not me: clear the form' }))
    await clear()
    expect((await screen.findByRole('alert')).textContent).toBe('This device would not remove it. Nothing was changed; try again.')
    expect([field('Email').value, session.openRegistration()]).toEqual(['asha@example.com', 'seller-1'])
    isClosed = false
    await clear()
    await waitFor(() => expect(field('Email').value).toBe(''))
    expect([await store.readDraft(registrationDraftKey), session.openRegistration()]).toEqual([null, null])
  })

  it('REG-14 can be cleared where the browser keeps nothing at all', async () => {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    outbox = { ...outbox, deleteDraft: () => Promise.resolve({ kind: 'not-stored', reason: 'none' }) }
    await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
    await waitFor(() => expect(field('Email').value).toBe('asha@example.com'))
    await userEvent.click(screen.getByRole('button', { name: 'Not me: clear the form' }))
    await waitFor(() => expect(field('Email').value).toBe(''))
    expect(session.read().sellerId).toBeNull()
  })

  it.each([null, 'seller-1'])('REG-14 \'Not me\' drops what else was typed in this tab by whoever was here before (begun: %s)', async (begun) => {
    const entry = typedState({ forgottenEmail: 'asha@example.com' })
    if (begun !== null) session.rememberRegistration({ sellerId: begun, mobile: '9876543210' })
    await outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: Date.now() })
    await open()
    await waitFor(() => expect(field('First name').value).toBe('Asha'))
    expect(forgottenEmailIn(stateOfPerson(entry))).toBe('asha@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Not me: clear the form' }))
    await waitFor(() => expect(field('First name').value).toBe(''))
    expect(forgottenEmailIn(stateOfPerson(entry))).toBeUndefined()
  })

  it('REG-14 can be cleared, on the device too', async () => {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    await outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: Date.now() })
    await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
    await waitFor(() => expect(field('Email').value).toBe('asha@example.com'))
    await userEvent.click(screen.getByRole('button', { name: 'Not me: clear the form' }))
    await waitFor(() => expect([field('First name').value, field('Email').value]).toEqual(['', '']))
    await waitFor(async () => expect(await keptDraft()).toBeUndefined())
    expect(session.read().sellerId).toBeNull()
  })
})
