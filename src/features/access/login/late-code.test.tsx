// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createFakeConnectivity, createFakeTransport, FakeServices } from '../../../../tests/support/fake-services'
import { createScreenRouter } from '../../../../tests/support/screen-router'
import { LoginScreen } from './login-screen'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** All that can happen before the next file arrives. */
async function untilAFileIsNeeded(): Promise<void> {
  for (let turn = 0; turn < 500; turn++) await Promise.resolve()
}

// In a file of its own: the code must not have been fetched by another test.
it('LOGIN-08 says after twenty seconds that the backend cannot be reached where the code of the sign-in does not come', async () => {
  const transport = createFakeTransport()
  const { Screen } = createScreenRouter('/login', LoginScreen)
  render(
    <FakeServices transport={transport} connectivity={createFakeConnectivity()}>
      <Screen />
    </FakeServices>,
  )
  fireEvent.change(await screen.findByLabelText('Email or mobile number'), { target: { value: 'asha@example.com' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret-7' } })
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await untilAFileIsNeeded()
  vi.advanceTimersByTime(20_000)
  await act(untilAFileIsNeeded)
  expect(screen.getByRole('alert').textContent).toBe('The server cannot be reached. Check your connection and try again. What you typed is kept.')
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
  expect(transport.calls).toEqual([])
})
