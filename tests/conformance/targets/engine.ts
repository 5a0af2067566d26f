import { endpoints, isEndpointName, type EndpointName } from '@/contract/endpoints'
import { sellerEvents } from '@/contract/socket'
import { toResponse } from '@mocks/adapters/handlers'
import { readSentCodes } from '@mocks/engine/codes'
import { handle } from '@mocks/engine/handle'
import type { Service } from '@mocks/engine/service'
import { answerEvent } from '@mocks/engine/duplicates'
import { watchSeller, type SellerWatch } from '@mocks/engine/orders/watch-seller'
import { wireRefusals } from '@mocks/engine/wire'
import { complete, readAnswer, sentCodesIn, type BackendUnderTest, type Conversation, type SocketEvent } from '../backend-under-test'

const endpointOf = (method: string, path: string): EndpointName | undefined =>
  Object.keys(endpoints)
    .filter(isEndpointName)
    .find((name) => endpoints[name].path === path && endpoints[name].method === method)

/** Short, so that a row hears within milliseconds what the adapters send within seconds. */
const newsEveryMilliseconds = 20

function converseWith(service: Service): Conversation {
  const heard: SocketEvent[] = []
  let news: ReturnType<typeof setInterval> | undefined
  let isClosed = false
  async function tellNews(watched: SellerWatch): Promise<void> {
    heard.push(...(await watched.news()))
  }
  async function answer(event: string, payload: unknown): Promise<void> {
    if (event === sellerEvents.watchSeller) {
      const watched = await watchSeller(payload, service)
      if (watched === null || isClosed) return
      clearInterval(news)
      news = setInterval(() => void tellNews(watched), newsEveryMilliseconds)
      return
    }
    const answered = await answerEvent(event, payload, service)
    if (answered !== null) heard.push(answered)
  }
  return {
    say: (event, payload) => void answer(event, payload),
    heard: () => heard,
    isOpen: () => true,
    close() {
      isClosed = true
      clearInterval(news)
    },
  }
}

/** The service's engine itself, without a network or an adapter. @param pass moves the service's clock forward */
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
