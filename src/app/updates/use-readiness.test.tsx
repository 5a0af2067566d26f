// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { PrecacheResult } from '@/sw/messages'
import { chancesWaitedFor } from '../../../tests/support/chances'
import { untilHolds } from '../../../tests/support/until-holds'

/** Each request that this page made to its worker, to be answered by the test. */
const asked: ((kept: PrecacheResult) => void)[] = []

/** The module checks for service workers when it is loaded. */
async function readinessHere() {
  vi.stubEnv('PROD', true)
  vi.stubEnv('VITE_DEMO', 'off')
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.example')
  vi.resetModules()
  const { useReadiness } = await import('./use-readiness')
  return renderHook(useReadiness)
}

beforeEach(() => {
  asked.length = 0
  const worker = { postMessage: (_: unknown, [port]: readonly MessagePort[]) => void asked.push((kept) => port?.postMessage(kept)) }
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: worker, ready: Promise.resolve({ active: worker }) }, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    vi.unstubAllEnvs()
  })
})
afterEach(cleanup)

it('ABOUT-01 shows nothing for 2 s, then under way while the worker still fetches, and then ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { result } = await readinessHere()
  await untilHolds(() => expect(asked).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(1900))
  expect(result.current).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(result.current).toBe('under-way')
  asked[0]?.('kept-now')
  await untilHolds(() => expect(result.current).toBe('ready'))
})

it('ABOUT-01 PWA-02 missing files are requested again once the network is back, and the state then is ready', async () => {
  const { result } = await readinessHere()
  await untilHolds(() => expect(asked).toHaveLength(1))
  asked[0]?.('missing')
  await untilHolds(() => expect(result.current).toBe('incomplete'))
  window.dispatchEvent(new Event('online'))
  await untilHolds(() => expect(asked).toHaveLength(2))
  asked[1]?.('kept-now')
  await untilHolds(() => expect(result.current).toBe('ready'))
})

it('ABOUT-01 PWA-02 a full device is reported as full, and is not asked again while this is shown', async () => {
  const { result } = await readinessHere()
  await untilHolds(() => expect(asked).toHaveLength(1))
  asked[0]?.('full')
  await untilHolds(() => expect(result.current).toBe('full'))
  window.dispatchEvent(new Event('online'))
  // Mounting it again makes it ask again.
  await readinessHere()
  await untilHolds(() => expect(asked.length).toBeGreaterThan(1))
  expect(asked).toHaveLength(2)
})

it('ABOUT-01 FAST-02 leaving the screen before the worker has answered removes its listeners', async () => {
  const isWaiting = chancesWaitedFor()
  const { unmount } = await readinessHere()
  await untilHolds(() => expect(asked).toHaveLength(1))
  expect(isWaiting()).toBe(true)
  unmount()
  expect(isWaiting()).toBe(false)
})

it('ABOUT-01 FAST-02 no listener is left once the worker has reported that all is kept', async () => {
  const isWaiting = chancesWaitedFor()
  const { result } = await readinessHere()
  await untilHolds(() => expect(asked).toHaveLength(1))
  asked[0]?.('kept-now')
  await waitFor(() => expect(result.current).toBe('ready'))
  expect(isWaiting()).toBe(false)
})
