import { catalogue } from '@/catalogues/catalogue'
import type { Waiting } from '@/outbox/unsent'

const counted = (count: number, what: Waiting): string => (count === 1 ? `1 ${what === 'steps' ? 'step' : 'change'} waits` : `${count} ${what} wait`)

export const onboardingTexts = catalogue('features/onboarding', {
  title: 'Complete your registration',
  stepsLabel: 'Onboarding steps',
  stepOf: (position: number, all: number) => `Step ${position} of ${all}`,
  back: 'Back',
  next: 'Next',
  saveAndNext: 'Save & next',
  submitSignature: 'Submit signature',
  sending: 'Sending…',
  fixErrors: 'Please fix errors before submitting.',
  savedOnDevice: 'Saved on this device. It will be sent when you are back online.',
  savedHere: 'Saved on this device.',
  beingSent: 'Saved on this device. It is being sent.',
  noAnswer: (time: string) => `No answer came. Next try at ${time}.`,
  noAnswerSoon: 'No answer came. We will try again automatically.',
  refusedLater: 'The step you saved last was not accepted. Everything else stays as it is.',
  undecided: 'The marketplace has not said whether it has received this step. Open “Waiting to send” to decide.',
  heldBack: 'Steps are sent in order: one before it has to go first.',
  seeWaiting: 'See it',
  waitsOnPhone: (count: number, what: Waiting) => `${counted(count, what)} on this phone`,
  waitsOnDevice: (count: number, what: Waiting) => `${counted(count, what)} on this device`,
  refusedHelp: 'Change what is needed and save the step again.',
  notStored: (why: string) => `This step is not saved. What you entered is still on the screen. ${why} Then save again.`,
  storageUnreachable: (why: string) => `Steps cannot be saved right now. ${why} Then this page continues automatically.`,
  storageLost: (why: string) =>
    `${why} Keep this screen open until then: what you entered is on it alone, and is kept as soon as that is possible again.`,
  mobileUnknown:
    'The signature is sent with your mobile number, which is not known here yet. We ask the marketplace for it when you are online. To go on at once, log in with your mobile number; what you signed is kept.',
  kept: (time: string) => `Kept ${time}`,
  draftUnreadable: 'What was typed here before cannot be read by this version of the app. It is kept in “Waiting to send”.',
  draftDamaged: 'What was typed here before is damaged on this device: the browser cannot read it any more. Enter it again.',
  heldElsewhere: {
    sent: 'The marketplace has this step, but what you entered is not on this device.',
    'under-way': 'This step is saved and will be sent to the marketplace, but this form does not show what you entered.',
  },
  asLongAsUnchanged:
    'If you change nothing here, nothing is saved. If you change something and save, it replaces the whole step.',
  clearStep: 'Clear this step',
  clearStepQuestion: 'Clear what you entered in this step?',
  clearStepYes: 'Clear',
  clearStepNo: 'Keep',
  notCleared: 'The draft could not be removed from this device. Nothing was changed; try again.',
  tooLong: (limit: number) => `One of the entries is longer than ${limit} characters, so this step is not saved. Shorten it and save again.`,
  finishedLink: 'See the status of your registration',
  loading: 'Opening your saved step…',
})
