// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serverClock } from '@/clock/server-clock'
import { ClockNotice } from './clock-notice'

it('QUEUE-09 a wrong device clock shows a notice with what to do, until the clock is right', () => {
  render(<ClockNotice />)
  expect(screen.getByRole('status').textContent).toBe('')
  const heard = (minutesAhead: number): void => {
    const now = Date.parse('2026-11-22T12:00:00Z') + minutesAhead * 60_000
    act(() => serverClock.heard('Sun, 22 Nov 2026 12:00:00 GMT', now, now))
  }
  heard(7)
  expect(screen.getByRole('status').textContent).toMatch(/^This device’s clock is 7 minutes ahead\. .* still sent.* Turn on automatic date and time on this device\.$/)
  heard(-3 * 24 * 60)
  expect(screen.getByText(/3 days behind/)).toBeDefined()
  heard(0)
  expect(screen.getByRole('status').textContent).toBe('')
})
