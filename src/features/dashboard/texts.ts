import { pick } from '@/domain/language'

export const dashboardTexts = pick({
  en: {
    title: 'Home',
    welcome: 'Dashboard - Welcome to your seller dashboard. Use the left menu to navigate through features.',
    registration: 'Your registration',
    complete: 'Complete your registration',
    sent: (sent: number, all: number) => `${sent} of ${all} steps sent.`,
    sentUnknown: 'Which steps the marketplace already has is not known on this device.',
    waitsHere: (count: number) => (count === 1 ? '1 waits on this device.' : `${count} wait on this device.`),
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
    reviewSince: 'Last step sent',
    reviewEnds: 'Result expected between',
    and: 'and',
    reviewSinceUnknown: 'When the last step was sent is not known on this device.',
    overdueTitle: 'The review takes longer than usual',
    overdue: (hours: number) =>
      `Your last step was sent more than ${hours} hours ago, and this device has not been told of a result.`,
    caseLogLink: 'Ask in the case log',
    reviewLink: 'See the checklist',
    waitingTitle: 'Waiting to send',
    waitingNone: 'Nothing waits on this device.',
    waitingAttention: 'A step needs attention before it can be sent.',
    waitingOffline: 'Saved on this device. There is no connection; it is sent by itself once there is one.',
    waitingSome: 'Saved on this device. Sent by itself, one step after the other.',
    waitingUnreadable: 'This version of the app cannot read it. It is neither sent nor deleted.',
    waitingLink: 'Open the list',
  },
})
