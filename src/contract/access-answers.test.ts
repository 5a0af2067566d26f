import { describe, expect, it } from 'vitest'
import { answerSchemaOf } from './endpoints'
import { onboardingSteps } from './steps'

const login = (body: unknown) => answerSchemaOf('login').safeParse(body).data
const signedIn = { token: 'T-1', sellerId: 'S-1', currentStep: 3 }

/** A token that names its bearer; nothing checks the signature. */
const webToken = (claims: object): string =>
  ['{"alg":"none"}', JSON.stringify(claims), 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.')

describe('a sign-in', () => {
  it('LOGIN-08 is read as the contract defines it', () => {
    expect(login(signedIn)).toEqual({ kind: 'signed-in', token: 'T-1', sellerId: 'S-1', nextStep: 3 })
  })

  it.each(['abc\n', 'abc\r\n', ' abc', 'T 1', 'ab\tc', 'éabc'])('LOGIN-08 is accepted with a token that a header can carry: %j', (token) => {
    expect(new Headers({ Authorization: `Bearer ${token}` }).has('Authorization')).toBe(true)
    expect(login({ ...signedIn, token })).toMatchObject({ kind: 'signed-in', token: token.trim() })
  })

  it.each(['\nabc', '\uFEFFabc', 'abc\u2028'])('LOGIN-08 has blanks that no header can carry removed from its token: %j', (token) => {
    expect(login({ ...signedIn, token })).toMatchObject({ kind: 'signed-in', token: 'abc' })
  })

  it.each([[{}], [{ token: null }], [{ token: '' }], [{ token: ' ' }], [{ token: 7 }], [{ token: 'x'.repeat(4097) }], [{ token: 'टोकन' }]])(
    'LOGIN-08 is refused without a valid token, and keeps its message: %j',
    (body) => {
      expect(login({ sellerId: 'S-1', ...body, message: 'Wrong password' })).toEqual({ kind: 'refused', message: 'Wrong password' })
      expect(login({ ...body, message: null })).toEqual({ kind: 'refused', message: null })
    },
  )

  it.each([
    ['a number', { token: 'T-1', sellerId: 17 }, '17'],
    ['in data', { token: 'T-1', data: { sellerId: 'S-2' } }, 'S-2'],
    ['in seller', { token: 'T-1', seller: { _id: '66b1' } }, '66b1'],
    ['in the token', { token: webToken({ sellerId: 18 }) }, '18'],
    ['in user', { token: 'T-1', user: { id: 7 } }, '7'],
    ['beside the token', { token: 'T-1', id: 7 }, '7'],
    ['in what data wraps', { data: { token: 'T-1', user: { _id: '66b1' } } }, '66b1'],
    ['in user, and not the address in the token', { token: webToken({ sub: 'asha@example.com' }), user: { id: 7 } }, '7'],
    ['beside an address in the token', { token: webToken({ sub: 'asha@example.com' }), id: 7 }, '7'],
    ["in the token, and not the answer's own", { token: webToken({ sellerId: 18 }), id: 'answer-1' }, '18'],
    ['in data, and not the id of the session there', { token: 'T-1', data: { id: 'session-1', sellerId: 'S-2' } }, 'S-2'],
    ["in data, and not the answer's own", { id: 'answer-1', data: { token: 'T-1', id: 7 } }, '7'],
    ['in the token as its subject', { token: webToken({ sub: 'सीमा' }) }, 'सीमा'],
  ])('LOGIN-09 reads a seller id that is %s', (_, body, sellerId) => {
    expect(login(body)).toMatchObject({ kind: 'signed-in', sellerId })
  })

  it.each([['T-1'], ['a.b.c'], [webToken({ name: 'Asha' })], [webToken(['S-1'])], [`${webToken({ sub: 'S-1' })}.more`]])(
    'LOGIN-09 has an unknown seller if there is no valid id and the token %s names none',
    (token) => {
      expect(login({ token, sellerId: null })).toEqual({ kind: 'seller-unknown' })
      expect(login({ token, sellerId: 'x'.repeat(129) })).toEqual({ kind: 'seller-unknown' })
      // After rounding it might be another seller's id.
      expect(login({ token, sellerId: 2 ** 53 })).toEqual({ kind: 'seller-unknown' })
    },
  )

  it.each([...onboardingSteps, ...onboardingSteps.map(String)])('LOGIN-10 resumes at step %j', (currentStep) => {
    expect(login({ ...signedIn, currentStep })).toMatchObject({ nextStep: Number(currentStep) })
  })

  it.each([
    ['in data', { success: true, message: 'Login successful', data: signedIn }],
    ['in seller', { seller: signedIn }],
    ['in user', { user: signedIn }],
    ['in seller of data', { data: { token: 'T-1', seller: { id: 'S-1', currentStep: 3 } } }],
    ['beside each other but for the step', { token: 'T-1', currentStep: null, data: { sellerId: 'S-1', currentStep: 3 } }],
  ])('LOGIN-08 LOGIN-09 LOGIN-10 is read completely if its fields are %s', (_, body) => {
    expect(login(body)).toEqual({ kind: 'signed-in', token: 'T-1', sellerId: 'S-1', nextStep: 3 })
  })

  it.each([8, 9, 100, '8', 'complete', 'Completed', 'done'])('LOGIN-10 with the step %j is read as a finished onboarding', (currentStep) => {
    expect(login({ ...signedIn, currentStep })).toMatchObject({ nextStep: 'complete' })
  })

  it.each([[2], [0], [-3], [3.5], [''], ['bank'], ['incomplete'], [null], [undefined], [[3]], [{}], [true]])(
    'LOGIN-10 CONF-01 with the step %j is read neither as at a step nor as a finished onboarding',
    (currentStep) => {
      expect(login({ ...signedIn, currentStep })).toMatchObject({ nextStep: 'unknown' })
    },
  )
})

describe('a registration', () => {
  it.each([
    { success: true, sellerId: 'S-1' },
    { success: 'true', sellerId: 'S-1' },
    { sellerId: 'S-1', message: null },
    { data: { sellerId: 'S-1' } },
    { data: { user: { id: 'S-1' } } },
    { id: 'S-1' },
  ])('REG-13 is accepted if it has a seller id: %j', (body) => {
    expect(answerSchemaOf('register').safeParse(body).data).toEqual({ sellerId: 'S-1' })
  })

  it('REG-13 is accepted with a number as its id, and rejected without an id', () => {
    expect(answerSchemaOf('register').safeParse({ success: true, sellerId: 17 }).data).toEqual({ sellerId: '17' })
    for (const body of [{ success: true }, { success: true, sellerId: null }, null, [], 'S-1'])
      expect(answerSchemaOf('register').safeParse(body).success).toBe(false)
  })
})

describe('the registered details', () => {
  const details = (sellerData: unknown) => answerSchemaOf('registeredDetails').safeParse({ sellerData }).data?.sellerData
  const empty = { firstName: '', lastName: '', email: '', mobile: '', secondarymobile: '', twoWayAuth: false }

  it('REG-11 contain the fields that were sent, and are empty in all others', () => {
    expect(details({})).toEqual(empty)
    expect(details({ firstName: 'Asha', mobile: 9876543210, secondarymobile: null, lastName: 7 })).toEqual({
      ...empty,
      firstName: 'Asha',
      lastName: '7',
      mobile: '9876543210',
    })
    expect(details(null)).toBeUndefined()
    const wrapped = { success: true, data: { sellerData: { firstName: 'Asha' } } }
    expect(answerSchemaOf('registeredDetails').safeParse(wrapped).data?.sellerData).toEqual({ ...empty, firstName: 'Asha' })
  })

  it.each([[true, 1, '1', 'Yes', 'TRUE'], [false, 0, '0', 'No', 'false', null, 'perhaps']])(
    'REG-11 read every spelling of two-way authentication: %j',
    (...spellings) => {
      const [first] = spellings
      for (const twoWayAuth of spellings) expect(details({ twoWayAuth })).toEqual({ ...empty, twoWayAuth: first })
    },
  )
})

it.each(['resendOtp', 'verifyOtp'] as const)('OTP-04 OTP-06 %s is confirmed by an object that says yes or does not say, not by a plain text', (name) => {
  expect(answerSchemaOf(name).safeParse({ success: 'true', message: ' Sent. ' }).data).toEqual({ message: 'Sent.' })
  expect(answerSchemaOf(name).safeParse({ message: null }).data).toEqual({ message: null })
  expect(answerSchemaOf(name).safeParse('OK').success).toBe(false)
})
