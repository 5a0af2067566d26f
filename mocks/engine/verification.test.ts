import { describe, expect, it } from 'vitest'
import { createHarness, otherCode, registration } from '@mocks/testing/harness'

const second = 1000
const minute = 60 * second

describe('one-time codes', () => {
  it('OTP-04 verifies with the three codes and lets the seller sign in at step 3', async () => {
    const { call, register, codesOf } = createHarness()
    const sellerId = await register()
    expect(await call('verifyOtp', await codesOf(sellerId))).toMatchObject({
      status: 200,
      body: { success: true, message: 'OTP Verified' },
    })
    const signedIn = await call('login', { email: registration.email, password: registration.password })
    expect(signedIn).toMatchObject({ status: 200, body: { sellerId, currentStep: 3 } })
  })

  it('OTP-05 says which code is wrong and how many tries are left', async () => {
    const { call, register, codesOf } = createHarness()
    const right = await codesOf(await register())
    const wrong = { ...right, emailOtp: otherCode(right.emailOtp), secondarymobileOtp: otherCode(right.secondarymobileOtp) }
    expect(await call('verifyOtp', wrong)).toMatchObject({
      status: 422,
      body: { message: 'Wrong email OTP. 4 tries left. Wrong secondary mobile OTP. 4 tries left.' },
    })
    expect((await call('verifyOtp', right)).status).toBe(200)
  })

  it('OTP-05 locks a code after five wrong tries, even for the right code, until a new one is sent', async () => {
    const { call, register, codesOf, pass } = createHarness()
    const sellerId = await register()
    const right = await codesOf(sellerId)
    const wrong = { ...right, mobileOtp: otherCode(right.mobileOtp) }
    for (let tries = 0; tries < 4; tries++) await call('verifyOtp', wrong)
    expect((await call('verifyOtp', wrong)).body['message']).toBe('Wrong mobile OTP, and no tries are left. Ask for a new one.')
    pass(10 * second)
    expect(await call('verifyOtp', right)).toMatchObject({
      status: 429,
      retryAfter: String(9 * 60 + 50),
      body: { message: 'Mobile OTP can no longer be used. Ask for a new one.' },
    })
    pass(20 * second)
    await call('resendOtp', { sellerId, type: 'mobile' })
    expect((await call('verifyOtp', await codesOf(sellerId))).status).toBe(200)
  })

  it('OTP-05 an expired code is refused as expired, even if it was locked before', async () => {
    const { call, register, codesOf, pass } = createHarness()
    const right = await codesOf(await register())
    for (let tries = 0; tries < 5; tries++) await call('verifyOtp', { ...right, emailOtp: otherCode(right.emailOtp) })
    pass(10 * minute - 1)
    expect(await call('verifyOtp', right)).toMatchObject({ status: 429, retryAfter: '1' })
    pass(1)
    expect(await call('verifyOtp', right)).toMatchObject({ status: 422, retryAfter: undefined })
  })

  it('OTP-05 the refusal names locked and expired codes together', async () => {
    const { call, register, codesOf, pass } = createHarness()
    const sellerId = await register()
    pass(9 * minute)
    await call('resendOtp', { sellerId, type: 'mobile' })
    const right = await codesOf(sellerId)
    for (let tries = 0; tries < 5; tries++) await call('verifyOtp', { ...right, mobileOtp: otherCode(right.mobileOtp) })
    pass(minute)
    expect(await call('verifyOtp', right)).toMatchObject({
      status: 429,
      retryAfter: String(9 * 60),
      body: { message: 'Email OTP, mobile OTP and secondary mobile OTP can no longer be used. Ask for a new one.' },
    })
  })

  it('OTP-05 refuses codes after ten minutes', async () => {
    const { call, register, codesOf, pass } = createHarness()
    const sellerId = await register()
    const codes = await codesOf(sellerId)
    pass(10 * minute)
    expect(await call('verifyOtp', codes)).toMatchObject({
      status: 422,
      body: { message: 'Email OTP, mobile OTP and secondary mobile OTP can no longer be used. Ask for a new one.' },
    })
    for (const type of ['email', 'mobile', 'secondary']) await call('resendOtp', { sellerId, type })
    const fresh = await codesOf(sellerId)
    pass(10 * minute - 1)
    expect((await call('verifyOtp', fresh)).status).toBe(200)
  })

  it('OTP-05 accepts each code once, and then says that the registration is verified', async () => {
    const { call, register, codesOf } = createHarness()
    const codes = await codesOf(await register())
    await call('verifyOtp', codes)
    expect(await call('verifyOtp', codes)).toMatchObject({
      status: 409,
      body: { message: 'This registration is already verified. Sign in instead.' },
    })
  })

  it('OTP-06 resends the code of one channel, but not before thirty seconds have passed', async () => {
    const { call, register, codeOf, pass, state } = createHarness()
    const sellerId = await register()
    const email = await codeOf(sellerId, 'email')
    pass(29.5 * second)
    expect(await call('resendOtp', { sellerId, type: 'mobile' })).toMatchObject({ status: 429, retryAfter: '1' })
    pass(0.5 * second)
    expect(await call('resendOtp', { sellerId, type: 'mobile' })).toMatchObject({
      status: 200,
      body: { success: true, message: 'OTP resent to mobile' },
    })
    expect(await call('resendOtp', { sellerId, type: 'mobile' })).toMatchObject({ status: 429, retryAfter: '30' })
    const { sentCodes } = await state()
    expect(sentCodes.filter(({ channel }) => channel === 'mobile').map((sent) => sent.state)).toEqual(['replaced', 'valid'])
    expect(await codeOf(sellerId, 'email')).toBe(email)
  })

  it('OTP-06 refuses a code that was replaced by a newer one', async () => {
    const bytes = Array.from({ length: 12 }, () => 1).concat([2, 2, 2, 2])
    const { call, register, codesOf, pass } = createHarness({
      randomBytes: (count) => (count === 1 ? Uint8Array.of(bytes.shift() ?? 3) : new Uint8Array(count)),
    })
    const sellerId = await register()
    const before = await codesOf(sellerId)
    pass(30 * second)
    await call('resendOtp', { sellerId, type: 'secondary' })
    expect(before.secondarymobileOtp).toBe('1111')
    expect((await call('verifyOtp', before)).status).toBe(422)
    expect((await call('verifyOtp', { ...before, secondarymobileOtp: '2222' })).status).toBe(200)
  })

  it('OTP-06 sends at most six codes per hour on one channel', async () => {
    const { call, register, pass } = createHarness()
    const sellerId = await register()
    for (let again = 0; again < 5; again++) {
      pass(minute)
      expect((await call('resendOtp', { sellerId, type: 'email' })).status).toBe(200)
    }
    pass(minute)
    expect(await call('resendOtp', { sellerId, type: 'email' })).toMatchObject({ status: 429, retryAfter: String(54 * 60) })
    expect((await call('resendOtp', { sellerId, type: 'mobile' })).status).toBe(200)
  })

  it('OTP-06 sends at most thirty codes per hour to one address or number, however many registrations use it', async () => {
    const { call, register, pass } = createHarness()
    for (let count = 0; count < 30; count++) await register({ primaryPhone: String(9_100_000_000 + count) })
    const more = { ...registration, primaryPhone: '9200000000', email: registration.email.toUpperCase() }
    const refused = await call('register', { ...more, secondaryPhone: '9300000000' })
    expect(refused).toMatchObject({ status: 429, retryAfter: String(60 * 60), body: { message: 'Too many OTPs were sent. Try again in 60 minutes.' } })
    const other = { ...more, email: 'other@example.com', secondaryPhone: registration.primaryPhone }
    expect((await call('register', { ...other, secondaryPhone: registration.secondaryPhone })).status).toBe(429)
    const { body } = await call('register', other)
    pass(30 * second)
    expect((await call('resendOtp', { sellerId: body['sellerId'], type: 'secondary' })).status).toBe(200)
    pass(60 * minute)
    expect((await call('register', more)).status).toBe(200)
  })

  it('OTP-05 S21 compares at most thirty wrong codes of one number per hour, however many registrations use it', async () => {
    const { call, register, codesOf, pass } = createHarness()
    const guess = async (count: number): Promise<readonly number[]> => {
      const sellerId = await register({ email: `stranger-${count}@example.com`, secondaryPhone: String(9_100_000_000 + count) })
      const right = await codesOf(sellerId)
      const statuses: number[] = []
      for (let tries = 0; tries < 5; tries++)
        statuses.push((await call('verifyOtp', { ...right, mobileOtp: otherCode(right.mobileOtp) })).status)
      return statuses
    }
    for (let count = 0; count < 6; count++) expect(await guess(count)).toEqual([422, 422, 422, 422, 422])
    pass(10 * minute)
    expect(await guess(6)).toEqual([429, 429, 429, 429, 429])
    const right = await codesOf(await register({ email: 'last@example.com', secondaryPhone: '9200000000' }))
    expect(await call('verifyOtp', right)).toMatchObject({
      status: 429,
      retryAfter: String(60 * 60),
      body: { message: 'Too many wrong OTPs. Try again in 60 minutes.' },
    })
    pass(60 * minute)
    expect(await guess(8)).toEqual([422, 422, 422, 422, 422])
  })

  it('OTP-05 OTP-06 S21 a stranger at one network address can use up only half of a number’s codes and tries', async () => {
    const { call, codesOf } = createHarness()
    const stranger = { address: '203.0.113.9' }
    const owner = { address: '198.51.100.7' }
    let [sent, compared] = [0, 0]
    for (let count = 0; count < 60; count++) {
      const body = { ...registration, email: `stranger-${count}@example.com`, secondaryPhone: String(9_100_000_000 + count) }
      const { status, body: answer } = await call('register', body, stranger)
      if (status !== 200) continue
      sent += 1
      const right = await codesOf(String(answer['sellerId']))
      for (let tries = 0; tries < 5; tries++)
        if ((await call('verifyOtp', { ...right, mobileOtp: otherCode(right.mobileOtp) }, stranger)).status === 422) compared += 1
    }
    expect([sent, compared]).toEqual([15, 15])
    const { body } = await call('register', registration, owner)
    const right = await codesOf(String(body['sellerId']))
    expect((await call('verifyOtp', { ...right, mobileOtp: otherCode(right.mobileOtp) }, owner)).status).toBe(422)
    expect((await call('verifyOtp', right, owner)).status).toBe(200)
  })

  it('OTP-06 codes sent in the future are refused after the clock is set back, and new ones can be sent', async () => {
    const { call, register, codesOf, pass } = createHarness()
    const sellerId = await register()
    const codes = await codesOf(sellerId)
    pass(-365 * 24 * 60 * minute)
    expect((await call('verifyOtp', codes)).status).toBe(422)
    for (const type of ['email', 'mobile', 'secondary'])
      expect((await call('resendOtp', { sellerId, type })).status).toBe(200)
    expect((await call('verifyOtp', await codesOf(sellerId))).status).toBe(200)
  })

  it('OTP-05 OTP-06 after the clock is set back, codes can be sent again, and the pauses and locks still hold', async () => {
    const { call, register, codesOf, pass } = createHarness()
    pass(8 * minute)
    const sellerId = await register()
    pass(-8 * minute)
    const resend = async (): Promise<readonly number[]> => {
      const statuses: number[] = []
      for (const type of ['email', 'mobile', 'secondary']) statuses.push((await call('resendOtp', { sellerId, type })).status)
      return statuses
    }
    expect([await resend(), await resend()]).toEqual([[200, 200, 200], [429, 429, 429]])
    const right = await codesOf(sellerId)
    for (let tries = 0; tries < 5; tries++) await call('verifyOtp', { ...right, mobileOtp: otherCode(right.mobileOtp) })
    expect((await call('verifyOtp', right)).status).toBe(429)
    pass(minute)
    expect(await resend()).toEqual([200, 200, 200])
    expect((await call('verifyOtp', await codesOf(sellerId))).status).toBe(200)
  })

  it('OTP-06 refuses unknown sellers, verified sellers and unknown channels', async () => {
    const { call } = createHarness()
    expect((await call('resendOtp', { sellerId: 'nobody', type: 'email' })).status).toBe(404)
    expect((await call('resendOtp', { sellerId: 'seller-step-3', type: 'email' })).status).toBe(409)
    expect(await call('resendOtp', { sellerId: 'seller-step-3', type: 'post' })).toMatchObject({
      status: 400,
      body: { message: 'Channel is not valid.' },
    })
    expect((await call('verifyOtp', { sellerId: 'nobody', emailOtp: '1234', mobileOtp: '1234', secondarymobileOtp: '1234' })).status).toBe(404)
    expect(await call('verifyOtp', { sellerId: 'nobody', emailOtp: '12', mobileOtp: '1234', secondarymobileOtp: '1234' })).toMatchObject({
      status: 400,
      body: { message: 'Email OTP is not valid.' },
    })
  })

  it('OTP-01 makes codes of four digits, and discards random bytes that would favour a digit', async () => {
    const bytes = [255, 250, 249, 10, 0, 123]
    const { register, codeOf } = createHarness({
      randomBytes: (count) => (count === 1 ? Uint8Array.of(bytes.shift() ?? 7) : new Uint8Array(count)),
    })
    expect(await codeOf(await register(), 'email')).toBe('9003')
  })
})
