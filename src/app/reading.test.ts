// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { clock, deviceTime } from '@/clock/clock'
import { session } from '@/session/browser-session'
import { onOccasion } from './reading'

it('DEMO-03 EXT-02 SNAP-03 setting the clock is an occasion to read again', () => {
  onTestFinished(() => clock.follow(deviceTime))
  const listener = vi.fn<(occasion: string) => void>()
  onOccasion(listener)
  clock.follow({ now: () => 1, subscribe: () => () => undefined })
  expect(listener.mock.calls).toEqual([['other']])
})

it('EXT-02 TIME-01 READ-03 a sign-in is an occasion to read again, even with the same token', () => {
  onTestFinished(() => session.clear())
  const seller = { token: 'T1', sellerId: 'S1', mobile: null }
  session.signIn(seller)
  const listener = vi.fn<(occasion: string) => void>()
  onOccasion(listener)
  session.rememberMobile({ sellerId: 'S1', mobile: '9876543210' })
  expect(listener).not.toHaveBeenCalled()
  session.signIn(seller)
  expect(listener.mock.calls).toEqual([['sign-in']])
})
