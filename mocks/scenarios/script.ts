import { reviewHours } from '@/contract/limits'
import type { ScriptLine } from '@/contract/presenter/acts'
import { typicalSteps } from '@/contract/typical-steps'
import { codesFilled, newSeller, rejectedNickname, sessionEnded, signedIn, twoWaiting, underReview } from './scenarios'
import { seedSellerOf } from './seed-sellers'

const beginner = seedSellerOf('seller-step-3')
const shipper = seedSellerOf('seller-step-6')
const reviewMilliseconds = reviewHours.to * 60 * 60 * 1000

/** The product's story in three minutes. */
export const script: readonly ScriptLine[] = [
  {
    id: 'register',
    title: 'A seller registers',
    say: 'One short form. The email and the number are checked while she types: point at “This email is free”.',
    acts: newSeller.acts,
  },
  {
    id: 'codes',
    title: 'Three codes on one screen',
    say: 'Email and both numbers are confirmed at once. The messages that would have been sent are in the inbox here.',
    acts: codesFilled,
  },
  {
    id: 'onboarding',
    title: 'Five steps to a shop',
    say: `${beginner.name} signs in and stands at the first of five steps. Each letter is kept as she types.`,
    acts: signedIn(beginner, 3),
  },
  {
    id: 'network-goes',
    title: 'The network goes',
    say: 'There is no network any more, and the work goes on. Two steps are saved on the phone and wait for their turn.',
    acts: twoWaiting.acts,
  },
  {
    id: 'reload',
    title: 'Opened again without a network',
    say: 'The app is closed and opened again, still without a network. It starts, and nothing is lost.',
    acts: [{ kind: 'set-network', network: 'offline' }, { kind: 'reload' }],
  },
  {
    id: 'network-back',
    title: 'The network is back',
    say: 'Nobody has to press anything: the steps go out by themselves, in their order. The log shows both calls.',
    acts: [
      { kind: 'set-network', network: 'online' },
      { kind: 'open', path: '/outbox' },
    ],
  },
  {
    id: 'nickname',
    title: 'The marketplace says no',
    say: 'The nickname is taken, and the step behind it waits. Type another one and save: both go out.',
    acts: rejectedNickname.acts,
  },
  {
    id: 'answer-lost',
    title: 'An answer gets lost',
    say: 'The service stored the step, but its answer never arrived. The app asks again with the same key, and nothing is doubled: see the key twice on the log.',
    acts: [
      ...signedIn(shipper, 6),
      { kind: 'plan-failure', plan: { failure: 'answer-lost', target: 'step6', share: 'next' } },
      { kind: 'save', step: 6, body: typicalSteps(shipper)[6] },
      { kind: 'wait-for-answers' },
    ],
  },
  {
    id: 'session-ends',
    title: 'A session ends half-way',
    say: 'The session ended before the step could go out. The step stays on the phone: press Continue, and it is sent.',
    acts: sessionEnded.acts,
  },
  {
    id: 'under-review',
    title: 'Under review',
    say: 'All five steps are in. The dashboard says what happens now, and until when.',
    acts: underReview.acts,
  },
  {
    id: 'two-days-on',
    title: 'Two days later',
    say: 'The clock is moved on by 48 hours, the longest that a review should take. The app does not promise what it does not know: it says that it takes longer, and where to ask.',
    acts: [...underReview.acts, { kind: 'move-clock', milliseconds: reviewMilliseconds }],
  },
]
