// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints, type EndpointName } from '@/contract/endpoints'
import { otherCode, registration, type Answer, type CallOptions } from '@mocks/testing/harness'
import { callServer, signInTo } from '@mocks/testing/http-call'
import { memoryStore, startTestServer, stopTestServers, type TestServer } from '@mocks/testing/running-server'
import { step3Body, step4Body } from '@/contract/typical-steps'

const email = 'meera.nair@example.com'
const key = '6d9c2c1e-8b5b-4f0e-9d47-0a1b2c3d4e5f'

let server: TestServer
const call = (name: EndpointName, body: unknown, options?: CallOptions): Promise<Answer> =>
  callServer(server.address, name, body, options)

/** How many of the answers have a status. */
const count = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

/** The code that was printed last for a channel, which is given in the printed words. */
function printedCode(channel: string): string {
  const line = server.lines.findLast((printed) => printed.includes(` for ${channel} `))
  return /code (\d{4})/.exec(line ?? '')?.[1] ?? ''
}

beforeEach(async () => {
  // With a clock that stands still: the pause after wrong passwords is short, and could end by itself on a busy machine.
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await startTestServer()
})
afterEach(async () => {
  await stopTestServers()
  vi.useRealTimers()
})

describe('calls over HTTP', () => {
  it('BACKEND-03 BACKEND-04 answers at every path of the contract', async () => {
    for (const [name, { path, access, method }] of Object.entries(endpoints)) {
      const carried = method === 'GET' ? {} : { body: '{}', headers: { 'Content-Type': 'application/json' } }
      const response = await fetch(server.address + path, { method, ...carried })
      expect([name, response.status]).toEqual([name, access === 'seller' ? 401 : name === 'signOut' ? 200 : 400])
    }
  })

  it('BACKEND-03 registers, prints the codes, verifies, signs in and accepts a step', async () => {
    const { body } = await call('register', registration)
    const { sellerId } = body
    expect(server.lines).toHaveLength(3)
    const codes = {
      sellerId,
      emailOtp: printedCode(`email ${registration.email}`),
      mobileOtp: printedCode(`mobile ${registration.primaryPhone}`),
      secondarymobileOtp: printedCode(`secondary mobile ${registration.secondaryPhone}`),
    }
    expect(await call('verifyOtp', codes)).toMatchObject({ status: 200, body: { message: 'OTP Verified' } })
    const signedIn = await call('login', { mobile: registration.primaryPhone, password: registration.password })
    expect(signedIn.body).toMatchObject({ sellerId, currentStep: 3 })
    const token = String(signedIn.body['token'])
    expect(await call('step3', step3Body(String(sellerId)), { token, key })).toMatchObject({ status: 200 })
    expect(server.lines).toHaveLength(3)
  })

  it('BACKEND-03 answers 429 with Retry-After after five wrong passwords', async () => {
    for (let tries = 0; tries < 5; tries++)
      expect((await call('login', { email, password: 'not-this-one' })).status).toBe(401)
    expect(await call('login', { email, password: 'demo1234' })).toMatchObject({ status: 429, retryAfter: '1' })
  })

  it('BACKEND-03 compares only five of twelve wrong passwords that are sent at once', async () => {
    const tries = Array.from({ length: 12 }, () => call('login', { email, password: 'not-this-one' }))
    const answers = await Promise.all(tries)
    expect([count(answers, 401), count(answers, 429)]).toEqual([5, 7])
  })

  it('BACKEND-03 locks a code after five wrong tries, and does not resend it at once', async () => {
    const { body } = await call('register', registration)
    const wrong = otherCode(printedCode('email'))
    const codes = { sellerId: body['sellerId'], emailOtp: wrong, mobileOtp: printedCode('mobile'), secondarymobileOtp: printedCode('secondary mobile') }
    const statuses = await Promise.all(Array.from({ length: 5 }, () => call('verifyOtp', codes)))
    expect(statuses.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
    const locked = await call('verifyOtp', { ...codes, emailOtp: printedCode('email') })
    expect(locked).toMatchObject({ status: 429, body: { message: 'Email OTP can no longer be used. Ask for a new one.' } })
    expect(Number(locked.retryAfter)).toBeGreaterThan(590)
    const resent = await call('resendOtp', { sellerId: body['sellerId'], type: 'email' })
    expect(resent).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^(29|30)$/) })
  })

  it('BACKEND-03 gives a nickname to only one of five sellers who save it at once', async () => {
    const accounts = ['arjun.patel', 'lakshmi.iyer', 'imran.qureshi', 'gurpreet.kaur', 'rohan.das'].map((name) => `${name}@example.com`)
    const ids = ['step-4', 'step-5', 'step-6', 'step-7', 'under-review'].map((id) => `seller-${id}`)
    const tokens = await Promise.all(accounts.map((account) => signInTo(server.address, account)))
    const answers = await Promise.all(
      tokens.map((token, index) => call('step3', step3Body(ids[index] ?? '', 'The One'), { token })),
    )
    expect([count(answers, 200), count(answers, 409)]).toEqual([1, 4])
  })

  it('BACKEND-03 QUEUE-02 repeats the first answer under the same key', async () => {
    const token = await signInTo(server.address, email)
    const together = await Promise.all(
      Array.from({ length: 6 }, () => call('step3', step3Body('seller-step-3', 'First'), { token, key })),
    )
    for (const { status, retryAfter } of together) expect([[200, undefined], [409, '1']]).toContainEqual([status, retryAfter])
    const first = together.find(({ status }) => status === 200)
    expect(await call('step3', step3Body('seller-step-3', 'Later'), { token })).toMatchObject({ status: 200 })
    expect(await call('step3', step3Body('seller-step-3', 'First'), { token, key })).toEqual(first)
    expect((await call('step3', step3Body('seller-step-3', 'Other'), { token, key })).status).toBe(422)
    expect((await call('step4', step4Body('seller-step-3'), { token, key })).status).toBe(200)
  })

  it('BACKEND-03 answers 500 and prints the error if the store fails', async () => {
    await server.stop()
    const store = memoryStore()
    server = await startTestServer({ store: { ...store, write: async () => Promise.reject(new Error('disk full')) } })
    expect(await call('login', { email, password: 'demo1234' })).toMatchObject({ status: 500, body: { success: false } })
    expect(server.lines.join('\n')).toContain('disk full')
  })
})

describe('a read over HTTP', () => {
  it('READ-01 BACKEND-03 takes its parameters from the address, without a body', async () => {
    const token = await signInTo(server.address, email)
    const first = await callServer(server.address, 'offers', { limit: '1' }, { token })
    expect(first).toMatchObject({ status: 200, body: { items: [{ id: 'MP-1' }], more: true } })
    const rest = await callServer(server.address, 'offers', { since: first.body['next'] }, { token })
    expect(rest).toMatchObject({ status: 200, body: { items: [{ id: 'MP-2' }, { id: 'MP-3' }], more: false } })
    const raw = (query: string) => fetch(`${server.address}${endpoints.offers.path}${query}`, { headers: { Authorization: `Bearer ${token}` } })
    expect((await raw('?limit=1&limit=2')).status).toBe(200)
    expect((await raw('?since=%zz')).status).toBe(410)
    expect((await raw('?limit=many')).status).toBe(400)
  })
})

describe('pages of other origins', () => {
  const ask = (origin: string): Promise<Response> =>
    fetch(server.address + endpoints.step3.path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      },
    })
  const post = (origin: string): Promise<Response> =>
    fetch(server.address + endpoints.step3.path, { method: 'POST', body: '{}', headers: { Origin: origin, 'Content-Type': 'application/json' } })

  const portal = 'https://portal.example.com'
  const named = { origins: ['http://192.168.1.20:4173', portal] }

  it('BACKEND-03 BACKEND-06 a page of an allowed origin may send the headers it needs and read Retry-After and Date', async () => {
    await server.stop()
    server = await startTestServer(named)
    const asked = await ask(portal)
    expect(asked.status).toBe(204)
    expect(asked.headers.get('Access-Control-Allow-Methods')).toBe('POST, GET')
    expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type, Authorization, Idempotency-Key')
    expect(asked.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    const posted = await post(portal)
    expect(posted.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, Date')
    for (const response of [asked, posted]) {
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(portal)
      expect(response.headers.get('Vary')).toContain('Origin')
    }
  })

  it('BACKEND-03 S32 a page of any other origin may read no answer, also if no origin is allowed', async () => {
    for (const origins of [[], named.origins]) {
      await server.stop()
      server = await startTestServer({ origins })
      for (const response of [await ask('https://three.example.com'), await post('https://three.example.com'), await post('null')]) {
        expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
        expect(response.headers.get('Vary')).toContain('Origin')
      }
    }
  })

  it('BACKEND-06 answers HEAD with Cross-Origin-Resource-Policy, so that a page can tell a refusal from no network', async () => {
    const { headers, status } = await fetch(server.address + endpoints.step3.path, { method: 'HEAD', headers: { Origin: portal } })
    expect([status, headers.get('Cross-Origin-Resource-Policy')]).toEqual([405, 'cross-origin'])
  })
})
