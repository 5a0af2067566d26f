// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { atNextChance, untilThere } from './next-chance'

it('PWA-02 what a first visit could not have is asked for again with each chance, until it is there', async () => {
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

it('PWA-02 a chance that comes while it is being loaded counts: a phone may tell of the line before the load that it broke', async () => {
  const load = vi.fn<() => Promise<string>>()
  let fail = (): void => undefined
  load.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch')))))
  load.mockResolvedValue('here')
  const there = untilThere(load)
  window.dispatchEvent(new Event('online'))
  fail()
  expect(await there).toBe('here')
})

it('PWA-02 a page that goes out of sight is no chance, a chance comes once, and none once it is taken back', () => {
  const take = vi.fn<() => void>()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  atNextChance(take)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(take).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('online'))
  expect(take).toHaveBeenCalledOnce()
  atNextChance(take)()
  window.dispatchEvent(new Event('online'))
  expect(take).toHaveBeenCalledOnce()
})
