import { expect, it } from 'vitest'
import { deviceTime } from '@/clock/clock'
import { endpoints } from '@/contract/endpoints'
import type { Backend } from '@/transport/backend'
import { tellSignedOut } from './sign-out'

function backendThat(answer: () => Promise<Response>, changes: Partial<Backend> = {}) {
  const asked: Request[] = []
  const backend: Backend = {
    kind: 'real',
    origin: 'https://api.example.com',
    async fetch(request) {
      asked.push(request)
      return answer()
    },
    socketTransports: ['websocket'],
    sends: { authorization: true, idempotencyKey: true },
    network: { isOnline: () => true, subscribe: () => () => undefined },
    clock: deviceTime,
    ...changes,
  }
  return { asked, load: async () => backend }
}

const notFound = async (): Promise<Response> => Response.json({ message: 'There is nothing at this address.' }, { status: 404 })
const done = async (): Promise<Response> => Response.json({ success: true })
const unanswered = (): Promise<Response> => Promise.reject(new DOMException('No answer', 'TimeoutError'))

it('LAYOUT-04 a sign-out calls the backend once with its token, whatever the answer is', async () => {
  for (const answer of [done, notFound, unanswered]) {
    const { asked, load } = backendThat(answer)
    await tellSignedOut('a-token', load)
    expect(asked.map(({ method, url, headers }) => [method, new URL(url).pathname, headers.get('Authorization')])).toEqual([
      ['POST', endpoints.signOut.path, 'Bearer a-token'],
    ])
  }
})

it('LAYOUT-04 a sign-out makes no call while offline, nor to a backend that is sent no tokens', async () => {
  const offline = { network: { isOnline: () => false, subscribe: () => () => undefined } }
  const withoutTokens = { sends: { authorization: false, idempotencyKey: true } }
  for (const changes of [offline, withoutTokens]) {
    const { asked, load } = backendThat(notFound, changes)
    await tellSignedOut('a-token', load)
    expect(asked).toEqual([])
  }
})
