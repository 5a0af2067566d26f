import { stepEndpoints } from '@/contract/endpoints'
import { onboardingSteps, type NextStep } from '@/contract/steps'
import { typicalSteps, type TypicalSeller } from '@/contract/typical-steps'
import type { Seller, StoredSteps } from '@mocks/engine/records'
import { stateOf, type State } from '@mocks/engine/state'
import { seedSellers, type SeedSeller } from './seed-sellers'

/** Hashed in advance, so that the first call need not wait; a test checks that it is the hash of `readyPassword`. */
export const readyPasswordSalt = 'seller-portal-demo'
export const readyPasswordHash = '43592bf4fdf0cadecd1a0bef5e17790aacddc6a8917106f3947ac4c039893b0a'

const joined = Date.UTC(2026, 0, 5, 4, 30)

/** The saved steps of a seller whose next step is `next`. */
function stepsBefore(next: NextStep, seller: TypicalSeller): StoredSteps {
  const all = typicalSteps(seller)
  const done = onboardingSteps.filter((step) => next === 'complete' || step < next)
  return Object.fromEntries(done.map((step) => [stepEndpoints[step], all[step]]))
}

/** The stored record of a seeded seller whose next step is `nextStep`. */
export function sellerFromSeed(seedSeller: SeedSeller, nextStep: NextStep = seedSeller.nextStep): Seller {
  const { sellerId, name, email, mobile, shop } = seedSeller
  const [firstName = name, lastName = ''] = name.split(' ')
  return {
    id: sellerId,
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
    steps: stepsBefore(nextStep, seedSeller),
    ...(shop === undefined ? {} : { shop: { ...shop, openedAt: null } }),
  }
}

/** The state that the service starts from: the ready accounts, the scenarios' sellers, and the established ones. */
export const seedState = (): State => stateOf(seedSellers.map((seller) => sellerFromSeed(seller)))
