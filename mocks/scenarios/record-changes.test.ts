import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '@mocks/engine/memory-store'
import type { Seller } from '@mocks/engine/records'
import { nextStepOf } from '@mocks/engine/seller'
import { parseState, readState, type State } from '@mocks/engine/state'
import type { NextStep } from '@/contract/steps'
import type { Records } from '@mocks/engine/store'
import { bringSessionsBack, freeContacts, restoreSeller } from './record-changes'
import { seedState } from './seed'

/** The state after a change of its records. */
async function changed(state: State, change: (records: Records) => Promise<void>): Promise<State> {
  const store = createMemoryStore(() => state)
  await store.write(change)
  return store.read(readState)
}
const withSellerRestored = (state: State, id: string, nextStep: NextStep): Promise<State> =>
  changed(state, (records) => restoreSeller(records, id, nextStep))
const withContactsFree = (state: State, contacts: Parameters<typeof freeContacts>[1]): Promise<State> =>
  changed(state, (records) => freeContacts(records, contacts))

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

/** A state in which sellers have already done something. */
const usedState = (): State => ({
  ...seedState(),
  sentCodes: [codeTo(email), codeTo(secondaryMobile), codeTo('x@example.com', sellerId), codeTo('other@example.com')],
  sessions: { mine: { sellerId, expiresAt: 9 }, other: { sellerId: 'seller-step-3', expiresAt: 9 } },
  wrongPasswords: { [email]: [1], [mobile]: [1], 'other@example.com': [1] },
  answers: {
    [`${sellerId} /api/seller/step5 key`]: { fingerprint: '', status: 200, body: {}, at: 1 },
    'seller-step-3 /api/seller/step3 key': { fingerprint: '', status: 200, body: {}, at: 1 },
  },
})

describe('restoring a ready seller', () => {
  it.each([3, 4, 5, 6, 7, 'complete'] as const)('DEMO-02 sets the next step to %s', async (nextStep) => {
    const restored = await withSellerRestored(usedState(), sellerId, nextStep)
    const seller = restored.sellers[sellerId]
    expect(seller && nextStepOf(seller)).toBe(nextStep)
    expect(parseState(restored)).toEqual(restored)
  })

  it('DEMO-02 removes codes, sessions, wrong passwords and answers of that seller only', async () => {
    const restored = await withSellerRestored(usedState(), sellerId, 5)
    expect(restored.sentCodes.map(({ to }) => to)).toEqual(['other@example.com'])
    expect(Object.keys(restored.sessions)).toEqual(['other'])
    expect(Object.keys(restored.wrongPasswords)).toEqual(['other@example.com'])
    expect(Object.keys(restored.answers)).toEqual(['seller-step-3 /api/seller/step3 key'])
    expect(restored.sellers).toEqual(seedState().sellers)
  })

  it.each([
    ['email', { email: email.toUpperCase() }],
    ['mobile number', { mobile }],
    ['nickname', { steps: { step3: { sellerId: 'stranger', nickname: ' iyer SILVER ', gstType: 'No GST' } } }],
  ] as const)('DEMO-02 removes another seller who has taken the %s', async (_, taken) => {
    expect((await withSellerRestored(withStranger(taken), sellerId, 5)).sellers).toEqual(seedState().sellers)
  })

  it('DEMO-02 resets another ready seller who has taken the nickname', async () => {
    const state = seedState()
    const other = state.sellers['seller-step-4']
    if (other) other.steps.step3 = { sellerId: 'seller-step-4', nickname: 'Iyer Silver', gstType: 'No GST' }
    expect((await withSellerRestored(state, sellerId, 5)).sellers).toEqual(seedState().sellers)
  })

  it('DEMO-02 adds a ready seller who was removed, and rejects an unknown id', async () => {
    const state = await withContactsFree(seedState(), { email, mobiles: [] })
    expect(state.sellers[sellerId]).toBeUndefined()
    expect((await withSellerRestored(state, sellerId, 5)).sellers).toEqual(seedState().sellers)
    await expect(withSellerRestored(state, 'nobody', 5)).rejects.toThrow('There is no ready seller nobody.')
  })
})

describe('freeing contacts for a registration', () => {
  it.each([
    ['the email', { email: 'SOME.body@example.com', mobiles: [] }],
    ['a mobile number', { email: 'nobody@example.com', mobiles: ['9555555555'] }],
  ])('DEMO-02 removes the seller who has %s', async (_, contacts) => {
    expect((await withContactsFree(withStranger({}), contacts)).sellers).toEqual(seedState().sellers)
  })

  it('DEMO-02 removes the codes that were sent to them, which would count against the next registration', async () => {
    const state = await withContactsFree(usedState(), { email, mobiles: [secondaryMobile] })
    expect(state.sentCodes.map(({ to }) => to)).toEqual(['other@example.com'])
  })

  it('DEMO-02 keeps a seller who has the number only as the secondary one', async () => {
    const state = withStranger({ secondaryMobile: '9777777777' })
    expect(await withContactsFree(state, { email: 'nobody@example.com', mobiles: ['9777777777'] })).toEqual(state)
  })
})

it('DEMO-03 shortens sessions begun while the clock was ahead to twelve hours from now, and leaves the others unchanged', async () => {
  const now = 1000
  const sessions = (...ends: readonly number[]) => Object.fromEntries(ends.map((expiresAt, index) => [`digest ${index}`, { sellerId, expiresAt }]))
  const latest = now + 12 * 60 * 60_000
  const before = { ...seedState(), sessions: sessions(now - 1, latest, latest + 1) }
  expect(await changed(before, (records) => bringSessionsBack(records, now))).toEqual({ ...before, sessions: sessions(now - 1, latest, latest) })
})
