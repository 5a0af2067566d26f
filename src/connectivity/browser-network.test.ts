// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { browserNetwork } from './browser-network'
import { createConnectivity } from './connectivity'

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it('QUEUE-03 a page restored from the back/forward cache notices that the network is back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const connectivity = createConnectivity(browserNetwork)
  const back = vi.fn()
  connectivity.onNetworkBack(back)
  online.mockReturnValue(true)
  show(false)
  expect([connectivity.state(), back.mock.calls.length]).toEqual(['offline', 0])
  show(true)
  expect([connectivity.state(), back.mock.calls.length]).toEqual(['online', 1])
  connectivity.follow({ isOnline: () => true, subscribe: () => () => undefined })
  back.mockClear()
  show(true)
  expect(back).not.toHaveBeenCalled()
})
