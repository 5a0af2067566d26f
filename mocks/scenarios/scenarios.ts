import type { Scenario, ScenarioAct } from '@/contract/presenter/acts'
import type { OnboardingStep } from '@/contract/steps'
import { asStranger, divya, registrationBody, registrationValues, tara, type Newcomer } from './newcomers'
import { readyAccounts, readyPassword } from './ready-accounts'
import { sampleSteps } from './sample-steps'
import { seedSellerOf, situationSellers, type SeedSeller } from './seed-sellers'

export const offline: ScenarioAct = { kind: 'set-network', network: 'offline' }
export const online: ScenarioAct = { kind: 'set-network', network: 'online' }

// Signed out before all else: a session that is still there would send what waits on the device as soon as the network is back.
export const signedIn = (seller: SeedSeller, nextStep: OnboardingStep): readonly ScenarioAct[] => [
  { kind: 'sign-out' },
  { kind: 'restore-seller', sellerId: seller.sellerId, nextStep },
  { kind: 'usual-conditions' },
  { kind: 'sign-in', email: seller.email, password: readyPassword },
]

const stepNames: Readonly<Record<OnboardingStep, string>> = {
  3: 'GST',
  4: 'bank account',
  5: 'addresses',
  6: 'shipping',
  7: 'signature',
}

const stepScenarios: readonly Scenario[] = readyAccounts.flatMap(({ nextStep, ...account }): Scenario[] =>
  nextStep === 'complete'
    ? []
    : [
        {
          id: account.id,
          title: `At step ${nextStep}`,
          description: `${account.name} is signed in. Next is step ${nextStep}: ${stepNames[nextStep]}.`,
          acts: signedIn(seedSellerOf(account.sellerId), nextStep),
        },
      ],
)

export const newSeller: Scenario = {
  id: 'new-seller',
  title: 'New seller',
  description: `${divya.firstName} ${divya.lastName} has filled in the registration and not sent it yet.`,
  acts: [
    ...asStranger(divya),
    { kind: 'open', path: '/register' },
    { kind: 'fill-registration', values: registrationValues(divya) },
  ],
}

/** Somebody who is registered and stands on the screen of the codes. */
const registered = (person: Newcomer): readonly ScenarioAct[] => [
  ...asStranger(person),
  { kind: 'register', body: registrationBody(person) },
]

const unverified: Scenario = {
  id: 'unverified',
  title: 'Registered, not verified',
  description: `${tara.firstName} ${tara.lastName} has registered. Three codes wait in the inbox.`,
  acts: registered(tara),
}

/** The one who registers proves her contacts, and is about to sign in. */
export const verified: readonly ScenarioAct[] = [
  ...registered(divya),
  { kind: 'fill-codes' },
  { kind: 'submit-codes' },
  { kind: 'fill-sign-in', email: divya.email, password: readyPassword },
]

const waitingSteps = sampleSteps(situationSellers.twoWaiting)
const twoWaiting: Scenario = {
  id: 'two-waiting',
  title: 'Two steps waiting',
  description: `${situationSellers.twoWaiting.name} has lost the network. Steps 4 and 5 are saved on the phone.`,
  acts: [
    ...signedIn(situationSellers.twoWaiting, 4),
    offline,
    { kind: 'save', step: 4, body: waitingSteps.step4 },
    { kind: 'save', step: 5, body: waitingSteps.step5 },
    { kind: 'open', path: '/outbox' },
  ],
}

const owner = seedSellerOf('seller-other-1')
const rejectedSteps = sampleSteps(situationSellers.rejectedNickname)
export const rejectedNickname: Scenario = {
  id: 'rejected-nickname',
  title: 'Nickname refused',
  description: `${situationSellers.rejectedNickname.name} chose “${owner.nickname}” without a network. It is taken; step 4 waits behind it.`,
  acts: [
    ...signedIn(situationSellers.rejectedNickname, 3),
    { kind: 'restore-seller', sellerId: owner.sellerId, nextStep: owner.nextStep },
    offline,
    { kind: 'save', step: 3, body: { ...rejectedSteps.step3, nickname: owner.nickname } },
    { kind: 'save', step: 4, body: rejectedSteps.step4 },
    online,
    { kind: 'wait-for-answers' },
    { kind: 'open-step', step: 3 },
  ],
}

export const sessionEnded: Scenario = {
  id: 'session-ended',
  title: 'Session ended',
  description: `${situationSellers.sessionEnded.name} saved step 5 without a network. The session ended before it could be sent.`,
  acts: [
    ...signedIn(situationSellers.sessionEnded, 5),
    offline,
    { kind: 'save', step: 5, body: sampleSteps(situationSellers.sessionEnded).step5 },
    { kind: 'open', path: '/registrationdetails' },
    { kind: 'end-sessions' },
    online,
    { kind: 'wait-for-answers' },
    { kind: 'fill-sign-in', email: situationSellers.sessionEnded.email, password: readyPassword },
  ],
}

const complete = seedSellerOf('seller-under-review')
export const underReview: Scenario = {
  id: 'under-review',
  title: 'Under review',
  description: `${complete.name} has just sent the last step. The marketplace checks the registration.`,
  acts: [
    ...signedIn(complete, 7),
    { kind: 'save', step: 7, body: sampleSteps(complete).step7 },
    { kind: 'wait-for-answers' },
    { kind: 'open', path: '/dashboard' },
  ],
}

/** In the order of a seller's way. */
export const scenarios: readonly Scenario[] = [
  newSeller,
  unverified,
  ...stepScenarios,
  twoWaiting,
  rejectedNickname,
  sessionEnded,
  underReview,
]
