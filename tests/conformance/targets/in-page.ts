import { duplicateAnswerMilliseconds } from '@/contract/limits'
import type { InBrowserService } from '@mocks/adapters/in-page'
import { complete, readAnswer, sentCodesIn, type BackendUnderTest } from '../backend-under-test'
import { openSocket } from './socket-conversation'

/** The service in the page: MSW handlers and the page's socket server. @param pass moves the page's clock forward */
export const createInPageTarget = (
  { backend, demo }: InBrowserService,
  pass: (milliseconds: number) => void,
): BackendUnderTest => ({
  name: 'the service in the page',
  send: async ({ method, path, headers, text }) =>
    readAnswer(await backend.fetch(new Request(backend.origin + path, { method, headers, body: text }))),
  converse: () => openSocket(backend.origin, backend.socketTransports),
  async codesOf(recipient) {
    const destinations = new Set([recipient.email, recipient.mobile, recipient.secondaryMobile])
    const messages = (await demo.messages()).filter(({ to }) => destinations.has(to))
    return sentCodesIn(messages.toReversed())
  },
  clock: {
    longest: Number.POSITIVE_INFINITY,
    pass: async (milliseconds) => pass(milliseconds),
  },
  eventWithinMilliseconds: duplicateAnswerMilliseconds,
  portalOrigin: null,
  ...complete,
})
