import { reviewHours } from '@/contract/limits'
import type { OnboardingStep } from '@/contract/steps'
import { catalogue } from '@/catalogues/catalogue'
import { stepMinutes } from '@/domain/steps/step-minutes'
import type { Waiting } from '@/outbox/unsent'

export const dashboardTexts = catalogue('features/dashboard', {
  greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  greeted: (greeting: string, storeName: string) => `${greeting}, ${storeName}`,
  welcome: 'Dashboard - Welcome to your seller dashboard. Use the left menu to navigate through features.',
  happensNext: 'What happens next',
  sent: (sent: number, all: number) => `${sent} of ${all} sent`,
  sentUnknown: 'Which steps the marketplace already has is not known on this device.',
  about: (step: OnboardingStep) => (stepMinutes[step] === 1 ? 'about 1 minute' : `about ${stepMinutes[step]} minutes`),
  continueWith: (step: string) => `Continue with ${step}`,
  steps: 'Onboarding steps',
  attentionTitle: (step: string) => `Needs attention: ${step}`,
  attentionHolds: 'The steps after it are held until it is accepted.',
  undecided:
    'The marketplace answered without saying whether it has this step. Open the list to go on, or to send it again.',
  change: (step: string) => `Change ${step}`,
  onItsWayTitle: (all: number) => `All ${all} onboarding steps filled in`,
  onItsWay: 'Your application goes under review once every step has been sent.',
  reviewTitle: (all: number) => `All ${all} onboarding steps sent`,
  now: (time: string) => `Now, ${time}`,
  reviewSinceUnknown: 'When the review began is not known on this device.',
  approvedTitle: 'Your registration is approved',
  approved: 'You can sell on the marketplace now.',
  overdueTitle: 'The review takes longer than usual',
  reviewLink: 'See the record of your registration',
  timeLine: 'Your registration so far',
  afterSigning: 'When you have signed',
  youSign: 'You sign',
  later: [
    ['You sign', 'Today, if you like'],
    ['Review', `${reviewHours.from} to ${reviewHours.to} hours`],
    ['First order', 'After your first product is live'],
  ],
  passwordUnchanged: 'Your password was not changed: this version cannot do that.',
  codeUnchecked: 'Nobody else was signed in: this version checks no codes. This is the account that was signed in before.',
  waitingTitle: (count: number, what: Waiting) =>
    count === 1 ? `1 ${what === 'steps' ? 'step' : 'change'} waits on this device` : `${count} ${what} wait on this device`,
  waitingNone: 'Nothing of yours waits on this device',
  waitingNoneDetail: 'What you type stays on it until it is sent, even without a connection.',
  waitingAttention: 'Something needs attention before it can be sent.',
  waitingFull: 'Nothing is sent while this device’s storage is full. Free some space.',
  waitingHeld: 'Something else has to be done first. The list says what.',
  waitingOffline: 'There is no connection. What waits will be sent automatically when there is one.',
  waitingRefused: 'The server can be reached and refuses the portal. What waits will be sent once that is fixed. Please tell the marketplace.',
  waitingSome: (count: number): string => (count === 1 ? 'It will be sent automatically.' : 'They will be sent automatically, one after the other.'),
  waitingUnreadable: 'What cannot be read here is neither sent nor deleted.',
  waitingLink: 'Open the list',
})
