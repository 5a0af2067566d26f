import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { english, language } from '@/catalogues/language-in-use'
import { endpointNames, endpoints, failureResponseSchema } from '@/contract/endpoints'
import { otherCode, registration } from '@mocks/testing/harness'
import {
  callEmpty,
  headersOf,
  post,
  readPageAnswer as readAnswer,
  requestOf,
  startPageService as start,
  stopPageServices as stopAll,
} from '@mocks/testing/page-service'
import { step3Body } from '@/contract/typical-steps'
import { startWithEmptyStorage, startWithoutStorage } from '@mocks/testing/storage'
import { untilHolds } from '../../tests/support/until-holds'

const network = vi.fn()

beforeEach(() => {
  startWithEmptyStorage()
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  stopAll()
  vi.unstubAllGlobals()
  expect(network).not.toHaveBeenCalled()
})

describe('the service in the page', () => {
  it('BACKEND-02 BACKEND-04 has a handler for every endpoint of the contract', async () => {
    const service = await start()
    for (const name of endpointNames) {
      const { access } = endpoints[name]
      const response = await callEmpty(service, name)
      const expected = access === 'seller' ? 401 : name === 'signOut' ? 200 : 400
      expect([name, response.status]).toEqual([name, expected])
      if (expected !== 200) expect(failureResponseSchema.parse(await response.json()).message).toBeTruthy()
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it.each([
    ['an unknown path', '/api/seller/unknown', 'POST'],
    ['another method', endpoints.login.path, 'DELETE'],
    ['a page', '/', 'POST'],
  ])('BACKEND-02 answers 404 to %s without a call to the network', async (_, path, method) => {
    const service = await start()
    const response = await service.backend.fetch(requestOf(service, path, {}, { method }))
    expect(response.status).toBe(404)
    expect(await readAnswer(response)).toEqual({ message: 'There is nothing at this address.' })
    expect((await service.backend.fetch(new Request('https://example.com/api/seller/login', { method: 'POST' }))).status).toBe(404)
  })

  it('DEMO-01 BACKEND-02 registers, shows the codes, verifies, signs in and accepts a step, with a reload after each part', async () => {
    const first = await start()
    const { sellerId = '' } = await readAnswer(await post(first, 'register', registration))
    stopAll()

    const second = await start()
    const messages = await second.demo.messages()
    expect(messages.map(({ channel, to, state }) => [channel, to, state])).toEqual([
      ['secondary', registration.secondaryPhone, 'valid'],
      ['mobile', registration.primaryPhone, 'valid'],
      ['email', registration.email, 'valid'],
    ])
    const codeOf = (channel: string): string => messages.find((message) => message.channel === channel)?.code ?? ''
    const codes = { sellerId, emailOtp: codeOf('email'), mobileOtp: codeOf('mobile'), secondarymobileOtp: codeOf('secondary') }
    expect((await post(second, 'verifyOtp', { ...codes, emailOtp: otherCode(codes.emailOtp) })).status).toBe(422)
    expect((await post(second, 'verifyOtp', codes)).status).toBe(200)
    expect((await second.demo.messages()).map(({ state }) => state)).toEqual(['used', 'used', 'used'])
    stopAll()

    const third = await start()
    const { email, password } = registration
    const { token = '' } = await readAnswer(await post(third, 'login', { email, password }))
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'one' }
    expect((await post(third, 'step3', step3Body(sellerId), { headers })).status).toBe(200)
  })

  it('DEMO-01 notifies its subscribers of new codes until they unsubscribe', async () => {
    const service = await start()
    const heard = vi.fn()
    const unsubscribe = service.demo.subscribe(heard)
    await post(service, 'register', registration)
    expect(heard).toHaveBeenCalled()
    unsubscribe()
    heard.mockClear()
    await post(service, 'register', registration)
    expect(heard).not.toHaveBeenCalled()
  })

  it('DEMO-02 lists the ready accounts, each of which can sign in', async () => {
    const service = await start()
    expect(service.demo.accounts).toHaveLength(7)
    for (const { email, password } of service.demo.accounts)
      expect((await post(service, 'login', { email, password })).status).toBe(200)
  })

  it('BACKEND-02 rejects calls like a network error while offline, and stays offline after a reload', async () => {
    const service = await start()
    const heard = vi.fn()
    service.backend.network.subscribe(heard)
    await service.demo.dispatch({ kind: 'set-network', network: 'offline' })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(service.backend.network.isOnline()).toBe(false)
    await expect(post(service, 'login', {})).rejects.toThrow(TypeError)
    stopAll()

    const reloaded = await start()
    expect(reloaded.demo.conditions().network).toBe('offline')
    await expect(post(reloaded, 'login', {})).rejects.toThrow(TypeError)
    await reloaded.demo.dispatch({ kind: 'set-network', network: 'online' })
    expect((await post(reloaded, 'login', {})).status).toBe(400)
  })

  it('QUEUE-02 a call that is under way when the network goes offline loses its answer, and a retry gets it', async () => {
    const service = await start()
    const headers = await headersOf(service, 'meera.nair@example.com', 'one')
    const lost = post(service, 'step3', step3Body('seller-step-3', 'Mine'), { headers })
    await Promise.all([expect(lost).rejects.toThrow(TypeError), service.demo.dispatch({ kind: 'set-network', network: 'offline' })])
    await service.demo.dispatch({ kind: 'set-network', network: 'online' })
    await untilHolds(async () =>
      expect((await post(service, 'step3', step3Body('seller-step-3', 'Mine'), { headers })).status).toBe(200),
    )
  })

  it('BACKEND-02 rejects a call that its caller aborts, with the reason given', async () => {
    const service = await start()
    const reason = new DOMException('too slow', 'TimeoutError')
    const controller = new AbortController()
    const given = post(service, 'login', {}, { signal: controller.signal })
    controller.abort(reason)
    await expect(given).rejects.toBe(reason)
    await expect(post(service, 'login', {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })

  it('LANG-05 answers in the language just chosen, even if its words are still loading', async () => {
    onTestFinished(() => language.use(english))
    const service = await start()
    const refused = async (): Promise<unknown> => (await readAnswer(await post(service, 'login', { email: 'nobody@example.com', password: 'wrong-one' }))).message
    const inEnglish = await refused()
    language.use({ ...english, tag: 'hi' })
    const inHindi = await refused()
    expect([inEnglish, inHindi]).toEqual([expect.stringMatching(/[a-z]{3}/), expect.stringMatching(/\p{Script=Devanagari}{3}/u)])
    language.use(english)
    expect(await refused()).toBe(inEnglish)
  })

  it('DEMO-01 notifies its subscribers of changes made in other tabs', async () => {
    const service = await start()
    const heard = vi.fn()
    service.demo.subscribe(heard)
    const otherTab = new BroadcastChannel('seller-portal-in-browser-service')
    otherTab.postMessage({ unknown: true })
    otherTab.postMessage({ kind: 'conditions', conditions: { network: 'offline', failures: [], clockAhead: 0 } })
    await untilHolds(() => expect(service.demo.conditions().network).toBe('offline'))
    expect(heard).toHaveBeenCalledTimes(1)
    otherTab.postMessage({ kind: 'changed' })
    await untilHolds(() => expect(heard).toHaveBeenCalledTimes(2))
    otherTab.close()
  })

  it('BACKEND-02 works without IndexedDB as long as the page is open', async () => {
    startWithoutStorage()
    const service = await start()
    await post(service, 'register', registration)
    expect(await service.demo.messages()).toHaveLength(3)
  })
})
