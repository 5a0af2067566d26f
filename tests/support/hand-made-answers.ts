import { afterEach, beforeEach, vi } from 'vitest'
import type { RequestOf } from '@/contract/endpoints'
import type { Backend } from '@/transport/backend'
import { createCaller } from '@/transport/call'
import { handMadeBackend, reportedConnectivity } from './hand-made-backend'

/** Calls whose answers a test writes by hand, and what the transport makes of them. */

/** Called once per test file: each test runs on fake timers from a fixed time. */
export function timeStandsStill(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12, 0, 0) })
  })
  afterEach(() => vi.useRealTimers())
}

export const step3: RequestOf<'step3'> = { sellerId: 'S1', nickname: 'Asha', gstType: 'No GST' }
export const verification: RequestOf<'verifyOtp'> = { sellerId: 'S1', emailOtp: '1234', mobileOtp: '5678', secondarymobileOtp: '9012' }
export const login: RequestOf<'login'> = { email: 'asha@example.com', password: 'secret7' }

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } })
export const html = (status: number): Response =>
  new Response('<!doctype html><title>Sign in to this network</title>', { status, headers: { 'Content-Type': 'text/html' } })
export const text = (status: number, body: string, type: string): Response => new Response(body, { status, headers: { 'Content-Type': type } })

export function transportTo(answer: (request: Request) => Promise<Response> | Response, changes: Partial<Backend> = {}) {
  const { backend, requests } = handMadeBackend(async (request) => answer(request), changes)
  const { connectivity, reports } = reportedConnectivity()
  return { transport: createCaller(() => Promise.resolve(backend), connectivity), requests, reports }
}

export const sendStep3 = (answer: (request: Request) => Promise<Response> | Response) =>
  transportTo(answer).transport.call('step3', step3, { token: 'T1', idempotencyKey: 'K1' })

export const sendTakenOut = (answer: () => Response, changes: Partial<Backend> = {}) =>
  transportTo(answer, changes).transport.call('orderTakenOut', { id: 'OD-1', rev: 3 }, { token: 'T1', idempotencyKey: 'K1' })

export const overPlainHttp = (answer: () => Response) =>
  transportTo(answer, { origin: 'http://shop.example' }).transport.call('step3', step3, { token: 'T1', idempotencyKey: 'K1' })

export const unavailable = (status: number, rest: object = {}) => ({
  kind: 'unavailable',
  status,
  message: null,
  retryAfterMilliseconds: null,
  ...rest,
})

export const unclear = (status: number, message: string | null = null) => ({ kind: 'unclear', status, message })
export const refused = (status: number, message: string | null) => ({ kind: 'rejected', status, message })
