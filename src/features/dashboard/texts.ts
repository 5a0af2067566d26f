import { pick } from '@/domain/language'

export const dashboardTexts = pick({
  en: {
    title: 'Home',
    welcome: 'Dashboard - Welcome to your seller dashboard. Use the left menu to navigate through features.',
    onboardingTitle: 'Complete your registration',
    onboardingText: (sent: number, all: number) => `${sent} of ${all} steps sent.`,
    onboardingLink: 'Continue',
    onboardingLinkTo: (step: string) => `Continue with ${step}`,
    reviewTitle: 'All 5 onboarding steps sent',
    reviewLink: 'See the checklist',
    waitingTitle: 'Waiting to send',
    waitingNone: 'Everything on this device has been sent.',
    waitingAttention: 'A step needs a change before it can be sent.',
    waitingSome: 'Saved on this device. Sent by itself when there is a connection.',
    waitingLink: 'Open the list',
  },
})
