import { expect, it } from 'vitest'
import { webCrypto } from '@mocks/adapters/web-crypto'
import { nextStepOf } from '@mocks/engine/seller'
import { parseState } from '@mocks/engine/state'
import { readyAccounts, readyPassword } from './ready-accounts'
import { readyPasswordSalt, seedState } from './seed'

it('DEMO-02 SEED-05 there is one ready seller at each step, one under review and one with an open shop', () => {
  const { sellers } = seedState()
  expect(readyAccounts.map(({ id }) => id)).toEqual(['step-3', 'step-4', 'step-5', 'step-6', 'step-7', 'under-review', 'open-shop'])
  for (const account of readyAccounts) {
    const seller = sellers[`seller-${account.id}`]
    expect(seller).toMatchObject({ email: account.email, mobile: account.mobile })
    expect(seller && nextStepOf(seller)).toBe(account.nextStep)
  }
})

it('DEMO-02 the seed is a state that the service can parse', () => {
  expect(parseState(seedState())).toEqual(seedState())
})

it('DEMO-02 the seed has the right hash of the ready password, and not the password itself', async () => {
  const hash = await webCrypto.hashPassword(readyPassword, readyPasswordSalt)
  for (const seller of Object.values(seedState().sellers)) expect(seller.passwordHash).toBe(hash)
  expect(JSON.stringify(seedState())).not.toContain(readyPassword)
})

it('DEMO-02 the ready sellers have example.com addresses only, and no contact twice', () => {
  const sellers = Object.values(seedState().sellers)
  for (const seller of sellers) expect(seller.email).toMatch(/@example\.com$/)
  expect(new Set(sellers.map(({ email }) => email)).size).toBe(sellers.length)
  expect(new Set(sellers.flatMap(({ mobile, secondaryMobile }) => [mobile, secondaryMobile])).size).toBe(2 * sellers.length)
})
