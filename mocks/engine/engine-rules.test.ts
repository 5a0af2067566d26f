import { describe, expect, it } from 'vitest'
import { createHarness, otherCode, registration } from '@mocks/testing/harness'

const minute = 60_000

describe('several registrations for the same person', () => {
  it('REG-13 once one is verified, the others with its email or mobile number are removed, and no others', async () => {
    const { call, register, codesOf, state } = createHarness()
    const sameMobile = await register({ email: 'other@example.com' })
    const sameEmail = await register({ email: registration.email.toUpperCase(), primaryPhone: '9333333333' })
    const bystander = await register({ email: 'someone@example.com', primaryPhone: '9444444444', secondaryPhone: registration.primaryPhone })
    const before = Object.keys((await state()).sellers)
    const winner = await register()
    expect((await call('verifyOtp', await codesOf(winner))).status).toBe(200)
    const after = Object.keys((await state()).sellers)
    expect(before.filter((id) => !after.includes(id)).toSorted()).toEqual([sameMobile, sameEmail].toSorted())
    expect((await call('verifyOtp', await codesOf(bystander))).status).toBe(200)
  })
})

describe('wrong passwords at the sign-in', () => {
  const email = 'meera.nair@example.com'
  const wrong = { email, password: 'not-this-one' }
  const right = { email, password: 'demo1234' }

  it('BACKEND-02 LOGIN-08 are reset by a sign-in with the right password', async () => {
    const { call } = createHarness()
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) expect((await call('login', wrong)).status).toBe(401)
      expect((await call('login', right)).status).toBe(200)
    }
  })

  it('BACKEND-02 count for fifteen minutes each, not from the last one', async () => {
    const { call, pass } = createHarness()
    await call('login', wrong)
    pass(14 * minute)
    for (let tries = 0; tries < 3; tries += 1) await call('login', wrong)
    pass(minute)
    expect((await call('login', wrong)).status).toBe(401)
    expect((await call('login', wrong)).status).toBe(401)
    expect(await call('login', right)).toMatchObject({ status: 429, retryAfter: '1' })
  })

  it('BACKEND-02 are removed from the store once they no longer count', async () => {
    const { call, pass, state } = createHarness()
    await call('login', { mobile: '9555555555', password: 'not-this-one' })
    await call('login', { email: 'Nobody@Example.com', password: 'not-this-one' })
    expect(Object.keys((await state()).wrongPasswords)).toEqual(['9555555555', 'nobody@example.com'])
    pass(15 * minute)
    await call('login', wrong)
    expect(Object.keys((await state()).wrongPasswords)).toEqual([email])
  })
})

describe('one-time codes that are used or expire', () => {
  it('OTP-05 a right code stays valid until all three are right', async () => {
    const { call, register, codesOf, state } = createHarness()
    const sellerId = await register()
    const right = await codesOf(sellerId)
    await call('verifyOtp', { ...right, mobileOtp: otherCode(right.mobileOtp) })
    const tries = async () => (await state()).sentCodes.map((sent) => [sent.channel, sent.triesLeft, sent.state])
    expect(await tries()).toEqual([
      ['email', 5, 'valid'],
      ['mobile', 4, 'valid'],
      ['secondary', 5, 'valid'],
    ])
    await call('verifyOtp', right)
    expect(await tries()).toEqual([
      ['email', 5, 'used'],
      ['mobile', 4, 'used'],
      ['secondary', 5, 'used'],
    ])
  })

  it('OTP-06 are kept for a day, and removed when the next code is sent', async () => {
    const { register, pass, state } = createHarness()
    const first = await register()
    pass(24 * 60 * minute - 1)
    const second = await register({ email: 'other@example.com', primaryPhone: '9333333333', secondaryPhone: '9444444444' })
    const senders = async () => [...new Set((await state()).sentCodes.map(({ sellerId }) => sellerId))]
    expect(await senders()).toEqual([first, second])
    pass(1)
    const third = await register({ email: 'third@example.com', primaryPhone: '9555555555', secondaryPhone: '9666666666' })
    expect(await senders()).toEqual([second, third])
  })
})
