import type { Scenario, ScenarioAction } from '@/contract/presenter/actions'
import type { OnboardingStep } from '@/contract/steps'
import { asStranger, divya, registrationBody, registrationValues, tara, type Newcomer } from './newcomers'
import { offline, online, signedIn } from './playing'
import { readyAccounts, readyPassword } from './ready-accounts'
import { typicalSteps } from '@/contract/typical-steps'
import { seedSellerOf, situationSellers } from './seed-sellers'
import { shopScenarios } from './shop-scenarios'

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
          actions: signedIn(seedSellerOf(account.sellerId), nextStep),
        },
      ],
)

export const newSeller: Scenario = {
  id: 'new-seller',
  title: 'New seller',
  description: `${divya.firstName} ${divya.lastName} has filled in the registration and not sent it yet.`,
  actions: [
    ...asStranger(divya),
    { kind: 'open', path: '/register' },
    { kind: 'fill-registration', values: registrationValues(divya) },
  ],
}

/** A newcomer has registered, and is on the screen for the codes. */
const registered = (newcomer: Newcomer): readonly ScenarioAction[] => [
  ...asStranger(newcomer),
  { kind: 'register', body: registrationBody(newcomer) },
]

const unverified: Scenario = {
  id: 'unverified',
  title: 'Registered, not verified',
  description: `${tara.firstName} ${tara.lastName} has registered. Three codes wait in the inbox.`,
  actions: registered(tara),
}

/** The newcomer who registered enters her codes, and is about to sign in. */
export const verified: readonly ScenarioAction[] = [
  ...registered(divya),
  { kind: 'fill-codes' },
  { kind: 'submit-codes' },
  { kind: 'fill-sign-in', email: divya.email, password: readyPassword },
]

const waitingSteps = typicalSteps(situationSellers.twoWaiting)
const twoWaiting: Scenario = {
  id: 'two-waiting',
  title: 'Two steps waiting',
  description: `${situationSellers.twoWaiting.name} has lost the network. Steps 4 and 5 are saved on the phone.`,
  actions: [
    ...signedIn(situationSellers.twoWaiting, 4),
    offline,
    { kind: 'save', step: 4, body: waitingSteps[4] },
    { kind: 'save', step: 5, body: waitingSteps[5] },
    { kind: 'open', path: '/outbox' },
  ],
}

const owner = seedSellerOf('seller-other-1')
const rejectedSteps = typicalSteps(situationSellers.rejectedNickname)
export const rejectedNickname: Scenario = {
  id: 'rejected-nickname',
  title: 'Nickname refused',
  description: `${situationSellers.rejectedNickname.name} chose “${owner.nickname}” without a network. It is taken; step 4 waits behind it.`,
  actions: [
    ...signedIn(situationSellers.rejectedNickname, 3),
    { kind: 'restore-seller', sellerId: owner.sellerId, nextStep: owner.nextStep },
    offline,
    { kind: 'save', step: 3, body: { ...rejectedSteps[3], nickname: owner.nickname } },
    { kind: 'save', step: 4, body: rejectedSteps[4] },
    online,
    { kind: 'wait-for-answers' },
    { kind: 'open-step', step: 3 },
  ],
}

export const sessionEnded: Scenario = {
  id: 'session-ended',
  title: 'Session ended',
  description: `${situationSellers.sessionEnded.name} saved step 5 without a network. The session ended before it could be sent.`,
  actions: [
    ...signedIn(situationSellers.sessionEnded, 5),
    offline,
    { kind: 'save', step: 5, body: typicalSteps(situationSellers.sessionEnded)[5] },
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
  actions: [
    ...signedIn(complete, 7),
    { kind: 'save', step: 7, body: typicalSteps(complete)[7] },
    { kind: 'wait-for-answers' },
    { kind: 'open', path: '/dashboard' },
  ],
}

/** In the order in which a seller passes through them. */
export const scenarios: readonly Scenario[] = [
  newSeller,
  unverified,
  ...stepScenarios,
  twoWaiting,
  rejectedNickname,
  sessionEnded,
  underReview,
  ...shopScenarios,
]
