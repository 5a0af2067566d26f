// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { clock, deviceTime } from '@/clock/clock'
import { onOccasion } from './reading'

it('DEMO-03 EXT-02 SNAP-03 a clock that was set is an occasion to ask: what was open by the other time may be so no more', () => {
  onTestFinished(() => clock.follow(deviceTime))
  const listener = vi.fn<(occasion: string) => void>()
  onOccasion(listener)
  clock.follow({ now: () => 1, subscribe: () => () => undefined })
  expect(listener.mock.calls).toEqual([['other']])
})
