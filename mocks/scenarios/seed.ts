import type { NextStep } from '@/contract/steps'
import { stateOf, type Seller, type State } from '@mocks/engine/state'
import { readyAccounts, type ReadyAccountId } from './ready-accounts'
import { stepsBefore } from './sample-steps'

/** Hashed once and for all, so that the first call need not wait; a test holds it against `readyPassword`. */
export const readyPasswordSalt = 'seller-portal-demo'
const readyPasswordHash = '43592bf4fdf0cadecd1a0bef5e17790aacddc6a8917106f3947ac4c039893b0a'

const joined = Date.UTC(2026, 0, 5, 4, 30)

const nicknames = {
  'step-3': '',
  'step-4': 'Patel Textiles',
  'step-5': 'Iyer Silver',
  'step-6': 'Qureshi Leather',
  'step-7': 'Phulkari House',
  'under-review': 'Das Terracotta',
} as const satisfies Record<ReadyAccountId, string>

/** Sellers who were there before: their nickname, email and mobile are taken. */
const otherSellers = [
  { name: 'Asha Menon', email: 'asha@example.com', mobile: '9000000201', nickname: 'Asha Crafts' },
  { name: 'Kaveri Raman', email: 'kaveri@example.com', mobile: '9000000202', nickname: 'Kaveri Silks' },
  { name: 'Vikram Rathore', email: 'vikram@example.com', mobile: '9000000203', nickname: 'Jaipur Blue Pottery' },
] as const

interface Settled {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly mobile: string
  readonly nickname: string
  readonly nextStep: NextStep
}

function settledSeller({ id, name, email, mobile, nickname, nextStep }: Settled): Seller {
  const [firstName = name, lastName = ''] = name.split(' ')
  return {
    id,
    firstName,
    lastName,
    email,
    mobile,
    secondaryMobile: mobile.replace(/^9/, '8'),
    passwordSalt: readyPasswordSalt,
    passwordHash: readyPasswordHash,
    whatsappNotify: true,
    twoWayAuth: false,
    registeredAt: joined,
    verifiedAt: joined,
    steps: stepsBefore(nextStep, { sellerId: id, name, mobile, nickname }),
  }
}

/** The state that the service starts from: the ready accounts and the sellers who were there before. */
export const seedState = (): State =>
  stateOf([
    ...readyAccounts.map((account) =>
      settledSeller({ ...account, id: `seller-${account.id}`, nickname: nicknames[account.id] }),
    ),
    ...otherSellers.map((seller, index) =>
      settledSeller({ ...seller, id: `seller-other-${index + 1}`, nextStep: 'complete' }),
    ),
  ])
