// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { createPresenterService } from '../../../../tests/support/presenter-service'
import { ClockSection } from './clock-section'

afterEach(cleanup)

it('DEMO-03 moves the service’s time on by 12 hours and 10 minutes, and back to the device’s time', async () => {
  render(<ClockSection service={createPresenterService()} />)
  expect(screen.getByText('21 Nov 2026, 12:00:00 pm')).toBeTruthy()
  expect(screen.getByText('The same as on this device.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Back to the device’s time' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'On by 12 hours' }))
  await userEvent.click(screen.getByRole('button', { name: 'On by 10 minutes' }))
  expect(screen.getByText('22 Nov 2026, 12:10:00 am')).toBeTruthy()
  expect(screen.getByText('12 hours 10 minutes ahead of this device.')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Back to the device’s time' }))
  expect(screen.getByText('21 Nov 2026, 12:00:00 pm')).toBeTruthy()
})
