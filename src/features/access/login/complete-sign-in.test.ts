import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SignInAnswer } from '@/contract/access-answers'
import type { AnswerOf, RequestOf } from '@/contract/endpoints'
import { onboardingSteps } from '@/contract/steps'
import { parseIdentifier, type Identifier } from '@/domain/access/login'
import { stepCommandName } from '@/outbox/command'
import { draftsOfStep } from '@/outbox/draft-key'
import type { LoadOutbox } from '@/outbox/outbox-context'
import { createEndedSessions } from '@/session/ended-sessions'
import { createSessionStore, type Session } from '@/session/session'
import { sharedPicturesCache } from '@/storage/shared-pictures-cache'
import type { CallResult } from '@/transport/call'
import { createFakeTransport } from '../../../../tests/support/fake-services'
import { registrationDraftKey } from '../forget-registration'
import { completeSignIn } from './complete-sign-in'
import { openOutbox } from '../../../../tests/support/outbox-store'
import { untilHolds } from '../../../../tests/support/until-holds'

const sellerData = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  mobile: '9876543210',
  secondarymobile: '9123456789',
  twoWayAuth: false,
}

const known: CallResult<AnswerOf<'registeredDetails'>> = { kind: 'ok', data: { sellerData } }

let databases = 0

function newDevice() {
  databases += 1
  const { outbox } = openOutbox()
  const stored = new Map<string, string>()
  const session = createSessionStore(
    {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value),
      removeItem: (key) => stored.delete(key),
    },
    new EventTarget(),
  )
  const load: LoadOutbox = () => Promise.resolve(outbox)
  return { outbox, session, endedSessions: createEndedSessions(`ended-${databases}`), load }
}

function identifierOf(text: string): Identifier {
  const identifier = parseIdentifier(text)
  if (identifier === null) throw new Error(`${text} identifies nobody`)
  return identifier
}

interface Attempt {
  readonly identifier?: string
  readonly nextStep?: Extract<SignInAnswer, { kind: 'signed-in' }>['nextStep']
  readonly returnTo?: string
  readonly details?: CallResult<AnswerOf<'registeredDetails'>>
  readonly device?: ReturnType<typeof newDevice>
  readonly loadOutbox?: LoadOutbox
  readonly pressedIn?: Session
}

async function signIn({ identifier = 'asha@example.com', nextStep = 'unknown', returnTo, pressedIn, details = known, device = newDevice(), loadOutbox = device.load }: Attempt) {
  const transport = createFakeTransport({ registeredDetails: () => details })
  const address = await completeSignIn(
    { kind: 'signed-in', token: 'token-1', sellerId: 'seller-1', nextStep },
    { identifier: identifierOf(identifier), returnTo, ...(pressedIn !== undefined && { pressedIn }) },
    { transport, session: device.session, endedSessions: device.endedSessions, loadOutbox },
  )
  return { address, session: device.session, calls: transport.calls }
}

const unreachable = { kind: 'unreachable', reason: 'network' } as const

afterEach(() => vi.unstubAllGlobals())

describe('completing a sign-in', () => {
  it('LOGIN-09 keeps another seller signed in who signed in while the store was loading', async () => {
    const device = newDevice()
    const other = { token: 'token-2', sellerId: 'seller-2', mobile: null }
    const loadOutbox: LoadOutbox = () => {
      device.session.signIn(other)
      return device.load()
    }
    const { address, session } = await signIn({ device, loadOutbox, pressedIn: device.session.read() })
    expect(address).toBeNull()
    expect(session.read()).toEqual({ kind: 'signed-in', ...other })
    expect(await device.endedSessions.hasEnded(other.token)).toBe(false)
  })

  it('LOGIN-09 stores the token, the seller id and the mobile number typed at the sign-in, without a call', async () => {
    const { session, calls } = await signIn({ identifier: '+91 98765 00001' })
    expect(session.read()).toEqual({
      kind: 'signed-in',
      token: 'token-1',
      sellerId: 'seller-1',
      mobile: '9876500001',
    })
    expect(calls).toEqual([])
  })

  it('LOGIN-09 takes the mobile number from the registered details after a sign-in by email', async () => {
    const { session, calls } = await signIn({})
    await untilHolds(() => expect(session.read().mobile).toBe('9876543210'))
    expect(calls).toEqual([
      { name: 'registeredDetails', body: { sellerId: 'seller-1' }, options: { token: 'token-1' } },
    ])
  })

  it.each<CallResult<AnswerOf<'registeredDetails'>>>([
    unreachable,
    { kind: 'rejected', status: 404, message: 'No' },
    { kind: 'unauthorised', message: null },
    { kind: 'ok', data: { sellerData: { ...sellerData, mobile: 'none' } } },
  ])('LOGIN-09 signs in without a mobile number if the registered details give none: $kind', async (details) => {
    const { session } = await signIn({ details })
    expect(session.read()).toMatchObject({ kind: 'signed-in', mobile: null })
  })

  it('REG-14 S9 deletes the draft of a registration that was begun before', async () => {
    const device = newDevice()
    await device.outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Meera' }, savedAt: Date.now() })
    await signIn({ device })
    expect(await device.outbox.readDraft(registrationDraftKey)).toBeNull()
  })

  it.each([
    ['seller-2', null],
    ['seller-1', { values: { accountHolderName: 'Meera Das' }, savedAt: 1 }],
  ])("REG-14 BANK-01 keeps the account holder's name of a registration begun by %s only if that seller signs in", async (begun, kept) => {
    const device = newDevice()
    device.session.rememberRegistration({ sellerId: begun, mobile: '9876500001' })
    const name = { owner: begun, form: draftsOfStep(4) }
    await device.outbox.writeDraft(name, { values: { accountHolderName: 'Meera Das' }, savedAt: 1 })
    await signIn({ device })
    expect(await device.outbox.readDraft(name)).toEqual(kept)
  })

  it('LOGIN-09 does not wait for the registered details', async () => {
    const device = newDevice()
    const silent = { call: () => new Promise<never>(() => undefined) }
    const address = await completeSignIn(
      { kind: 'signed-in', token: 'token-1', sellerId: 'seller-1', nextStep: 7 },
      { identifier: identifierOf('asha@example.com'), returnTo: undefined },
      { transport: silent, session: device.session, endedSessions: device.endedSessions, loadOutbox: device.load },
    )
    expect(address).toBe('/registrationdetails')
    expect(device.session.read()).toMatchObject({ kind: 'signed-in', mobile: null })
  })

  it('LOGIN-09 keeps the stored mobile number if the details cannot be read, but only for the same seller', async () => {
    const same = newDevice()
    same.session.signIn({ token: 'old', sellerId: 'seller-1', mobile: '9876543210' })
    expect((await signIn({ device: same, details: unreachable })).session.read().mobile).toBe('9876543210')
    const other = newDevice()
    other.session.signIn({ token: 'old', sellerId: 'seller-2', mobile: '9876543210' })
    expect((await signIn({ device: other, details: unreachable })).session.read().mobile).toBeNull()
  })

  it.each(onboardingSteps)('LOGIN-10 resumes the onboarding at step %i', async (nextStep) => {
    const { address, session } = await signIn({ nextStep, returnTo: '/alloffers' })
    expect(address).toBe('/registrationdetails')
    expect(session.readPosition()).toEqual({ step: nextStep, furthest: nextStep })
  })

  it.each(['unknown', 'complete'] as const)('LOGIN-10 leads to the dashboard for step %s', async (nextStep) => {
    const { address, session } = await signIn({ nextStep })
    expect(address).toBe('/dashboard')
    expect(session.readPosition()).toBeNull()
  })

  it('LOGIN-10 resumes the onboarding after the steps that wait on this device', async () => {
    const device = newDevice()
    const body: RequestOf<'step3'> = { sellerId: 'seller-1', nickname: 'Asha', gstType: 'No GST' }
    await device.outbox.signIn('seller-1', 3)
    const saved = await device.outbox.save({ sellerId: 'seller-1', command: stepCommandName(3), body })
    expect(saved.kind).toBe('stored')
    const { session } = await signIn({ device, nextStep: 3 })
    expect(session.readPosition()).toEqual({ step: 4, furthest: 4 })
  })

  it('LOGIN-10 resumes the onboarding if the store of the device cannot be opened', async () => {
    const loadOutbox: LoadOutbox = () => Promise.reject(new Error('blocked'))
    const { address, session } = await signIn({ nextStep: 5, loadOutbox })
    expect(address).toBe('/registrationdetails')
    expect(session.readPosition()).toEqual({ step: 5, furthest: 5 })
    expect(session.read().kind).toBe('signed-in')
  })

  it('QUEUE-05 LOGIN-10 a step rejected with 403 waits for another try, even if the store fails to load at first', async () => {
    const device = newDevice()
    const body: RequestOf<'step3'> = { sellerId: 'seller-1', nickname: 'Asha', gstType: 'No GST' }
    await device.outbox.signIn('seller-1', 3)
    const saved = await device.outbox.save({ sellerId: 'seller-1', command: stepCommandName(3), body })
    const claimed = await device.outbox.claim(saved.kind === 'stored' ? saved.value : 0)
    if (claimed === null) throw new Error('Nothing to claim')
    await device.outbox.settle(claimed, { kind: 'rejected', status: 403, message: 'Not yours.' })
    const loadOutbox = vi.fn(device.load)
    loadOutbox.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await signIn({ device, nextStep: 3, loadOutbox })
    await vi.waitFor(async () => expect((await device.outbox.ledger('seller-1')).rows).toMatchObject([{ submission: { state: 'waiting' } }]))
  })

  it("QUEUE-06 marks the previous seller's token as ended and removes the worker's credentials", async () => {
    const device = newDevice()
    device.session.signIn({ token: 'old', sellerId: 'seller-2', mobile: null })
    const body: RequestOf<'step3'> = { sellerId: 'seller-2', nickname: 'Usha', gstType: 'No GST' }
    await device.outbox.save({ sellerId: 'seller-2', command: stepCommandName(3), body })
    await device.outbox.setWorkerCredentials({ sellerId: 'seller-2', token: 'old' })
    const ended = device.endedSessions
    await signIn({ device })
    expect([await ended.hasEnded('old'), await ended.hasEnded('token-1')]).toEqual([true, false])
    expect(await device.outbox.workerCredentials()).toBeNull()
  })

  it("LOGIN-10 removes another seller's onboarding position", async () => {
    const device = newDevice()
    device.session.signIn({ token: 'old', sellerId: 'seller-2', mobile: null })
    device.session.writePosition({ step: 6, furthest: 7 })
    const { session } = await signIn({ device })
    expect(session.readPosition()).toBeNull()
  })

  it('SHARE-03 removes shared pictures if another seller was signed in before, and keeps them otherwise', async () => {
    const removed = vi.fn(() => Promise.resolve(true))
    vi.stubGlobal('caches', { delete: removed })
    const device = newDevice()
    await signIn({ device })
    await signIn({ device })
    expect(removed).not.toHaveBeenCalled()
    const handedOver = newDevice()
    handedOver.session.signIn({ token: 'old', sellerId: 'seller-2', mobile: null })
    await signIn({ device: handedOver })
    expect(removed).toHaveBeenCalledWith(sharedPicturesCache)
  })

  it('SHARE-03 signs the next seller in even if the browser never answers about the shared pictures', async () => {
    vi.stubGlobal('caches', { delete: () => new Promise(() => undefined) })
    const device = newDevice()
    device.session.signIn({ token: 'old', sellerId: 'seller-2', mobile: null })
    expect((await signIn({ device })).session.read()).toMatchObject({ kind: 'signed-in' })
  })

  it('ROUTE-03 returns to the address first asked for, and never to another origin', async () => {
    expect((await signIn({ returnTo: '/alloffers?page=2#top' })).address).toBe('/alloffers?page=2#top')
    expect((await signIn({ returnTo: '//evil.example/alloffers' })).address).toBe('/dashboard')
    expect((await signIn({ returnTo: 'https://evil.example' })).address).toBe('/dashboard')
  })

  it("ROUTE-03 S27 removes another seller's search from the return address after her session ended or she logged out", async () => {
    const returnTo = '/orders/lazy-ship?q=Ravi+Kumar&id=OD-1042'
    const addressAfter = async (sellerId: string, leave: 'dropToken' | 'clear') => {
      const device = newDevice()
      device.session.signIn({ token: 'old', sellerId, mobile: null })
      device.session[leave]()
      return (await signIn({ device, returnTo })).address
    }
    expect(await addressAfter('seller-1', 'dropToken')).toBe(returnTo)
    expect(await addressAfter('seller-2', 'dropToken')).toBe('/orders/lazy-ship')
    expect(await addressAfter('seller-2', 'clear')).toBe('/orders/lazy-ship?id=OD-1042')
  })
})
