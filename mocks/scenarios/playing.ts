import type { ScenarioAction } from '@/contract/presenter/actions'
import type { NextStep } from '@/contract/steps'
import { readyPassword } from './ready-accounts'
import type { SeedSeller } from './seed-sellers'

/* What most scenarios begin with. */

export const offline: ScenarioAction = { kind: 'set-network', network: 'offline' }
export const online: ScenarioAction = { kind: 'set-network', network: 'online' }

// Signs out first: with a session still open, the app would send what waits on the device as soon as the network is back.
export const signedIn = (seller: SeedSeller, nextStep: NextStep): readonly ScenarioAction[] => [
  { kind: 'sign-out' },
  { kind: 'restore-seller', sellerId: seller.sellerId, nextStep },
  { kind: 'usual-conditions' },
  { kind: 'sign-in', email: seller.email, password: readyPassword },
]
