import { describe, expect, it, vi } from 'vitest'
import type { RequestOf } from '@/contract/endpoints'
import { json, login, sendStep3, step3, text, timeStandsStill, transportTo, unavailable, verification } from '../../tests/support/hand-made-answers'
import { handMadeBackend, reportedConnectivity } from '../../tests/support/hand-made-backend'
import { registrationBody } from '../../tests/support/registration-body'
import type { Backend } from './backend'
import { createCaller } from './call'

timeStandsStill()

describe('a read', () => {
  const page = { items: [], gone: ['OF-1'], next: 'c2', more: false, serverTime: '2026-11-21T12:00:00Z' }
  const read = async (answer: Response, parameters: RequestOf<'offers'> = {}) => {
    const { transport, requests } = transportTo(() => answer)
    return { result: await transport.call('offers', parameters, { token: 'T1', idempotencyKey: 'K1' }), request: requests[0] }
  }

  it('READ-01 BACKEND-06 sends its parameters in the address with the token, and neither body nor content type', async () => {
    const { request, result } = await read(json(200, page), { since: 'c/1 &', limit: 50 })
    expect([request?.method, request?.url]).toEqual(['GET', 'https://backend.example/api/seller/offers?since=c%2F1%20%26&limit=50'])
    expect(request?.headers.get('Authorization')).toBe('Bearer T1')
    expect(request?.headers.get('Content-Type')).toBeNull()
    expect(request?.body).toBeNull()
    expect(result).toEqual({ kind: 'ok', data: page })
    expect((await read(json(200, page))).request?.url).toBe('https://backend.example/api/seller/offers')
  })

  it('READ-01 sends no idempotency key', async () => {
    expect((await read(json(200, page))).request?.headers.get('Idempotency-Key')).toBeNull()
  })

  it.each([
    [410, { kind: 'rejected', status: 410, message: null }],
    [404, { kind: 'rejected', status: 404, message: null }],
    [401, { kind: 'unauthorised', message: null }],
    [503, unavailable(503)],
    [200, { kind: 'unclear', status: 200, message: null }],
  ])('READ-01 has the same results as any other call: %d', async (status, result) => {
    expect((await read(json(status, {}))).result).toEqual(result)
  })
})

describe('a rejected token', () => {
  it('ROUTE-08 ends the session of a seller', async () => {
    expect(await sendStep3(() => json(401, { message: 'Signed out' }))).toEqual({ kind: 'unauthorised', message: 'Signed out' })
    for (const answer of [new Response(null, { status: 401 }), text(401, 'Unauthorized', 'text/html')])
      expect(await transportTo(() => answer).transport.call('registeredDetails', { sellerId: 'S1' })).toMatchObject({ kind: 'unauthorised' })
  })

  it('LOGIN-08 is a refusal for a call without a session, such as the sign-in', async () => {
    const { transport } = transportTo(() => json(401, { message: 'Wrong password' }))
    expect(await transport.call('login', login)).toEqual({ kind: 'rejected', status: 401, message: 'Wrong password' })
  })
})

describe('a missing answer', () => {
  it('LOGIN-08 is reported as unreachable after a network failure', async () => {
    const { transport, reports } = transportTo(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await transport.call('login', login)).toEqual({ kind: 'unreachable', reason: 'network' })
    expect(reports).toEqual(['unreachable'])
  })

  it('BACKEND-05 is reported as unreachable if the code of the backend cannot be loaded', async () => {
    const { connectivity, reports } = reportedConnectivity()
    const transport = createCaller(() => Promise.reject(new TypeError('No such chunk')), connectivity)
    expect(await transport.call('login', login)).toEqual({ kind: 'unreachable', reason: 'network' })
    expect(reports).toEqual(['unreachable'])
  })

  it.each<[string, (request: Request) => Promise<Response>]>([
    [
      'that keeps to the signal',
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        }),
    ],
    ['that ignores the signal', () => new Promise(() => undefined)],
    [
      'whose body never ends',
      () => Promise.resolve(new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } })),
    ],
  ])('QUEUE-05 times out after 20 s for a backend %s', async (_, answer) => {
    const { transport, reports } = transportTo(answer)
    const results: unknown[] = []
    const call = transport.call('step3', step3).then((result) => results.push(result))
    await vi.advanceTimersByTimeAsync(19_999)
    expect(results).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(results).toEqual([{ kind: 'unreachable', reason: 'timeout' }])
    expect(reports).toEqual(['unreachable'])
  })

  it('LAYOUT-04 S8 a call stopped by its caller ends at once, and is not reported as unreachable', async () => {
    const { transport, reports } = transportTo(() => new Promise(() => undefined))
    const asking = new AbortController()
    const call = transport.call('step3', step3, { signal: asking.signal })
    asking.abort()
    expect(await call).toEqual({ kind: 'unreachable', reason: 'stopped' })
    expect(await transport.call('step3', step3, { signal: asking.signal })).toEqual({ kind: 'unreachable', reason: 'stopped' })
    expect(reports).toEqual([])
  })

  it('LAYOUT-04 S8 a call stopped beforehand ends at once, even if the code of the backend never loads', async () => {
    const { connectivity } = reportedConnectivity()
    const transport = createCaller(() => new Promise(() => undefined), connectivity)
    expect(await transport.call('step3', step3, { signal: AbortSignal.abort() })).toEqual({ kind: 'unreachable', reason: 'stopped' })
  })

  it('QUEUE-02 ROUTE-08 a call works without AbortSignal.any, and removes its listeners and timers', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function')
    })
    const { signal } = new AbortController()
    const listening: unknown[] = []
    vi.spyOn(signal, 'addEventListener').mockImplementation((_, listener) => void listening.push(listener))
    vi.spyOn(signal, 'removeEventListener').mockImplementation((_, listener) => void listening.splice(listening.indexOf(listener), 1))
    const { transport } = transportTo(() => json(200, { message: 'Saved.' }))
    expect(await transport.call('step3', step3, { token: 'T1', signal })).toEqual({ kind: 'ok', data: { message: 'Saved.' } })
    expect([listening.length, vi.getTimerCount()]).toEqual([0, 0])
  })

  it('QUEUE-05 times out after 20 s if the code of the backend never loads', async () => {
    const transport = createCaller(() => new Promise(() => undefined), reportedConnectivity().connectivity)
    const call = transport.call('step3', step3)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await call).toEqual({ kind: 'unreachable', reason: 'timeout' })
  })

  it('OTP-06 a body that breaks off counts as unavailable', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('Connection lost')) })
    const answer = new Response(broken, { status: 200, headers: { 'Content-Type': 'application/json' } })
    expect(await sendStep3(() => answer)).toEqual(unavailable(200))
  })

  it('QUEUE-05 every answer of any status is reported as reached', async () => {
    const answers = [json(200, {}), json(401, {}), json(422, {}), json(503, {})]
    const { transport, reports } = transportTo(() => answers.shift() ?? json(500, {}))
    for (let count = 0; count < 4; count += 1) await transport.call('step3', step3)
    expect(reports).toEqual(['reached', 'reached', 'reached', 'reached'])
  })
})

describe('requests', () => {
  async function sent(changes: Partial<Backend> = {}) {
    const { transport, requests } = transportTo(() => json(200, {}), changes)
    await transport.call('step3', step3, { token: 'T1', idempotencyKey: 'K1' })
    const [request] = requests
    if (request === undefined) throw new Error('Nothing was sent')
    return request
  }

  it('BACKEND-06 carry token, key and body to the path of the contract', async () => {
    const request = await sent()
    expect(request.url).toBe('https://backend.example/api/seller/step3')
    expect(request.method).toBe('POST')
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json',
      'accept-language': 'en-IN',
      authorization: 'Bearer T1',
      'content-type': 'application/json',
      'idempotency-key': 'K1',
    })
    expect(await request.json()).toEqual(step3)
  })

  it('LOGIN-07 REG-11 REG-12 OTP-04 OTP-06 go to the paths of the specification, and an answer without a message is enough', async () => {
    const { transport, requests } = transportTo(() => json(200, { success: true }))
    await transport.call('login', login)
    await transport.call('registeredDetails', { sellerId: 'S1' })
    await transport.call('register', registrationBody())
    expect(await transport.call('resendOtp', { sellerId: 'S1', type: 'secondary' })).toEqual({ kind: 'ok', data: { message: null } })
    expect(await transport.call('verifyOtp', verification)).toEqual({ kind: 'ok', data: { message: null } })
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/seller/login',
      '/api/seller/registered-details',
      '/api/seller/register',
      '/api/seller/resend-otp',
      '/api/seller/verify-otp',
    ])
    expect(await requests.at(-1)?.json()).toEqual(verification)
  })

  it('BACKEND-06 omit either header if the backend is built without it', async () => {
    const without = async (sends: Backend['sends']) => [...(await sent({ sends })).headers.keys()]
    expect(await without({ authorization: false, idempotencyKey: true })).toEqual(['accept', 'accept-language', 'content-type', 'idempotency-key'])
    expect(await without({ authorization: true, idempotencyKey: false })).toEqual(['accept', 'accept-language', 'authorization', 'content-type'])
    expect(await without({ authorization: false, idempotencyKey: false })).toEqual(['accept', 'accept-language', 'content-type'])
  })

  it('BACKEND-06 carry no token to a public endpoint', async () => {
    const { transport, requests } = transportTo(() => json(200, {}))
    await transport.call('login', login, { token: 'T1' })
    await transport.call('registeredDetails', { sellerId: 'S1' }, { token: 'T1' })
    await transport.call('registeredDetails', { sellerId: 'S1' })
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([null, 'Bearer T1', null])
  })

  it('QUEUE-06 S7 follow no redirect, and send no cookies or referrer and use no cache', async () => {
    const { redirect, credentials, cache, referrerPolicy } = await sent()
    expect({ redirect, credentials, cache, referrerPolicy }).toEqual({
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
  })

  it('BACKEND-01 go to the backend that is chosen at that moment', async () => {
    const first = handMadeBackend(() => Promise.resolve(json(200, {})))
    const second = handMadeBackend(() => Promise.resolve(json(200, {})), { origin: 'https://other.example' })
    let chosen = first.backend
    const transport = createCaller(() => Promise.resolve(chosen), reportedConnectivity().connectivity)
    await transport.call('step3', step3)
    chosen = second.backend
    await transport.call('step3', step3)
    expect([first.requests.length, second.requests.map(({ url }) => url)]).toEqual([1, ['https://other.example/api/seller/step3']])
  })
})
