import { hourMilliseconds, reviewHours } from '@/contract/limits'
import type { ScenarioAction, ScriptLine, ShownPart } from '@/contract/presenter/actions'
import { typicalSteps } from '@/contract/typical-steps'
import { offline, online, signedIn } from './playing'
import { newSeller, rejectedNickname, sessionEnded, underReview, verified } from './scenarios'
import { seedSellerOf, shopSellers, situationSellers } from './seed-sellers'
import { backAtTheGate, cancelledMeanwhile, inTheGodown, packedOffline } from './shop-scenarios'

const { registered } = situationSellers
const shipper = seedSellerOf('seller-step-6')
const packer = shopSellers.cancelledInQueue
const reviewMilliseconds = reviewHours.to * hourMilliseconds

const show = (part: ShownPart): ScenarioAction => ({ kind: 'show', part })

const [storyteller = ''] = registered.name.split(' ')
const storySteps = typicalSteps(registered)

/**
 * The product's story: the way to a shop in three minutes, where the first six lines are about one seller and each later line
 * names its own; then a working day in ninety seconds, the last four lines, about one seller too.
 */
export const script: readonly ScriptLine[] = [
  {
    id: 'register',
    title: 'A seller registers',
    say: `${registered.name} fills in one short form. The email and the number are checked while she types.`,
    show: 'Point at “This email is available”.',
    actions: newSeller.actions,
  },
  {
    id: 'codes',
    title: 'Three codes on one screen',
    say: `${storyteller} proves her email and both numbers at once.`,
    show: 'The codes that would have been sent are in the inbox here.',
    actions: verified,
  },
  {
    id: 'onboarding',
    title: 'Five steps to a shop',
    say: `${storyteller} signs in and stands at the first of five steps. Each letter is kept as she types.`,
    show: 'Point at the name of her shop as it is typed.',
    actions: [...signedIn(registered, 3), { kind: 'type', step: 3, field: 'nickname', text: registered.nickname }],
  },
  {
    id: 'network-goes',
    title: 'The network goes',
    say: `There is no network any more, and ${storyteller}’s work goes on. Two steps are saved on the phone and wait for their turn.`,
    show: 'Point at “Offline” and at “Waiting to send”.',
    actions: [
      ...signedIn(registered, 3),
      offline,
      { kind: 'save', step: 3, body: storySteps[3] },
      { kind: 'save', step: 4, body: storySteps[4] },
      { kind: 'open', path: '/outbox' },
    ],
  },
  {
    id: 'reload',
    title: 'Opened again without a network',
    say: 'The app is closed and opened again, still without a network. It starts, and nothing is lost.',
    show: 'Both steps still wait.',
    actions: [offline, { kind: 'reload' }],
  },
  {
    id: 'network-back',
    title: 'The network is back',
    say: 'Nobody has to press anything: the steps go out by themselves, in their order.',
    show: 'Point at “Sent”. The log here has both calls.',
    actions: [online, { kind: 'open', path: '/outbox' }],
  },
  {
    id: 'nickname',
    title: 'The marketplace says no',
    say: `Another seller, ${situationSellers.rejectedNickname.name}. The nickname is taken, and the step behind it waits.`,
    show: 'Type another one and save: both go out.',
    actions: rejectedNickname.actions,
  },
  {
    id: 'answer-lost',
    title: 'An answer gets lost',
    say: `Another seller, ${shipper.name}. The service stored the step, but its answer never arrived. The app asks again with the same key, and nothing is doubled.`,
    show: 'The log here has the key twice.',
    actions: [
      ...signedIn(shipper, 6),
      { kind: 'plan-failure', plan: { failure: 'answer-lost', target: 'step6', share: 'next' } },
      { kind: 'save', step: 6, body: typicalSteps(shipper)[6] },
      { kind: 'wait-for-answers' },
    ],
  },
  {
    id: 'session-ends',
    title: 'A session ends half-way',
    say: `Another seller, ${situationSellers.sessionEnded.name}. The session ended before the step could go out. The step stays on the phone.`,
    show: 'Press Continue, and it is sent.',
    actions: sessionEnded.actions,
  },
  {
    id: 'under-review',
    title: 'Under review',
    say: `Another seller, ${seedSellerOf('seller-under-review').name}. All five steps are in.`,
    show: 'The dashboard says what happens now, and until when.',
    actions: [...underReview.actions, show('result')],
  },
  {
    id: 'two-days-on',
    title: 'Two days later',
    say: `The clock is moved on by ${reviewHours.to} hours, the longest that a review should take. The app does not promise what it does not know.`,
    show: 'It says that it takes longer, and whom to ask.',
    actions: [...underReview.actions, { kind: 'move-clock', milliseconds: reviewMilliseconds }, show('whom-to-ask')],
  },
  {
    id: 'godown',
    title: 'The working day',
    say: `Another seller, ${packer.name}, whose shop is open. At the gate there was one bar of network; down in the godown there is none. Her orders are on the phone.`,
    show: 'Point at what is to be packed, and until when.',
    actions: [...inTheGodown, show('orders')],
  },
  {
    id: 'packed-offline',
    title: 'Packed without a network',
    say: 'She packs two orders. Both are saved at once and shown dashed: on this phone.',
    show: 'Point at the two that are packed, and at “on this phone”.',
    actions: [...packedOffline, show('orders')],
  },
  {
    id: 'cancelled-meanwhile',
    title: 'A customer changes her mind',
    say: 'Meanwhile the customer of one of them cancels. Nobody in the godown can know it yet, and the app does not pretend to.',
    show: 'The order still shows as packed on this phone.',
    actions: [...cancelledMeanwhile, show('orders')],
  },
  {
    id: 'at-the-gate',
    title: 'Back at the gate',
    say: 'A minute of network. One packing arrives; the other is refused, and only that parcel needs attention.',
    show: 'Press “Taken out”: the day goes on.',
    actions: backAtTheGate,
  },
]
