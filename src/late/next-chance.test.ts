// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { atNextChance } from './next-chance'

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
