import { describe, expect, it } from 'vitest'
import { webCrypto } from '@mocks/adapters/web-crypto'
import { readyAccounts } from '@mocks/scenarios/ready-accounts'
import { createHarness, registration } from '@mocks/testing/harness'
import { step3Body } from '@/contract/typical-steps'
import { untilHolds } from '../../tests/support/until-holds'

const minute = 60_000

describe('sign-in', () => {
  it.each(readyAccounts)('DEMO-02 LOGIN-10 signs the ready account $id in at its step', async (account) => {
    const { call } = createHarness()
    const byEmail = await call('login', { email: account.email, password: account.password })
    const byMobile = await call('login', { mobile: account.mobile, password: account.password })
    expect(byEmail.status).toBe(200)
    expect(byEmail.body).toMatchObject({
      sellerId: `seller-${account.id}`,
      currentStep: account.nextStep === 'complete' ? 8 : account.nextStep,
    })
    expect(byMobile.body['sellerId']).toBe(byEmail.body['sellerId'])
    expect(byMobile.body['token']).not.toBe(byEmail.body['token'])
  })

  it('LOGIN-08 answers an unknown login and a wrong password with the same message', async () => {
    const { call } = createHarness()
    const wrong = await call('login', { email: 'meera.nair@example.com', password: 'not-this-one' })
    const unknown = await call('login', { email: 'nobody@example.com', password: 'not-this-one' })
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Wrong email, mobile or password.' } })
    expect(unknown).toEqual(wrong)
  })

  it.each(['meera.nair@example.com', 'nobody@example.com'])(
    'LOGIN-08 BACKEND-02 after five wrong passwords of %s each further one makes the next try wait longer, a minute at most',
    async (email) => {
      const { call, pass } = createHarness()
      const wrong = { email, password: 'not-this-one' }
      for (let tries = 0; tries < 5; tries++) expect((await call('login', wrong)).status).toBe(401)
      for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
        expect(await call('login', wrong)).toMatchObject({ status: 429, retryAfter: String(seconds) })
        pass(seconds * 1000 - 1)
        expect(await call('login', wrong)).toMatchObject({ status: 429, retryAfter: '1' })
        pass(1)
        expect((await call('login', wrong)).status).toBe(401)
      }
      const refused = await call('login', { email, password: 'demo1234' })
      expect(refused).toMatchObject({ status: 429, body: { message: 'Too many failed sign-ins. Try again in 60 seconds.' } })
      pass(minute)
      expect((await call('login', { email, password: 'demo1234' })).status).toBe(email.startsWith('meera') ? 200 : 401)
    },
  )

  it('LOGIN-08 S22 of a hundred wrong passwords only five are compared, for known and unknown sellers alike', async () => {
    let hashes = 0
    const { call } = createHarness({
      async hashPassword(password, salt) {
        hashes += 1
        return webCrypto.hashPassword(password, salt)
      },
    })
    const guess = async (email: string) => {
      hashes = 0
      const statuses: number[] = []
      for (let tries = 0; tries < 100; tries++) statuses.push((await call('login', { email, password: 'not-this-one' })).status)
      return { refused: statuses.filter((status) => status === 429).length, hashes }
    }
    const known = await guess('meera.nair@example.com')
    expect(known).toEqual({ refused: 95, hashes: 5 })
    expect(await guess('nobody@example.com')).toEqual(known)
  })

  it('LOGIN-08 BACKEND-02 counts wrong passwords by network address, so that a stranger does not lock the owner out', async () => {
    const { call } = createHarness()
    const stranger = { address: '203.0.113.9' }
    for (let tries = 0; tries < 20; tries++) await call('login', { email: 'meera.nair@example.com', password: 'not-this-one' }, stranger)
    const right = { email: 'meera.nair@example.com', password: 'demo1234' }
    expect((await call('login', right, stranger)).status).toBe(429)
    expect((await call('login', right, { address: '198.51.100.7' })).status).toBe(200)
  })

  it('LOGIN-08 counts wrong passwords of an email and a mobile number separately, so that it does not reveal that they belong together', async () => {
    const { call } = createHarness()
    for (let tries = 0; tries < 6; tries++) await call('login', { mobile: '9000000103', password: 'not-this-one' })
    expect((await call('login', { email: 'meera.nair@example.com', password: 'not-this-one' })).status).toBe(401)
  })

  it('BACKEND-02 after the clock is set back, neither wrong passwords nor a session of the future count', async () => {
    const { call, pass, signIn } = createHarness()
    const token = await signIn('arjun.patel@example.com')
    for (let tries = 0; tries < 5; tries++) await call('login', { email: 'meera.nair@example.com', password: 'not-this-one' })
    pass(-5 * minute)
    expect((await call('login', { email: 'meera.nair@example.com', password: 'demo1234' })).status).toBe(200)
    pass(-30 * 24 * 60 * minute)
    expect((await call('step4', {}, { token })).status).toBe(401)
  })

  it('LOGIN-08 refuses a seller who has not verified her registration, and tells her to verify', async () => {
    const { call, register } = createHarness()
    await register()
    const answer = await call('login', { email: registration.email, password: registration.password })
    expect(answer.status).toBe(403)
    expect(answer.body['message']).toContain('not verified')
    expect(answer.body).not.toHaveProperty('token')
  })

  it('LOGIN-08 compares the password with the newest of several unverified registrations', async () => {
    const { call, register, pass } = createHarness()
    await register({ password: 'older-password', confirmPassword: 'older-password' })
    pass(1)
    await register()
    const { email } = registration
    expect((await call('login', { email, password: 'older-password' })).status).toBe(401)
    expect((await call('login', { email, password: registration.password })).status).toBe(403)
  })

  it.each([
    [{}, 'Email or Mobile number is missing.'],
    [{ email: 'a@example.com' }, 'Password is missing.'],
    [{ mobile: '12', password: 'long-enough' }, 'Mobile number is not valid.'],
    [{ email: 'a@example.com', password: 'short' }, 'Password is not valid.'],
    ['text', 'The request does not hold what this address expects.'],
  ])('BACKEND-04 names what is wrong with the body %j', async (body, message) => {
    const { call } = createHarness()
    expect(await call('login', body)).toMatchObject({ status: 400, body: { success: false, message } })
  })

  it('ROUTE-08 ends a session after twelve hours', async () => {
    const { call, pass, signIn } = createHarness()
    const token = await signIn('meera.nair@example.com')
    pass(12 * 60 * minute - 1)
    expect((await call('step3', step3Body('seller-step-3'), { token })).status).toBe(200)
    pass(1)
    const ended = await call('step3', step3Body('seller-step-3'), { token })
    expect(ended).toMatchObject({ status: 401, body: { message: 'Your session has ended. Sign in again to continue.' } })
  })

  it('BACKEND-02 stores neither passwords nor tokens as plain text', async () => {
    const { call, register, signIn, state } = createHarness()
    await register()
    const token = await signIn('meera.nair@example.com')
    await call('login', { email: 'nobody@example.com', password: 'a-typed-secret' })
    const stored = JSON.stringify(await state())
    expect(stored).toContain(registration.email)
    for (const secret of [registration.password, 'demo1234', 'a-typed-secret', token]) expect(stored).not.toContain(secret)
  })

  it('BACKEND-02 salts every password, so that equal passwords have different hashes', async () => {
    const { register, state } = createHarness()
    const first = await register()
    const second = await register({ email: 'other@example.com', primaryPhone: '9333333333' })
    const { sellers } = await state()
    expect(sellers[first]?.passwordHash).toMatch(/^[0-9a-f]{64}$/)
    expect(sellers[first]?.passwordHash).not.toBe(sellers[second]?.passwordHash)
  })
})

describe('hashing passwords, which takes time', () => {
  /** A service whose next hashes wait until they are released. */
  function withSlowHashes() {
    const waiting: (() => void)[] = []
    let toHold = 0
    const harness = createHarness({
      async hashPassword(password, salt) {
        if (waiting.length < toHold)
          await new Promise<void>((resolve) => {
            waiting.push(resolve)
          })
        return webCrypto.hashPassword(password, salt)
      },
    })
    return {
      ...harness,
      holdNext(count: number) {
        toHold = count
      },
      areHeld: () => untilHolds(() => expect(waiting).toHaveLength(toHold)),
      letGo: () => waiting.forEach((go) => go()),
    }
  }

  it('BACKEND-02 does not block the calls of others during a sign-in and a registration', async () => {
    const { call, signIn, holdNext, areHeld, letGo } = withSlowHashes()
    const token = await signIn('meera.nair@example.com')
    holdNext(2)
    const slow = [call('login', { email: 'arjun.patel@example.com', password: 'demo1234' }), call('register', registration)]
    await areHeld()
    expect((await call('step3', step3Body('seller-step-3'), { token })).status).toBe(200)
    letGo()
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200])
  })

  it('BACKEND-02 does not allow more wrong passwords if they are sent at the same time', async () => {
    const { call } = createHarness()
    const guesses = Array.from({ length: 12 }, () => call('login', { email: 'meera.nair@example.com', password: 'not-this-one' }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  it('LOGIN-08 a sign-in counts against the new password if the seller registers again during hashing', async () => {
    const { call, register, holdNext, areHeld, letGo } = withSlowHashes()
    const sellerId = await register({ password: 'older-password', confirmPassword: 'older-password' })
    holdNext(2)
    const { email } = registration
    const signIns = ['older-password', registration.password].map((password) => call('login', { email, password }))
    await areHeld()
    expect(await register({ sellerId })).toBe(sellerId)
    letGo()
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual([401, 403])
  })
})
