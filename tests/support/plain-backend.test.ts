import { afterEach, describe, expect, it } from 'vitest'
import { deviceTime } from '@/clock/clock'
import { schedule } from '@/clock/schedule'
import type { RequestOf, StepRequest } from '@/contract/endpoints'
import { firstStep, onboardingSteps, stepAfter, type OnboardingStep } from '@/contract/steps'
import { parseIdentifier } from '@/domain/access/login'
import { fromSellerData } from '@/domain/access/registration'
import { completeSignIn } from '@/features/access/login/complete-sign-in'
import { stepCommandName } from '@/outbox/command'
import { stepStatus } from '@/outbox/step-status'
import { createSessionStore } from '@/session/session'
import { drain } from '@/sync/drain'
import type { Backend } from '@/transport/backend'
import { createCaller } from '@/transport/call'
import { checkDuplicate } from '@/transport/duplicate-check'
import { reportedConnectivity, switchedNetwork } from './hand-made-backend'
import { memoryStorage } from './memory-storage'
import { openOutbox, rowsOf } from './outbox-store'
import { plainCodes, startPlainBackend, type PlainBackend } from './plain-backend'
import { nameless, plainShapes, type PlainShape, type PlainShapeName } from './plain-shapes'
import { stepBody } from './step-bodies'
import { untilHolds } from './until-holds'

const mobile = '9812345670'
const newcomer: RequestOf<'register'> = {
  firstName: 'Zoya',
  lastName: 'Khan',
  email: 'zoya.khan@example.com',
  primaryPhone: mobile,
  secondaryPhone: '8812345671',
  password: 'lantern-77',
  confirmPassword: 'lantern-77',
  whatsappNotify: false,
  twoWayAuth: true,
}

let backend: PlainBackend | null = null

afterEach(async () => {
  await backend?.close()
  backend = null
})

/** A phone in front of a plain backend, with all of the product but its screens. */
async function openPhone(shape: PlainShape) {
  const server = await startPlainBackend(shape)
  backend = server
  const real: Backend = {
    kind: 'real',
    origin: server.address,
    fetch: (request) => fetch(request),
    socketTransports: ['websocket'],
    sends: { authorization: true, idempotencyKey: true },
    network: switchedNetwork().network,
    clock: deviceTime,
  }
  const transport = createCaller(() => Promise.resolve(real), reportedConnectivity().connectivity)
  const session = createSessionStore(memoryStorage(), new EventTarget())
  const store = openOutbox()
  const loadOutbox = () => Promise.resolve(store.outbox)

  async function register(): Promise<string> {
    const answer = await transport.call('register', newcomer)
    if (answer.kind !== 'ok') throw new Error(`Not registered: ${answer.kind}`)
    const { sellerId } = answer.data
    const verified = await transport.call('verifyOtp', {
      sellerId,
      emailOtp: plainCodes.email,
      mobileOtp: plainCodes.mobile,
      secondarymobileOtp: plainCodes.secondary,
    })
    expect(verified.kind).toBe('ok')
    return sellerId
  }

  /** Signs in by email, and returns the address that the seller is sent to. */
  async function signIn(): Promise<string | null> {
    const { email, password } = newcomer
    const answer = await transport.call('login', { email, password })
    const identifier = parseIdentifier(email)
    if (answer.kind !== 'ok' || answer.data.kind !== 'signed-in' || identifier === null) throw new Error('Not signed in')
    const goal = await completeSignIn(answer.data, { identifier, returnTo: undefined }, { transport, session, endedSessions: { replace: () => Promise.resolve() }, loadOutbox })
    // The sign-in does not wait for the seller's mobile number, so the test does.
    await untilHolds(() => expect(session.read().mobile).toBe(mobile))
    return goal
  }

  function sender() {
    const current = session.read()
    return current.kind === 'signed-in' && current.sellerId !== null ? { token: current.token, sellerId: current.sellerId } : null
  }

  async function save(step: OnboardingStep): Promise<void> {
    const sellerId = sender()?.sellerId ?? ''
    const body: StepRequest = stepBody(step, sellerId, step)
    const saved = await store.outbox.save({ sellerId, command: stepCommandName(step), body: 'signUrl' in body ? { ...body, mobile: session.read().mobile ?? '' } : body })
    expect(saved.kind).toBe('stored')
    await drain(
      {
        outbox: store.outbox,
        send: (endpoint, sent, options) => transport.call(endpoint, sent, options),
        sender,
        now: () => store.clock.time,
        random: Math.random,
        schedule,
      },
      true,
    )
  }

  const isFree = (): Promise<string> =>
    checkDuplicate(real, { field: 'email', value: newcomer.email }, new AbortController().signal)

  return { server, transport, session, store, register, signIn, save, isFree }
}

const rows = Object.entries<PlainShape>(plainShapes)

describe('a backend that keeps only to the specification', () => {
  it.each(rows)('BACKEND-03 accepts the sign-up, all five steps and later sign-ins: %s', async (_, shape) => {
    const { server, session, store, register, signIn, save, isFree } = await openPhone(shape)
    expect(await isFree()).toBe('available')
    const sellerId = await register()
    expect(sellerId).toBe('1')
    expect(await isFree()).toBe('taken')

    await signIn()
    expect(session.read()).toMatchObject({ kind: 'signed-in', sellerId, mobile })
    for (const step of onboardingSteps) {
      await save(step)
      // The seller signs in again between steps: accepted steps are not asked for again, and nothing waits for them.
      await signIn()
      const { progress } = await store.outbox.ledger(sellerId)
      expect([step, progress.nextStep === 'complete' || progress.nextStep >= stepAfter(step)]).toEqual([step, true])
    }
    expect(server.applied).toEqual([...onboardingSteps])
    const ledger = await store.outbox.ledger(sellerId)
    expect(onboardingSteps.map((step) => stepStatus(ledger, step))).toEqual(onboardingSteps.map(() => 'sent'))
    expect(await signIn()).toBe('/dashboard')
  })

  it.each(rows)('LOGIN-08 ONB-06 its own message is shown when a sign-in fails or a step is refused: %s', async (_, shape) => {
    const { server, transport, store, register, signIn, save } = await openPhone(shape)
    const sellerId = await register()
    const failed = await transport.call('login', { email: newcomer.email, password: 'not-the-right-one' })
    expect(failed.kind === 'ok' ? failed.data : failed).toMatchObject({ message: 'These do not belong together.' })

    server.refuses.set(firstStep, 'This name is taken.')
    await signIn()
    await save(firstStep)
    expect(await rowsOf(store, sellerId)).toMatchObject([{ state: 'rejected', message: 'This name is taken.' }])
  })

  const all = { firstName: 'Zoya', lastName: 'Khan', email: newcomer.email, primaryPhone: mobile, secondaryPhone: '8812345671', twoWayAuth: 'Yes' }
  const prefilled: readonly (readonly [PlainShapeName, object])[] = [
    ['as the specification has it', all],
    ["success: 'true'", all],
    ['no success at all', all],
    ["twoWayAuth 'No', no second number, a mobile number as a number", { ...all, secondaryPhone: '', twoWayAuth: 'No' }],
    ['twoWayAuth 0, no last name', { ...all, lastName: '', twoWayAuth: 'No' }],
  ]
  it.each(prefilled)('REG-11 its details of a seller fill the registration, and missing ones stay empty: %s', async (name, values) => {
    const { transport, register } = await openPhone(plainShapes[name])
    const answer = await transport.call('registeredDetails', { sellerId: await register() })
    expect(answer.kind === 'ok' && fromSellerData(answer.data.sellerData)).toEqual(values)
  })

  it('LOGIN-10 a sign-in leads to the step that the backend names if this device has no record', async () => {
    const { store, register, signIn, save } = await openPhone(plainShapes['currentStep as text'])
    const sellerId = await register()
    await signIn()
    await save(3)
    await store.outbox.forget(sellerId, 'nothing')
    expect(await signIn()).toBe('/registrationdetails')
    expect((await store.outbox.ledger(sellerId)).progress).toMatchObject({ nextStep: 4, step: 4, reached: 4 })
  })

  it('LOGIN-09 a sign-in without a seller’s id is reported as an unknown seller', async () => {
    const { transport, register } = await openPhone(nameless)
    await register()
    const { email, password } = newcomer
    expect(await transport.call('login', { email, password })).toEqual({ kind: 'ok', data: { kind: 'seller-unknown' } })
  })
})
