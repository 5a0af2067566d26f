import { describe, expect, it } from 'vitest'
import type { RequestOf } from '@/contract/endpoints'
import { createConnectivity } from '@/connectivity/connectivity'
import { handMadeBackend, reportedConnectivity, switchedNetwork } from '../../tests/support/hand-made-backend'
import type { Backend } from './backend'
import { createCaller } from './call'

const step3: RequestOf<'step3'> = { sellerId: 'S1', nickname: 'Asha', gstType: 'No GST' }
const login: RequestOf<'login'> = { email: 'asha@example.com', password: 'secret7' }
const signedIn = { token: 'T1', idempotencyKey: 'K1' }

const failed = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
const answered = () => Promise.resolve(new Response('{"message":"Saved."}', { headers: { 'Content-Type': 'application/json' } }))

/** Simulates a browser in front of a backend whose preflight allows only these headers. */
const allowing = (...allowed: readonly string[]) => (request: Request): Promise<Response> => {
  if (request.mode === 'no-cors') return answered()
  const asked = [...request.headers.keys()].filter((name) => !name.startsWith('accept'))
  return asked.every((name) => allowed.includes(name)) ? answered() : failed()
}

function open(answer: (request: Request) => Promise<Response>, changes: Partial<Backend> = {}) {
  const { backend, requests } = handMadeBackend(answer, changes)
  const { connectivity, reports } = reportedConnectivity()
  return { caller: createCaller(() => Promise.resolve(backend), connectivity), requests, reports }
}

const refused = { kind: 'unreachable', reason: 'refused' }
const unreachable = { kind: 'unreachable', reason: 'network' }

describe('a backend whose CORS refuses the portal', () => {
  it('BACKEND-06 is reported as refused, not as unreachable', async () => {
    const { caller, reports } = open(allowing('content-type'))
    expect(await caller.call('login', login)).toMatchObject({ kind: 'ok' })
    expect(await caller.call('step3', step3, signedIn)).toEqual(refused)
    expect(reports).toEqual(['reached', 'refused'])
  })

  it('BACKEND-06 stays reported as refused while submissions fail, even if reads succeed', async () => {
    let allowed = ['content-type', 'authorization']
    const { backend } = handMadeBackend((request) => allowing(...allowed)(request))
    const connectivity = createConnectivity(backend.network)
    const { call } = createCaller(() => Promise.resolve(backend), connectivity)
    const told: string[] = []
    connectivity.subscribe(() => told.push(connectivity.state()))
    for (const _ of [1, 2]) {
      await call('step3', step3, signedIn)
      await call('orders', { limit: 200 }, { token: 'T1' })
    }
    expect(told).toEqual(['refused'])
    allowed = [...allowed, 'idempotency-key']
    await call('step3', step3, signedIn)
    expect(told).toEqual(['refused', 'online'])
  })

  it('BACKEND-06 the check sends the names of the headers, but neither token nor key', async () => {
    const { caller, requests } = open(allowing('content-type'))
    await caller.call('step3', step3, signedIn)
    const probes = requests.slice(1)
    expect(probes.map(({ method, mode }) => `${method} ${mode}`)).toEqual(['HEAD no-cors', 'HEAD cors'])
    expect([...(probes[0]?.headers.keys() ?? [])]).toEqual([])
    expect(probes[1]?.headers.get('Authorization')).toBe('-')
    expect(probes[1]?.headers.get('Idempotency-Key')).toBe('-')
  })

  it('BACKEND-06 accepts submissions if both headers are switched off in the build', async () => {
    const sends = { authorization: false, idempotencyKey: false }
    const { caller } = open(allowing('content-type'), { sends })
    expect(await caller.call('step3', step3, signedIn)).toMatchObject({ kind: 'ok' })
  })
})

describe('a call that failed for another reason', () => {
  it('BACKEND-06 counts as unreachable while the host does not answer', async () => {
    const { caller, requests, reports } = open(failed)
    expect(await caller.call('step3', step3, signedIn)).toEqual(unreachable)
    expect(requests).toHaveLength(2)
    expect(reports).toEqual(['unreachable'])
  })

  it('BACKEND-06 counts as unreachable if the check with the same headers succeeds', async () => {
    const { caller } = open((request) => (request.method === 'POST' ? failed() : answered()))
    expect(await caller.call('step3', step3, signedIn)).toEqual(unreachable)
  })

  it('BACKEND-06 is not checked after an earlier success, or without a network', async () => {
    let works = true
    const lossy = open((request) => (works || request.method === 'HEAD' ? allowing('content-type', 'authorization', 'idempotency-key')(request) : failed()))
    await lossy.caller.call('step3', step3, signedIn)
    works = false
    expect(await lossy.caller.call('step3', step3, signedIn)).toEqual(unreachable)
    expect(lossy.requests).toHaveLength(2)

    const offline = open(allowing('content-type'), { network: switchedNetwork(false).network })
    expect(await offline.caller.call('step3', step3, signedIn)).toEqual(unreachable)
    expect(offline.requests).toHaveLength(1)
  })

  it('BACKEND-05 is not checked in the demo', async () => {
    const { caller, requests } = open(failed, { kind: 'demo' })
    expect(await caller.call('step3', step3, signedIn)).toEqual(unreachable)
    expect(requests).toHaveLength(1)
  })
})
