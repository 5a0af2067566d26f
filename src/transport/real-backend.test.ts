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

describe('the backend of a build', () => {
  it('BACKEND-01 has the address of the build, the given network and the time of the device', async () => {
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
  ])('BACKEND-01 reads the address %s as %s, so that every path can follow', async (address, origin) => {
    expect((await backendOf({ VITE_API_BASE_URL: address })).origin).toBe(origin)
  })

  it('BACKEND-01 the configured address is empty in a build without one', async () => {
    expect((await built({ VITE_API_BASE_URL: undefined })).configuredAddress).toBe('')
    expect((await built({ VITE_API_BASE_URL: 'https://backend.example' })).configuredAddress).toBe('https://backend.example')
  })

  it.each(['', 'backend.example'])('BACKEND-01 the address %j throws an error, and is not treated as a network failure', async (address) => {
    const { createRealBackend } = await built({ VITE_API_BASE_URL: address })
    expect(() => createRealBackend(network)).toThrow()
  })

  it('BACKEND-06 sends both headers, unless the build switches one off', async () => {
    expect((await backendOf({})).sends).toEqual({ authorization: true, idempotencyKey: true })
    expect((await backendOf({ VITE_SEND_AUTHORIZATION: 'off' })).sends).toEqual({ authorization: false, idempotencyKey: true })
    expect((await backendOf({ VITE_SEND_AUTHORIZATION: 'on', VITE_SEND_IDEMPOTENCY_KEY: 'off' })).sends).toEqual({
      authorization: true,
      idempotencyKey: false,
    })
  })

  it('BACKEND-04 returns the answer of the network', async () => {
    const answer = new Response('{}')
    const asked = vi.fn(() => Promise.resolve(answer))
    vi.stubGlobal('fetch', asked)
    const request = new Request('https://backend.example/api')
    expect(await (await backendOf({})).fetch(request)).toBe(answer)
    expect(asked).toHaveBeenCalledWith(request)
  })
})
