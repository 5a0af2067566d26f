import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpointNames, endpoints, failureResponseSchema } from '@/contract/endpoints'
import type { FailureKind, NewFailure } from '@/contract/presenter/network'
import { callEmpty, headersOf, post, startPageService, stateOfPage, stopPageServices } from '@mocks/testing/page-service'
import { step3Body } from '@/contract/typical-steps'
import { startWithEmptyStorage } from '@mocks/testing/storage'
import { untilHolds } from '../../tests/support/until-holds'
import type { InBrowserService } from './in-page'

let service: InBrowserService

const email = 'meera.nair@example.com'
const signIn = (): Promise<Response> => post(service, 'login', { email, password: 'demo1234' })
const plan = (failure: FailureKind, rest: Partial<NewFailure> = {}): Promise<void> =>
  service.demo.dispatch({ kind: 'plan-failure', plan: { failure, target: 'any', share: 'next', ...rest } })

beforeEach(async () => {
  startWithEmptyStorage()
  service = await startPageService()
})
afterEach(() => {
  vi.useRealTimers()
  stopPageServices()
})

describe('the failures that the presenter plans for the network', () => {
  it.each([
    ['401', 401, null, 'We could not accept these details. Check your entries and try again.'],
    ['409', 409, null, 'This does not fit what we already have from you. Check your entries and try again.'],
    ['422', 422, null, 'We could not accept these details. Check your entries and try again.'],
    ['429', 429, '10', 'Too many requests. Try again in 10 seconds.'],
    ['500', 500, null, 'Something went wrong on our side. Please try again.'],
  ] as const)('DEMO-03 answers one call with %s instead of the service, and lets the next call through', async (failure, status, retryAfter, words) => {
    await plan(failure)
    const response = await post(service, 'register', {})
    expect(response.status).toBe(status)
    expect(response.headers.get('Retry-After')).toBe(retryAfter)
    expect(failureResponseSchema.parse(await response.json()).message).toBe(words)
    expect(service.demo.conditions().failures).toEqual([])
    expect((await signIn()).status).toBe(200)
  })

  it('DEMO-03 a planned 401 mentions a session only for calls that need one', async () => {
    await plan('401', { share: 'every' })
    for (const name of endpointNames) {
      const { message } = failureResponseSchema.parse(await (await callEmpty(service, name)).json())
      expect([name, message?.includes('session')]).toEqual([name, endpoints[name].access === 'seller'])
    }
  })

  it('DEMO-03 a call with a planned failure does not reach the service', async () => {
    await plan('500', { share: 'every' })
    for (let tries = 0; tries < 6; tries++)
      expect((await post(service, 'login', { email, password: 'wrong-password' })).status).toBe(500)
    const [failure] = service.demo.conditions().failures
    await service.demo.dispatch({ kind: 'drop-failure', id: failure?.id ?? '' })
    expect((await signIn()).status).toBe(200)
  })

  it('DEMO-03 fails only the calls of the endpoint that is chosen', async () => {
    await plan('422', { target: 'login', share: 'every' })
    for (const name of endpointNames)
      expect([name, (await callEmpty(service, name)).status === 422]).toEqual([name, name === 'login'])
  })

  it('DEMO-03 a call that times out gets no answer until its caller aborts it', async () => {
    await plan('time-out')
    const controller = new AbortController()
    const reason = new DOMException('too slow', 'TimeoutError')
    const call = post(service, 'login', {}, { signal: controller.signal })
    const settled = vi.fn()
    call.finally(settled).catch(() => undefined)
    await untilHolds(async () => expect(await service.demo.log()).toMatchObject([{ interference: 'time-out', end: { kind: 'running' } }]))
    expect(settled).not.toHaveBeenCalled()
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
    expect(await service.demo.log()).toMatchObject([{ interference: 'time-out', end: { kind: 'unanswered' } }])
  })

  it('DEMO-03 QUEUE-02 a lost answer leaves the work done, and a retry with the same key gets the answer', async () => {
    const headers = await headersOf(service, email, 'one')
    await plan('answer-lost', { target: 'step3' })
    await expect(post(service, 'step3', step3Body('seller-step-3', 'Mine'), { headers })).rejects.toThrow(TypeError)
    const again = await headersOf(service, 'arjun.patel@example.com', 'two')
    const other = await post(service, 'step3', step3Body('seller-step-4', 'Mine'), { headers: again })
    expect(other.status).toBe(409)
    expect((await post(service, 'step3', step3Body('seller-step-3', 'Mine'), { headers })).status).toBe(200)
    const tries = (await service.demo.log()).flatMap((entry) => (entry.kind === 'call' && entry.key === 'one' ? [entry] : []))
    expect(tries.map(({ interference, end }) => [interference, end.kind])).toEqual([
      [null, 'answered'],
      ['answer-lost', 'unanswered'],
    ])
  })

  it('DEMO-03 a slow network delays each call by two seconds', async () => {
    await service.demo.dispatch({ kind: 'set-network', network: 'slow' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const settled = vi.fn()
    const call = post(service, 'login', {}).finally(settled)
    await vi.advanceTimersByTimeAsync(1999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await call).status).toBe(400)
    vi.useRealTimers()
    expect(await service.demo.log()).toMatchObject([{ interference: 'slowed', end: { kind: 'answered', status: 400 } }])
  })

  it('DEMO-03 a slow call that is aborted or cut off on the way does not reach the service', async () => {
    await service.demo.dispatch({ kind: 'set-network', network: 'slow' })
    const controller = new AbortController()
    const call = post(service, 'register', {}, { signal: controller.signal })
    controller.abort(new Error('given up'))
    await expect(call).rejects.toThrow('given up')
    const cut = post(service, 'register', {})
    await Promise.all([expect(cut).rejects.toThrow(TypeError), service.demo.dispatch({ kind: 'set-network', network: 'offline' })])
    expect(await service.demo.log()).toMatchObject([
      { interference: 'offline', end: { kind: 'unanswered' } },
      { interference: 'slowed', end: { kind: 'unanswered' } },
    ])
  })

  it.each([
    ['before the service hears of it', 0.1, 'never'],
    ['on its way back', 0.3, 'done'],
  ])('DEMO-03 a lossy network loses a call %s', async (_, chance, work) => {
    const headers = await headersOf(service, email, 'one')
    await service.demo.dispatch({ kind: 'set-network', network: 'lossy' })
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    stopPageServices()
    service = await startPageService()
    await expect(post(service, 'step3', step3Body('seller-step-3', 'Mine'), { headers })).rejects.toThrow(TypeError)
    const { sellers } = await stateOfPage(service)
    expect(sellers['seller-step-3']?.steps.step3 === undefined).toBe(work === 'never')
  })
})
