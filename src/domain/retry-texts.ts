import { catalogue } from '@/catalogues/catalogue'

/** When and why something that could not be sent is tried again. */
export const retryTexts = catalogue('domain/retry', {
  noConnection: 'No connection. We will try again automatically.',
  refused: 'The server can be reached and refuses the portal. We will try again automatically.',
  serverProblem: (time: string) => `The server has a problem. Next try at ${time}.`,
  serverProblemSoon: 'The server has a problem. We will try again automatically.',
  askedToWait: (time: string) => `The marketplace asks us to wait. Next try at ${time}.`,
  askedToWaitSoon: 'The marketplace asks us to wait. We will try again automatically.',
  strangerAnswered: (time: string) =>
    `The answer did not come from the marketplace, but perhaps from a Wi-Fi login page. If this network asks you to log in, do that first. Next try at ${time}.`,
  strangerAnsweredSoon:
    'The answer did not come from the marketplace, but perhaps from a Wi-Fi login page. If this network asks you to log in, do that first. We will try again automatically.',
  unclear: (time: string) => `The marketplace did not say whether it has received this. We will ask again at ${time}.`,
  unclearSoon: 'The marketplace did not say whether it has received this. We will ask again automatically.',
  loginNeeded: 'Log in to send this.',
})
