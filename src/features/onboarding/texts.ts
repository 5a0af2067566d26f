import { pick } from '@/domain/language'

export const onboardingTexts = pick({
  en: {
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
    noAnswerSoon: 'No answer came. We try again by itself.',
    refusedLater: 'The step you saved last was not taken. Everything else stays as it is.',
    undecided: 'The marketplace has not said whether it has this step. The list of waiting steps lets you decide.',
    heldBack: 'Steps are sent in order: one before it has to go first.',
    seeWaiting: 'See it',
    waitsOnPhone: (count: number) => (count === 1 ? '1 step waits on this phone' : `${count} steps wait on this phone`),
    waitsOnDevice: (count: number) => (count === 1 ? '1 step waits on this device' : `${count} steps wait on this device`),
    refusedHelp: 'Change what is needed and save the step again.',
    storageFull:
      'This device’s storage is full, so this step is not saved. What you entered is still on the screen: free some space, then save again.',
    storageUnavailable:
      'This browser does not let the app store anything right now, so this step is not saved. What you entered is still on the screen: leave private browsing or close other tabs of this app, then save again.',
    storageUnreachable:
      'This browser does not let the app store anything right now, so steps cannot be saved. Leave private browsing or close other tabs of this app, then open this page again.',
    storageLost:
      'This device’s storage cannot be read right now. Keep this screen open: what you entered is still here. We look again by ourselves.',
    mobileUnknown:
      'The signature is sent with your mobile number, which is not known here yet. We ask the marketplace for it when you are online. To go on at once, log in with your mobile number; what you signed is kept.',
    kept: (time: string) => `Kept ${time}`,
    draftNotSaved: 'This device does not store drafts right now. Keep this screen open until you have saved the step.',
    clearStep: 'Clear this step',
    clearStepQuestion: 'Clear what you entered in this step?',
    clearStepYes: 'Clear',
    clearStepNo: 'Keep',
    notCleared: 'This device would not remove the draft. Nothing was changed; try again.',
    tooLong: (limit: number) => `One of the entries is longer than ${limit} characters, so this step is not saved. Shorten it and save again.`,
    finishedLink: 'See the status of your registration',
    loading: 'Opening your saved step…',
  },
})
