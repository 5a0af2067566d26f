import { pick } from '@/domain/language'

export const waitingTexts = pick({
  en: {
    title: 'Waiting to send',
    intro: 'Steps are sent one by one, in order, when there is a connection. You may close the app; they stay on this device.',
    empty: 'Nothing waits on this device. Everything you saved has been sent.',
    sendNow: 'Send now',
    exportCopy: 'Export a copy',
    savedAt: (time: string) => `Saved ${time}.`,
    sentAt: (time: string) => `Sent ${time}.`,
    sendingNow: 'On its way to the marketplace.',
    waitingFirst: 'It is sent when you are back online.',
    heldBy: (step: string) => `Held until ${step} is accepted.`,
    noConnection: 'No connection. We try again by itself.',
    serverProblem: (time: string) => `The server has a problem. Next try at ${time}.`,
    serverProblemSoon: 'The server has a problem. We try again by itself.',
    serverSaid: (message: string) => `The server said: ${message}`,
    loginNeeded: 'Log in to send this step.',
    change: 'Change',
    sendAgain: 'Send again',
    sendAgainFailed: 'This device would not store the step again. Nothing was changed; try again.',
    remove: 'Remove',
    removeQuestion: 'Remove this step from this device? What you entered stays as a draft.',
    removeYes: 'Remove it',
    removeNo: 'Keep it',
    removeFailed: 'This device would not remove the step. Nothing was changed; try again.',
    unreadable: 'One saved entry cannot be read by this version of the app. It is not sent and not deleted.',
    accountEnding: (digits: string) => `Account ending ${digits}`,
    signedOut: (count: number) =>
      count === 0
        ? 'Nothing waits on this device.'
        : count === 1
          ? '1 step waits on this device. Log in to see and send it.'
          : `${count} steps wait on this device. Log in to see and send them.`,
    logIn: 'Log in',
  },
})
