import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceTime } from '@/clock/clock'
import { switchedNetwork } from '../../tests/support/hand-made-backend'

const { network } = switchedNetwork()

/** The backend of a build with these environment variables. */
async function built(variables: Readonly<Record<string, string | undefined>>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  return import('./real-backend')
}

const backendOf = async (variables: Readonly<Record<string, string>>) =>
  (await built({ VITE_API_BASE_URL: 'https://backend.example', ...variables })).createRealBackend(network)

afterEach(() => vi.unstubAllEnvs())

describe('the backend that a build is made for', () => {
  it('BACKEND-01 is the one at the address of the build, over the network and by the device\'s time', async () => {
    expect(await backendOf({})).toMatchObject({
      kind: 'real',
      origin: 'https://backend.example',
      socketTransports: ['websocket', 'polling'],
      network,
    })
    expect((await backendOf({})).clock.now()).toBeCloseTo(deviceTime.now(), -4)
  })

  it.each([
    ['https://backend.example/', 'https://backend.example'],
    ['http://localhost:4170', 'http://localhost:4170'],
  ])('BACKEND-01 takes %s as %s, so that every path can follow', async (address, origin) => {
    expect((await backendOf({ VITE_API_BASE_URL: address })).origin).toBe(origin)
  })

  it('BACKEND-01 is told from a build that has none', async () => {
    expect((await built({ VITE_API_BASE_URL: undefined })).configuredAddress).toBe('')
    expect((await built({ VITE_API_BASE_URL: 'https://backend.example' })).configuredAddress).toBe('https://backend.example')
  })

  it.each(['', 'backend.example'])('BACKEND-01 %j is no address, and never passes for a network failure', async (address) => {
    const { createRealBackend } = await built({ VITE_API_BASE_URL: address })
    expect(() => createRealBackend(network)).toThrow()
  })

  it('BACKEND-06 is sent both headers, unless the build leaves one out', async () => {
    expect((await backendOf({})).sends).toEqual({ authorization: true, idempotencyKey: true })
    expect((await backendOf({ VITE_SEND_AUTHORIZATION: 'off' })).sends).toEqual({ authorization: false, idempotencyKey: true })
    expect((await backendOf({ VITE_SEND_AUTHORIZATION: 'on', VITE_SEND_IDEMPOTENCY_KEY: 'off' })).sends).toEqual({
      authorization: true,
      idempotencyKey: false,
    })
  })

  it('BACKEND-04 answers what the network answers', async () => {
    const answer = new Response('{}')
    const asked = vi.fn(() => Promise.resolve(answer))
    vi.stubGlobal('fetch', asked)
    const request = new Request('https://backend.example/api')
    expect(await (await backendOf({})).fetch(request)).toBe(answer)
    expect(asked).toHaveBeenCalledWith(request)
  })
})
