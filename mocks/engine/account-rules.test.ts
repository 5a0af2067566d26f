import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHarness, registration } from '@mocks/testing/harness'
import { step3Body } from '@/contract/typical-steps'
import { refuseUntil } from './outcome'
import { randomText, sameSecret } from './secrets'
import { bearerTokenOf, newToken, openSession } from './sessions'
import { nextStepOf } from './seller'
import { parseState, stateOf } from './state'
import { isWithin } from './limits'

const minute = 60_000
const hour = 60 * minute
const meera = 'meera.nair@example.com'

describe('a registration', () => {
  it('REG-11 REG-12 is stored with all fields and a hashed password, and its details are returned', async () => {
    const { call, register, service, pass, state } = createHarness()
    pass(7)
    const sellerId = await register({ twoWayAuth: true, whatsappNotify: false })
    const { sellers } = await state()
    const { firstName, lastName, email, primaryPhone: mobile, secondaryPhone } = registration
    const { passwordSalt, passwordHash, ...rest } = sellers[sellerId] ?? { passwordSalt: '', passwordHash: '' }
    expect(rest).toEqual({
      id: sellerId,
      firstName,
      lastName,
      email,
      mobile,
      secondaryMobile: secondaryPhone,
      whatsappNotify: false,
      twoWayAuth: true,
      registeredAt: service.now(),
      verifiedAt: null,
      steps: {},
    })
    expect([passwordSalt, passwordHash]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{64}$/)])
    const { body } = await call('registeredDetails', { sellerId })
    expect(body).toEqual({
      success: true,
      sellerData: { firstName, lastName, email, mobile, secondarymobile: secondaryPhone, twoWayAuth: true },
    })
  })

  it('REG-12 is answered with a seller id and the message that OTPs are on their way', async () => {
    const { call } = createHarness()
    expect((await call('register', registration)).body).toEqual({
      success: true,
      sellerId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      message: 'Registration received. OTPs are on their way to your email and both mobile numbers.',
    })
  })

  it('OTP-06 cannot be repeated (429) while the codes of one channel are used up for the hour', async () => {
    const { call, register, pass } = createHarness()
    const sellerId = await register()
    for (let again = 0; again < 5; again += 1) {
      pass(minute)
      await call('resendOtp', { sellerId, type: 'secondary' })
    }
    expect((await call('register', { ...registration, sellerId })).status).toBe(429)
    pass(hour)
    expect((await call('register', { ...registration, sellerId })).status).toBe(200)
  })

  it('REG-13 is accepted with a secondary number that is another seller’s primary number', async () => {
    const { call } = createHarness()
    expect((await call('register', { ...registration, secondaryPhone: '9000000201' })).status).toBe(200)
  })
})

describe('codes of several registrations', () => {
  it('OTP-06 are valid each for their own registration, also after codes were sent to another', async () => {
    const { call, register, codesOf, pass } = createHarness()
    const first = await register()
    pass(minute)
    const second = await register({ email: 'other@example.com', primaryPhone: '9333333333', secondaryPhone: '9444444444' })
    expect((await call('verifyOtp', await codesOf(first))).status).toBe(200)
    expect((await call('verifyOtp', await codesOf(second))).status).toBe(200)
  })

  it('OTP-05 REG-13 are refused with 404 after a day, because the registration has ended', async () => {
    const { call, register, codesOf, pass } = createHarness()
    const sellerId = await register()
    const codes = await codesOf(sellerId)
    pass(24 * hour)
    expect(await call('verifyOtp', codes)).toMatchObject({ status: 404, retryAfter: undefined })
  })

  it('OTP-05 two expired codes are refused with 422 and not as locked, although the third is still valid', async () => {
    const { call, register, codesOf, pass } = createHarness()
    const sellerId = await register()
    pass(9 * minute)
    await call('resendOtp', { sellerId, type: 'email' })
    pass(minute)
    expect(await call('verifyOtp', await codesOf(sellerId))).toMatchObject({
      status: 422,
      retryAfter: undefined,
      body: { message: 'Mobile OTP and secondary mobile OTP can no longer be used. Ask for a new one.' },
    })
  })

  it('OTP-05 two locked codes are refused until the later one expires', async () => {
    const { call, register, codesOf, pass } = createHarness()
    const sellerId = await register()
    pass(minute)
    await call('resendOtp', { sellerId, type: 'mobile' })
    const right = await codesOf(sellerId)
    const flip = (code: string): string => (code === '0000' ? '1111' : '0000')
    for (let tries = 0; tries < 5; tries += 1) await call('verifyOtp', { ...right, emailOtp: flip(right.emailOtp), mobileOtp: flip(right.mobileOtp) })
    expect(await call('verifyOtp', right)).toMatchObject({ status: 429, retryAfter: String(10 * 60) })
  })

  it('OTP-05 keep the state used after a newer code was sent on the channel', async () => {
    const { call, register, codesOf, pass, state } = createHarness()
    const sellerId = await register()
    const right = await codesOf(sellerId)
    const wrong = { ...right, mobileOtp: right.mobileOtp === '0000' ? '1111' : '0000' }
    for (let tries = 0; tries < 5; tries += 1) await call('verifyOtp', wrong)
    pass(minute)
    await call('resendOtp', { sellerId, type: 'mobile' })
    const { sentCodes } = await state()
    expect(sentCodes.filter(({ channel }) => channel === 'mobile').map((sent) => sent.state)).toEqual(['used', 'valid'])
  })
})

describe('sessions', () => {
  const read = (header: string | null) => bearerTokenOf({ get: () => header })

  it('BACKEND-06 are read from a Bearer token only', () => {
    for (const header of ['Bearer T1', 'bearer T1', 'Bearer   T1', 'Bearer T1  ']) expect(read(header)).toBe('T1')
    for (const header of [null, '', 'T1', 'Basic T1', 'BearerT1', 'Bearer', 'Bearer T1 T2', 'My Bearer T1']) expect(read(header)).toBeNull()
  })

  it('ROUTE-08 of a seller who does not exist are refused with 401', async () => {
    const { call, service } = createHarness()
    const created = await newToken(service)
    const { token } = created
    await service.store.write((records) => openSession(records, 'nobody', created, service.now()))
    expect(await call('step3', step3Body('nobody'), { token })).toMatchObject({
      status: 401,
      body: { message: 'Your session has ended. Sign in again to continue.' },
    })
  })

  it('ROUTE-08 are removed once they have ended, and kept until then', async () => {
    const { signIn, pass, state } = createHarness()
    const owners = async () => Object.values((await state()).sessions).map(({ sellerId }) => sellerId)
    await signIn(meera)
    pass(6 * hour)
    await signIn('arjun.patel@example.com')
    expect(await owners()).toEqual(['seller-step-3', 'seller-step-4'])
    pass(6 * hour)
    await signIn('lakshmi.iyer@example.com')
    expect(await owners()).toEqual(['seller-step-4', 'seller-step-5'])
  })
})

describe('secrets and random texts', () => {
  it('OTP-05 are the same only if every character is the same', () => {
    const text = fc.string({ maxLength: 6 })
    fc.assert(fc.property(text, text, (a, b) => sameSecret(a, b) === (a === b)), { seed: 20_261_121, numRuns: 500 })
    fc.assert(fc.property(text, (a) => sameSecret(a, a)), { seed: 20_261_121 })
    for (const [a, b] of [['1234', '1235'], ['1234', '0234'], ['1', ''], ['', '1'], ['11', '1'], ['1', '11'], ['1212', '12']] as const)
      expect(sameSecret(a, b), `${a} ${b}`).toBe(false)
  })

  it('BACKEND-02 random texts have two hexadecimal digits for each byte', () => {
    expect(randomText(() => Uint8Array.of(0, 10, 255), 3)).toBe('000aff')
  })
})

describe('computing with times', () => {
  it('BACKEND-02 Retry-After is rounded up to seconds, and is at least 1', () => {
    const say = (seconds: number): string => `in ${seconds}`
    const until = (time: number) => refuseUntil(time, 1000, say)
    expect(until(4000)).toEqual({ ok: false, status: 429, message: 'in 3', retryAfterSeconds: 3 })
    expect(until(4001)).toMatchObject({ message: 'in 4', retryAfterSeconds: 4 })
    expect(until(1000)).toMatchObject({ message: 'in 1', retryAfterSeconds: 1 })
    expect(until(0)).toMatchObject({ retryAfterSeconds: 1 })
  })

  it('BACKEND-02 a time is within a span if it is less than that span before or after now', () => {
    expect([999, 1000, 1001, -999, -1000].map((time) => isWithin(1000, time, 0))).toEqual([true, false, false, true, false])
  })
})

describe('the stored state', () => {
  it('DEMO-04 is parsed completely, or rejected as a whole if any part is invalid', async () => {
    const { state, register } = createHarness()
    await register()
    const stored = await state()
    expect(parseState(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
    for (const broken of [null, undefined, {}, { ...stored, version: 2 }, { ...stored, sellers: { a: {} } }, { ...stored, sentCodes: [{}] }])
      expect(parseState(broken)).toBeNull()
  })

  it('DEMO-04 is rejected if a time in it is negative, not a number or after the year 9999', async () => {
    const state = stateOf([])
    const withTime = (at: number) => parseState({ ...state, wrongPasswords: { S1: [at] } })
    const last = Date.UTC(9999, 11, 31)
    for (const at of [0, last]) expect(withTime(at)).not.toBeNull()
    for (const at of [-1, last + 1, Number.NaN]) expect(withTime(at)).toBeNull()
  })

  it('ONB-05 the next step is the first missing one, even if a later one is set', async () => {
    const { state } = createHarness()
    const seller = (await state()).sellers['seller-step-3']
    if (seller === undefined) throw new Error('There is such a seller')
    expect(nextStepOf(seller)).toBe(3)
    expect(nextStepOf({ ...seller, steps: { step4: undefined, step3: step3Body(seller.id) } })).toBe(4)
  })
})

describe('the steps of a seller who has completed them', () => {
  it('ONB-06 step 3 can be saved again', async () => {
    const { call, signIn } = createHarness()
    const { body } = await call('login', { email: 'asha@example.com', password: 'demo1234' })
    expect(body['currentStep']).toBe(8)
    const token = await signIn('asha@example.com')
    expect((await call('step3', step3Body(String(body['sellerId']), 'Asha Crafts'), { token })).status).toBe(200)
  })
})
