import { reviewHours } from '@/contract/limits'
import type { ScriptLine } from '@/contract/presenter/acts'
import { sampleSteps } from './sample-steps'
import { newSeller, offline, online, rejectedNickname, sessionEnded, signedIn, underReview, verified } from './scenarios'
import { seedSellerOf, situationSellers } from './seed-sellers'

const { registered } = situationSellers
const shipper = seedSellerOf('seller-step-6')
const reviewMilliseconds = reviewHours.to * 60 * 60 * 1000

const [storyteller = ''] = registered.name.split(' ')
const storySteps = sampleSteps(registered)

/** The product's story in three minutes: the first six lines are one seller's, each after them says whose it is. */
export const script: readonly ScriptLine[] = [
  {
    id: 'register',
    title: 'A seller registers',
    say: `${registered.name} fills in one short form. The email and the number are checked while she types.`,
    show: 'Point at “This email is free”.',
    acts: newSeller.acts,
  },
  {
    id: 'codes',
    title: 'Three codes on one screen',
    say: `${storyteller} proves her email and both numbers at once.`,
    show: 'The codes that would have been sent are in the inbox here.',
    acts: verified,
  },
  {
    id: 'onboarding',
    title: 'Five steps to a shop',
    say: `${storyteller} signs in and stands at the first of five steps. Each letter is kept as she types.`,
    show: 'Point at the name of her shop as it is typed.',
    acts: [...signedIn(registered, 3), { kind: 'type', step: 3, field: 'nickname', text: registered.nickname }],
  },
  {
    id: 'network-goes',
    title: 'The network goes',
    say: `There is no network any more, and ${storyteller}’s work goes on. Two steps are saved on the phone and wait for their turn.`,
    show: 'Point at “Offline” and at “Waiting to send”.',
    acts: [
      ...signedIn(registered, 3),
      offline,
      { kind: 'save', step: 3, body: storySteps.step3 },
      { kind: 'save', step: 4, body: storySteps.step4 },
      { kind: 'open', path: '/outbox' },
    ],
  },
  {
    id: 'reload',
    title: 'Opened again without a network',
    say: 'The app is closed and opened again, still without a network. It starts, and nothing is lost.',
    show: 'Both steps still wait.',
    acts: [offline, { kind: 'reload' }],
  },
  {
    id: 'network-back',
    title: 'The network is back',
    say: 'Nobody has to press anything: the steps go out by themselves, in their order.',
    show: 'Point at “Sent”. The log here has both calls.',
    acts: [online, { kind: 'open', path: '/outbox' }],
  },
  {
    id: 'nickname',
    title: 'The marketplace says no',
    say: `Another seller, ${situationSellers.rejectedNickname.name}. The nickname is taken, and the step behind it waits.`,
    show: 'Type another one and save: both go out.',
    acts: rejectedNickname.acts,
  },
  {
    id: 'answer-lost',
    title: 'An answer gets lost',
    say: `Another seller, ${shipper.name}. The service stored the step, but its answer never arrived. The app asks again with the same key, and nothing is doubled.`,
    show: 'The log here has the key twice.',
    acts: [
      ...signedIn(shipper, 6),
      { kind: 'plan-failure', plan: { failure: 'answer-lost', target: 'step6', share: 'next' } },
      { kind: 'save', step: 6, body: sampleSteps(shipper).step6 },
      { kind: 'wait-for-answers' },
    ],
  },
  {
    id: 'session-ends',
    title: 'A session ends half-way',
    say: `Another seller, ${situationSellers.sessionEnded.name}. The session ended before the step could go out. The step stays on the phone.`,
    show: 'Press Continue, and it is sent.',
    acts: sessionEnded.acts,
  },
  {
    id: 'under-review',
    title: 'Under review',
    say: `Another seller, ${seedSellerOf('seller-under-review').name}. All five steps are in.`,
    show: 'The dashboard says what happens now, and until when.',
    acts: underReview.acts,
  },
  {
    id: 'two-days-on',
    title: 'Two days later',
    say: 'The clock is moved on by 48 hours, the longest that a review should take. The app does not promise what it does not know.',
    show: 'It says that it takes longer, and where to ask.',
    acts: [...underReview.acts, { kind: 'move-clock', milliseconds: reviewMilliseconds }],
  },
]
