// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { longestWaits } from '@/clock/at-most'
import { startDevice, stopDevice } from '../../../tests/support/seller-device'
import { readAhead } from './start-outbox'

// The worker has kept the steps alone, and the network says nothing.
vi.mock('./fonts', () => new Promise(() => undefined))

afterEach(stopDevice)

it('FAST-05 a start of who is signed in waits no longer for the code of the letters than for the letters', async () => {
  const device = await startDevice()
  await device.signIn('step-4')
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  vi.spyOn(globalThis, 'setTimeout')
  await readAhead(device.outbox)
  expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), longestWaits.letters)
})
