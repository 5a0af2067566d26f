import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage'
import { createSessionStore } from './session'

const seller = { token: 'T1', sellerId: 'S1', mobile: '9876543210' }

function openSession(values: Readonly<Record<string, string>> = {}) {
  const storage = memoryStorage(values)
  const tabs = new EventTarget()
  return { storage, tabs, session: createSessionStore(storage, tabs) }
}

describe('the session', () => {
  it('LOGIN-09 stores token, seller id and mobile number under the names of the specification', () => {
    const { session, storage } = openSession()
    session.signIn(seller)
    expect(Object.fromEntries(storage.values)).toEqual({ sellerToken: 'T1', sellerId: 'S1', mobile: '9876543210' })
    expect(session.read()).toEqual({ kind: 'signed-in', ...seller })
  })

  it('LOGIN-09 a sign-in without a mobile number removes the stored number of another seller', () => {
    const { session } = openSession({ mobile: '6000000000' })
    session.signIn({ ...seller, mobile: null })
    expect(session.read()).toEqual({ kind: 'signed-in', token: 'T1', sellerId: 'S1', mobile: null })
  })

  it('LOGIN-09 stores a mobile number that arrives later only for the seller who is signed in', () => {
    const { session } = openSession()
    session.signIn({ ...seller, mobile: null })
    session.rememberMobile({ sellerId: 'S2', mobile: '6000000000' })
    expect(session.read().mobile).toBeNull()
    session.rememberMobile({ sellerId: 'S1', mobile: '6000000000' })
    expect(session.read()).toEqual({ ...seller, kind: 'signed-in', mobile: '6000000000' })
    session.clear()
    session.rememberMobile({ sellerId: 'S1', mobile: '6000000000' })
    expect(session.read()).toEqual({ kind: 'signed-out', sellerId: null, mobile: null })
  })

  it('ROUTE-03 counts as signed in while there is a token, even if everything else is missing', () => {
    expect(openSession({ sellerToken: 'T1' }).session.read()).toEqual({ kind: 'signed-in', token: 'T1', sellerId: null, mobile: null })
    expect(openSession({ sellerId: 'S1' }).session.read()).toEqual({ kind: 'signed-out', sellerId: 'S1', mobile: null })
    expect(openSession().session.read()).toEqual({ kind: 'signed-out', sellerId: null, mobile: null })
  })

  it.each<[string, Record<string, string>, object]>([
    ['an empty token', { sellerToken: '' }, { kind: 'signed-out' }],
    ['an endless token', { sellerToken: 'x'.repeat(5000) }, { kind: 'signed-out' }],
    ['an empty seller id', { sellerToken: 'T1', sellerId: '' }, { kind: 'signed-in', sellerId: null }],
    ['an endless seller id', { sellerToken: 'T1', sellerId: 'x'.repeat(129) }, { kind: 'signed-in', sellerId: null }],
    ['a mobile number with letters', { mobile: '98765x3210' }, { mobile: null }],
    ['a mobile number that is too short', { mobile: '987654321' }, { mobile: null }],
    ['a script for a mobile number', { mobile: '<img src=x onerror=alert(1)>' }, { mobile: null }],
  ])('LOGIN-09 ignores %s', (_, values, expected) => {
    expect(openSession(values).session.read()).toMatchObject(expected)
  })

  it('ROUTE-08 dropping the token keeps seller id, mobile number and position', () => {
    const { session, storage } = openSession({ registrationSteps: '5', maxAllowedStep: '6' })
    session.signIn(seller)
    session.writePosition({ step: 5, furthest: 6 })
    session.dropToken()
    expect(session.read()).toEqual({ kind: 'signed-out', sellerId: 'S1', mobile: '9876543210' })
    expect(session.readPosition()).toEqual({ step: 5, furthest: 6 })
    expect(storage.values.has('sellerToken')).toBe(false)
  })

  it('LAYOUT-04 clearing removes all its keys and no others', () => {
    const { session, storage } = openSession({ theme: 'dark' })
    session.signIn(seller)
    session.writePosition({ step: 5, furthest: 6 })
    session.clear()
    expect(Object.fromEntries(storage.values)).toEqual({ theme: 'dark' })
  })

  it('REG-13 a registration replaces the session of another seller', () => {
    const { session, storage } = openSession()
    session.signIn(seller)
    session.writePosition({ step: 5, furthest: 6 })
    session.rememberRegistration({ sellerId: 'S2', mobile: '8876543210' })
    expect(session.read()).toEqual({ kind: 'signed-out', sellerId: 'S2', mobile: '8876543210' })
    expect(Object.fromEntries(storage.values)).toEqual({ sellerId: 'S2', mobile: '8876543210' })
  })

  it('REG-11 ROUTE-08 S9 an ended session does not count as an open registration', () => {
    const { session } = openSession()
    session.rememberRegistration({ sellerId: 'S1', mobile: '9876543210' })
    expect(session.openRegistration()).toBe('S1')
    session.signIn(seller)
    expect(session.openRegistration()).toBeNull()
    session.dropToken()
    expect(session.openRegistration()).toBeNull()
    session.rememberRegistration({ sellerId: 'S2', mobile: '8876543210' })
    expect(session.openRegistration()).toBe('S2')
  })

  it('REG-11 S9 a seller with stored steps does not count as registering, as in data of an earlier version', () => {
    expect(openSession({ sellerId: 'S1' }).session.openRegistration()).toBe('S1')
    expect(openSession({ sellerId: 'S1', registrationSteps: '5' }).session.openRegistration()).toBeNull()
  })

  it('OTP-04 forgetting the seller id keeps the mobile number', () => {
    const { session } = openSession()
    session.rememberRegistration({ sellerId: 'S2', mobile: '8876543210' })
    session.forgetSellerId()
    expect(session.read()).toEqual({ kind: 'signed-out', sellerId: null, mobile: '8876543210' })
  })
})

describe('the position in the onboarding', () => {
  it.each<[string | undefined, string | undefined, object | null]>([
    [undefined, undefined, null],
    ['5', '6', { step: 5, furthest: 6 }],
    ['5', undefined, { step: 5, furthest: 5 }],
    [undefined, '6', { step: 6, furthest: 6 }],
    ['7', '4', { step: 4, furthest: 4 }],
    ['99', undefined, null],
    ['99', '4', { step: 4, furthest: 4 }],
    ['5', '99', { step: 5, furthest: 5 }],
    ['abc', 'abc', null],
    ['2', '3', { step: 3, furthest: 3 }],
    ['-1', '', null],
    ['4.5', 'NaN', null],
    ['Infinity', '__proto__', null],
  ])('ONB-04 reads registrationSteps %j and maxAllowedStep %j as %j', (step, furthest, position) => {
    const values = {
      ...(step === undefined ? {} : { registrationSteps: step }),
      ...(furthest === undefined ? {} : { maxAllowedStep: furthest }),
    }
    expect(openSession(values).session.readPosition()).toEqual(position)
  })

  it('ONB-04 is written to both keys as numbers', () => {
    const { session, storage } = openSession()
    session.writePosition({ step: 4, furthest: 6 })
    expect(Object.fromEntries(storage.values)).toEqual({ registrationSteps: '4', maxAllowedStep: '6' })
    expect(session.readPosition()).toEqual({ step: 4, furthest: 6 })
  })

  it('QUEUE-06 is kept when the same seller signs in again, and removed when another one does', () => {
    const { session } = openSession()
    session.signIn(seller)
    session.writePosition({ step: 5, furthest: 6 })
    session.dropToken()
    session.signIn({ token: 'T2', sellerId: 'S1', mobile: null })
    expect(session.readPosition()).toEqual({ step: 5, furthest: 6 })
    session.signIn({ token: 'T3', sellerId: 'S2', mobile: null })
    expect(session.readPosition()).toBeNull()
  })
})

describe('a session while storage fails', () => {
  it('LOGIN-09 lasts as long as the page if storage is blocked', () => {
    const { session, storage } = openSession()
    storage.throwsOn.read = true
    storage.throwsOn.write = true
    expect(session.read()).toEqual({ kind: 'signed-out', sellerId: null, mobile: null })
    session.signIn(seller)
    session.writePosition({ step: 5, furthest: 6 })
    expect(session.read()).toEqual({ kind: 'signed-in', ...seller })
    expect(session.readPosition()).toEqual({ step: 5, furthest: 6 })
    session.clear()
    expect(session.read()).toEqual({ kind: 'signed-out', sellerId: null, mobile: null })
  })

  it('QUEUE-06 never combines a new seller with an old token if storage is full', () => {
    const { session, storage } = openSession()
    session.signIn(seller)
    storage.throwsOn.write = true
    session.signIn({ token: 'T2', sellerId: 'S2', mobile: null })
    expect(session.read()).toEqual({ kind: 'signed-in', token: 'T2', sellerId: 'S2', mobile: null })
    session.dropToken()
    expect(session.read()).toEqual({ kind: 'signed-out', sellerId: 'S2', mobile: null })
  })

  it('LOGIN-09 is read from storage again as soon as that can be written', () => {
    const { session, storage } = openSession()
    storage.throwsOn.write = true
    session.signIn(seller)
    storage.throwsOn.write = false
    session.signIn({ ...seller, token: 'T2' })
    storage.values.delete('sellerToken')
    expect(session.read()).toEqual({ kind: 'signed-out', sellerId: 'S1', mobile: '9876543210' })
  })
})

describe('subscribing to the session', () => {
  it('ROUTE-08 reports every change made in this tab', () => {
    const { session } = openSession()
    let calls = 0
    session.subscribe(() => (calls += 1))
    session.signIn(seller)
    session.writePosition({ step: 4, furthest: 4 })
    session.dropToken()
    session.rememberRegistration({ sellerId: 'S2', mobile: '8876543210' })
    session.forgetSellerId()
    session.clear()
    expect(calls).toBe(6)
  })

  it('ROUTE-08 reports changes made in another tab, until unsubscribed', () => {
    const { session, storage, tabs } = openSession()
    const seen: string[] = []
    const stop = session.subscribe(() => seen.push(session.read().kind))
    storage.values.set('sellerToken', 'T9')
    tabs.dispatchEvent(new Event('storage'))
    storage.values.delete('sellerToken')
    tabs.dispatchEvent(new Event('storage'))
    stop()
    tabs.dispatchEvent(new Event('storage'))
    session.signIn(seller)
    expect(seen).toEqual(['signed-in', 'signed-out'])
  })

  it('ROUTE-08 LAYOUT-04 S8 reports changes missed in the back-forward cache when the page is shown again', () => {
    const { session, storage, tabs } = openSession()
    session.signIn(seller)
    const seen: string[] = []
    const stop = session.subscribe(() => seen.push(session.read().kind))
    storage.values.clear()
    tabs.dispatchEvent(new Event('pageshow'))
    stop()
    tabs.dispatchEvent(new Event('pageshow'))
    expect(seen).toEqual(['signed-out'])
  })
})
