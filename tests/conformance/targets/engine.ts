import { endpoints, isEndpointName, type EndpointName } from '@/contract/endpoints'
import { toResponse } from '@mocks/adapters/handlers'
import { readSentCodes } from '@mocks/engine/codes'
import { handle } from '@mocks/engine/handle'
import type { Service } from '@mocks/engine/service'
import { answerEvent } from '@mocks/engine/duplicates'
import { wireRefusals } from '@mocks/engine/wire'
import { complete, readAnswer, sentCodesIn, type BackendUnderTest, type Conversation, type SocketEvent } from '../backend-under-test'

const endpointOf = (method: string, path: string): EndpointName | undefined =>
  Object.keys(endpoints)
    .filter(isEndpointName)
    .find((name) => endpoints[name].path === path && endpoints[name].method === method)

function converseWith(service: Service): Conversation {
  const heard: SocketEvent[] = []
  return {
    say(event, payload) {
      void answerEvent(event, payload, service).then((answer) => {
        if (answer !== null) heard.push(answer)
      })
    },
    heard: () => heard,
    isOpen: () => true,
    close: () => undefined,
  }
}

/**
 * The service's engine itself, with no network and no adapter between.
 * @param pass puts the service's clock ahead
 */
export const createEngineTarget = (service: Service, pass: (milliseconds: number) => void): BackendUnderTest => ({
  name: 'the engine',
  async send(call) {
    const [path = '', query] = call.path.split('?')
    const name = endpointOf(call.method, path)
    const parameters = Object.fromEntries(new URLSearchParams(query))
    const request = { headers: new Headers(call.headers), parameters, text: call.text ?? '' }
    return readAnswer(toResponse(name === undefined ? wireRefusals.notFound() : await handle(name, request, service)))
  },
  converse: async () => converseWith(service),
  codesOf: async ({ sellerId }) => sentCodesIn((await service.store.read(readSentCodes)).filter((sent) => sent.sellerId === sellerId)),
  clock: {
    longest: Number.POSITIVE_INFINITY,
    pass: async (milliseconds) => pass(milliseconds),
  },
  eventWithinMilliseconds: 200,
  portalOrigin: null,
  ...complete,
})
