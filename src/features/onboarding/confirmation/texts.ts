import { pick } from '@/domain/language'

export const confirmationTexts = pick({
  en: {
    congratulations: 'Yay! Congrats!!',
    onItsWay: 'Everything is filled in. Your application goes under review once every step has been sent.',
    incompleteTitle: 'Almost there',
    incomplete: 'Some steps are still open. Your application goes under review once every step has been sent.',
    attention: 'A step needs attention before your application can go under review.',
    reviewAfter: (from: number, to: number) => `The review then takes ${from} to ${to} hours max.`,
    checklist: 'Your registration',
    registration: 'Registration',
    continueLink: 'Continue your registration',
    waitingLink: 'See what waits on this device',
    home: 'Go to the home page',
    print: 'Print or save as PDF',
  },
})
