import { describe, expect, it } from 'vitest'
import { createHarness, registration } from '@mocks/testing/harness'
import { answerEvent } from './duplicates'

const day = 24 * 60 * 60_000

describe('registration', () => {
  it('REG-12 accepts either spelling of the phone numbers', async () => {
    const { call, state } = createHarness()
    const { primaryPhone, secondaryPhone, ...rest } = registration
    const other = { ...rest, mobile: primaryPhone, secondarymobile: secondaryPhone }
    for (const body of [registration, other, { ...registration, mobile: primaryPhone }]) {
      const answer = await call('register', body)
      expect(answer.status).toBe(200)
      const { sellers } = await state()
      expect(sellers[String(answer.body['sellerId'])]).toMatchObject({
        mobile: primaryPhone,
        secondaryMobile: secondaryPhone,
        verifiedAt: null,
      })
    }
  })

  it.each([
    ['two primary numbers', { mobile: '9333333333' }, 400, 'Primary phone number is given twice, with different numbers.'],
    ['two secondary numbers', { secondarymobile: '9333333333' }, 400, 'Secondary phone number is given twice, with different numbers.'],
    ['different passwords', { confirmPassword: 'another-one' }, 400, 'Passwords do not match'],
    ['equal numbers', { secondaryPhone: registration.primaryPhone }, 422, 'Secondary number must be different from primary number'],
    ['a taken email', { email: 'ASHA@example.com' }, 409, 'Email already exists'],
    ['a taken mobile', { primaryPhone: '9000000201' }, 409, 'Mobile already exists'],
    ['an unknown seller id', { sellerId: 'nobody' }, 404, 'There is no registration under this seller id. Please register again.'],
    ['an id that is a word of the language', { sellerId: '__proto__' }, 404, 'There is no registration under this seller id. Please register again.'],
    ['a verified seller id', { sellerId: 'seller-step-3' }, 409, 'This registration is already verified. Sign in instead.'],
    ['no first name', { firstName: undefined }, 400, 'First name is missing.'],
    ['a bad email', { email: 'zoya' }, 400, 'Email is not valid.'],
    ['no primary number', { primaryPhone: undefined }, 400, 'Primary phone number is missing.'],
  ])('REG-13 refuses %s, and says why', async (_, changes, status, message) => {
    const { call } = createHarness()
    expect(await call('register', { ...registration, ...changes })).toMatchObject({ status, body: { message } })
  })

  it('REG-12 updates an unverified registration, and sends new codes to the new addresses', async () => {
    const { register, state } = createHarness()
    const sellerId = await register()
    expect(await register({ sellerId, email: 'new@example.com' })).toBe(sellerId)
    const { sellers, sentCodes } = await state()
    expect(sellers[sellerId]?.email).toBe('new@example.com')
    expect(sentCodes.map((sent) => [sent.channel, sent.to, sent.state])).toEqual([
      ['email', registration.email, 'replaced'],
      ['mobile', registration.primaryPhone, 'replaced'],
      ['secondary', registration.secondaryPhone, 'replaced'],
      ['email', 'new@example.com', 'valid'],
      ['mobile', registration.primaryPhone, 'valid'],
      ['secondary', registration.secondaryPhone, 'valid'],
    ])
  })

  it('OTP-06 refuses new codes after a registration was repeated five times within an hour', async () => {
    const { call, register } = createHarness()
    const sellerId = await register()
    for (let again = 0; again < 5; again++)
      expect((await call('register', { ...registration, sellerId })).status).toBe(200)
    expect(await call('register', { ...registration, sellerId })).toMatchObject({ status: 429, retryAfter: '3600' })
  })

  it('REG-11 S10 returns an unverified registration to anyone with its id, and a verified one only to its seller', async () => {
    const { call, register, signIn } = createHarness()
    const sellerId = await register()
    expect(await call('registeredDetails', { sellerId })).toMatchObject({
      status: 200,
      body: {
        success: true,
        sellerData: {
          firstName: registration.firstName,
          email: registration.email,
          mobile: registration.primaryPhone,
          secondarymobile: registration.secondaryPhone,
          twoWayAuth: false,
        },
      },
    })
    const own = await signIn('meera.nair@example.com')
    const foreign = await signIn('arjun.patel@example.com')
    const ask = { sellerId: 'seller-step-3' }
    expect((await call('registeredDetails', ask)).status).toBe(401)
    expect((await call('registeredDetails', ask, { token: 'made-up' })).status).toBe(401)
    expect((await call('registeredDetails', ask, { token: foreign })).status).toBe(403)
    expect((await call('registeredDetails', ask, { token: own })).body).toMatchObject({ sellerData: { mobile: '9000000103' } })
    expect((await call('registeredDetails', { sellerId: 'nobody' })).status).toBe(404)
  })

  it('REG-08 the duplicate check reports contacts of verified sellers as taken, and not those of unverified ones', async () => {
    const { register, codesOf, call, service } = createHarness()
    const check = (payload: unknown): Promise<unknown> => answerEvent('checkSellerDuplicate', payload, service)
    const result = (field: string, available: boolean): unknown => ({ event: 'duplicateResult', payload: { field, available } })
    expect(await check({ email: 'Asha@Example.com' })).toEqual(result('email', false))
    expect(await check({ mobile: '9000000201' })).toEqual(result('mobile', false))
    const sellerId = await register()
    expect(await check({ email: registration.email })).toEqual(result('email', true))
    await call('verifyOtp', await codesOf(sellerId))
    expect(await check({ email: registration.email })).toEqual(result('email', false))
    expect(await check({ mobile: registration.primaryPhone })).toEqual(result('mobile', false))
  })

  it('REG-08 the duplicate check does not answer broken payloads or unknown events', async () => {
    const { service } = createHarness()
    for (const payload of [undefined, 'x', {}, { email: 'zoya' }, { mobile: '12' }, { email: 'a@example.com', mobile: registration.primaryPhone }])
      expect(await answerEvent('checkSellerDuplicate', payload, service)).toBeNull()
    expect(await answerEvent('somethingElse', { email: 'a@example.com' }, service)).toBeNull()
  })

  it('REG-13 removes a registration that is not verified within a day', async () => {
    const { call, register, pass, state, codesOf } = createHarness()
    const verified = await register()
    await call('verifyOtp', await codesOf(verified))
    const other = { email: 'other@example.com', primaryPhone: '9333333333', secondaryPhone: '9444444444' }
    const sellerId = await register(other)
    const login = { email: other.email, password: registration.password }
    pass(day - 1)
    expect((await call('login', login)).status).toBe(403)
    pass(1)
    expect((await call('login', login)).status).toBe(401)
    expect((await call('registeredDetails', { sellerId })).status).toBe(404)
    expect((await call('resendOtp', { sellerId, type: 'email' })).status).toBe(404)
    expect(await call('register', { ...registration, ...other, sellerId })).toMatchObject({
      status: 404,
      body: { message: 'There is no registration under this seller id. Please register again.' },
    })
    await register({ ...other, email: 'third@example.com' })
    const { sellers } = await state()
    expect(Object.keys(sellers)).not.toContain(sellerId)
    expect(Object.keys(sellers)).toContain(verified)
  })

  it('REG-13 the first registration to be verified keeps the contacts, and the others are removed', async () => {
    const { call, register, codesOf, pass, state } = createHarness()
    const abandoned = await register()
    pass(day)
    const rival = await register()
    const winner = await register()
    const rivalCodes = await codesOf(rival)
    expect((await call('verifyOtp', await codesOf(winner))).status).toBe(200)
    expect((await call('verifyOtp', rivalCodes)).status).toBe(404)
    const { sellers } = await state()
    expect(Object.keys(sellers)).not.toContain(abandoned)
    expect(sellers[winner]?.verifiedAt).not.toBeNull()
  })

  it('REG-13 DEMO-01 once one registration is verified, the codes of the others are no longer valid', async () => {
    const { call, register, codesOf, state } = createHarness()
    await register()
    const winner = await register()
    await register()
    await call('verifyOtp', await codesOf(winner))
    const { sentCodes } = await state()
    expect(sentCodes.filter((sent) => sent.state === 'valid')).toEqual([])
    expect(sentCodes.filter((sent) => sent.state === 'used').map(({ sellerId }) => sellerId)).toEqual([winner, winner, winner])
  })
})
