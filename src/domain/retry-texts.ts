import { catalogue } from '@/catalogues/catalogue'

/** When and why something that could not be sent is tried again. */
export const retryTexts = catalogue('domain/retry', {
  noConnection: 'No connection. It is tried again by itself.',
  refused: 'The server can be reached and refuses the portal. It is tried again by itself.',
  serverProblem: (time: string) => `The server has a problem. Next try at ${time}.`,
  serverProblemSoon: 'The server has a problem. It is tried again by itself.',
  askedToWait: (time: string) => `The marketplace asks us to wait. Next try at ${time}.`,
  askedToWaitSoon: 'The marketplace asks us to wait. It is tried again by itself.',
  strangerAnswered: (time: string) =>
    `Something on the way answered in place of the marketplace, such as the sign-in page of a network. Next try at ${time}.`,
  strangerAnsweredSoon:
    'Something on the way answered in place of the marketplace, such as the sign-in page of a network. It is tried again by itself.',
  unclear: (time: string) => `The marketplace did not say whether it has this. We ask again at ${time}.`,
  unclearSoon: 'The marketplace did not say whether it has this. It is asked again by itself.',
  loginNeeded: 'Log in to send this.',
})
