// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { chancesWaitedFor } from '../../tests/support/chances'
import { nextChance, untilThere } from './next-chance'

it('PWA-02 a failed load is repeated at each chance until it succeeds', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValue('here')
  const there = untilThere(load)
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    expect(load).toHaveBeenCalledTimes(2)
  })
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(load).toHaveBeenCalledTimes(3)
  })
  expect(await there).toBe('here')
})

it('PWA-02 a chance that comes during a load counts if that load fails afterwards', async () => {
  const load = vi.fn<() => Promise<string>>()
  let fail = (): void => undefined
  load.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch')))))
  load.mockResolvedValue('here')
  const there = untilThere(load)
  window.dispatchEvent(new Event('online'))
  fail()
  expect(await there).toBe('here')
})

it('PWA-02 a page that becomes hidden is not a chance, one that becomes visible is', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  const come = vi.fn<() => void>()
  const chance = nextChance().comes.then(come)
  document.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
  expect(come).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await chance
  expect(come).toHaveBeenCalledOnce()
})

it('FAST-02 no listener is left once the load has succeeded', async () => {
  const isWaiting = chancesWaitedFor()
  const there = untilThere(() => Promise.resolve('here'))
  expect(isWaiting()).toBe(true)
  await there
  expect(isWaiting()).toBe(false)
})
