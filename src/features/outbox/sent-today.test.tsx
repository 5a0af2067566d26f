// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { readyAccount, startDevice, stopDevice } from '../../../tests/support/seller-device'
import { OutboxScreen } from './outbox-screen'

afterEach(stopDevice)

it("QUEUE-03 the heading 'Sent today' changes to 'Delivered' after midnight while the list is open", async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} }),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  const device = await startDevice()
  await device.signIn('step-3')
  await device.save([3])
  await waitFor(async () => expect(await device.rows()).toMatchObject([{ state: 'accepted' }]))
  await device.show('/outbox', () => <OutboxScreen sellerId={readyAccount('step-3').sellerId} target={{ backend: 'demo', sendsKeys: true }} />)
  await screen.findByRole('heading', { name: 'Sent today' })
  await act(() => device.demo.dispatch({ kind: 'move-clock', milliseconds: 24 * 3_600_000 }))
  await screen.findByRole('heading', { name: 'Delivered' })
})
