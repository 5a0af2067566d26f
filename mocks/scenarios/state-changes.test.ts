import { describe, expect, it } from 'vitest'
import { nextStepOf, parseState, type Seller, type State } from '@mocks/engine/state'
import { seedState } from './seed'
import { withContactsFree, withSellerRestored, withSessionsEnded } from './state-changes'

const sellerId = 'seller-step-5'
const [email, mobile, secondaryMobile] = ['lakshmi.iyer@example.com', '9000000105', '8000000105']

const stranger = (changes: Partial<Seller>): Seller => ({
  id: 'stranger',
  firstName: 'Some',
  lastName: 'Body',
  email: 'some.body@example.com',
  mobile: '9555555555',
  secondaryMobile: '9666666666',
  passwordSalt: '',
  passwordHash: '',
  whatsappNotify: true,
  twoWayAuth: false,
  registeredAt: 1,
  verifiedAt: 1,
  steps: {},
  ...changes,
})

const withStranger = (changes: Partial<Seller>): State => {
  const state = seedState()
  return { ...state, sellers: { ...state.sellers, stranger: stranger(changes) } }
}

const codeTo = (to: string, owner = 'stranger') => ({
  id: to,
  sellerId: owner,
  channel: 'email' as const,
  to,
  code: '1234',
  sentAt: 1,
  expiresAt: 2,
  triesLeft: 5,
  state: 'valid' as const,
})

/** A state in which somebody has been at work. */
const usedState = (): State => ({
  ...seedState(),
  sentCodes: [codeTo(email), codeTo(secondaryMobile), codeTo('x@example.com', sellerId), codeTo('other@example.com')],
  sessions: { mine: { sellerId, expiresAt: 9 }, other: { sellerId: 'seller-step-3', expiresAt: 9 } },
  wrongPasswords: { [sellerId]: [1], [email.toUpperCase()]: [1], [mobile]: [1], 'seller-step-3': [1] },
  answers: {
    [`${sellerId} /api/seller/step5 key`]: { fingerprint: '', status: 200, body: {}, at: 1 },
    'seller-step-3 /api/seller/step3 key': { fingerprint: '', status: 200, body: {}, at: 1 },
  },
})

describe('making a seller anew', () => {
  it.each([3, 4, 5, 6, 7, 'complete'] as const)('DEMO-02 as one who is about to take %s', (nextStep) => {
    const restored = withSellerRestored(usedState(), sellerId, nextStep)
    const seller = restored.sellers[sellerId]
    expect(seller && nextStepOf(seller)).toBe(nextStep)
    expect(parseState(restored)).toEqual(restored)
  })

  it('DEMO-02 forgets what was kept for the seller, and nothing of anybody else', () => {
    const restored = withSellerRestored(usedState(), sellerId, 5)
    expect(restored.sentCodes.map(({ to }) => to)).toEqual(['other@example.com'])
    expect(Object.keys(restored.sessions)).toEqual(['other'])
    expect(Object.keys(restored.wrongPasswords)).toEqual(['seller-step-3'])
    expect(Object.keys(restored.answers)).toEqual(['seller-step-3 /api/seller/step3 key'])
    expect(restored.sellers).toEqual(seedState().sellers)
  })

  it.each([
    ['email', { email: email.toUpperCase() }],
    ['mobile number', { mobile }],
    ['nickname', { steps: { step3: { sellerId: 'stranger', nickname: ' iyer SILVER ', gstType: 'No GST' } } }],
  ] as const)('DEMO-02 forgets somebody who took the %s', (_, taken) => {
    expect(withSellerRestored(withStranger(taken), sellerId, 5).sellers).toEqual(seedState().sellers)
  })

  it('DEMO-02 puts back one of the seed who took the nickname, as at the start', () => {
    const state = seedState()
    const other = state.sellers['seller-step-4']
    if (other) other.steps.step3 = { sellerId: 'seller-step-4', nickname: 'Iyer Silver', gstType: 'No GST' }
    expect(withSellerRestored(state, sellerId, 5).sellers).toEqual(seedState().sellers)
  })

  it('DEMO-02 brings back one who is not there any more, and changes nothing where it finds nobody of the name', () => {
    const state = withContactsFree(seedState(), { email, mobiles: [] })
    expect(state.sellers[sellerId]).toBeUndefined()
    expect(withSellerRestored(state, sellerId, 5).sellers).toEqual(seedState().sellers)
    expect(() => withSellerRestored(state, 'nobody', 5)).toThrow('There is no ready seller nobody.')
  })

  it('DEMO-02 leaves the state that it was given alone', () => {
    const before = usedState()
    withSellerRestored(before, sellerId, 3)
    withContactsFree(before, { email, mobiles: [mobile] })
    withSessionsEnded(before)
    expect(before).toEqual(usedState())
  })
})

describe('freeing contacts', () => {
  it.each([
    ['the email', { email: 'SOME.body@example.com', mobiles: [] }],
    ['a mobile number', { email: 'nobody@example.com', mobiles: ['9555555555'] }],
  ])('DEMO-02 forgets who holds %s', (_, contacts) => {
    expect(withContactsFree(withStranger({}), contacts).sellers).toEqual(seedState().sellers)
  })

  it('DEMO-02 forgets what was sent to them, which would count against the next', () => {
    const state = withContactsFree(usedState(), { email, mobiles: [secondaryMobile] })
    expect(state.sentCodes.map(({ to }) => to)).toEqual(['other@example.com'])
  })

  it('DEMO-02 leaves who only has one as a second number', () => {
    const state = withStranger({ secondaryMobile: '9777777777' })
    expect(withContactsFree(state, { email: 'nobody@example.com', mobiles: ['9777777777'] })).toEqual(state)
  })
})

it('DEMO-02 ends every session', () => {
  expect(withSessionsEnded(usedState())).toEqual({ ...usedState(), sessions: {} })
})
