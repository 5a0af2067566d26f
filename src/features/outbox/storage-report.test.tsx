// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { readStorageRoom } from '@/storage/storage-room'
import { createDevice, nothingStored, openScreen, refuseStorage } from '../../../tests/support/device-screen'
import { OutboxScreen } from './outbox-screen'
import { StorageReport } from './storage-report'

const megabyte = 1e6

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'storage')
})

/** A browser with this much room, which does or does not agree to persist it. */
function giveRoom(usage: number, quota: number, agrees = true, isProtected = false): void {
  const state = { isProtected }
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: {
      estimate: async () => ({ usage, quota }),
      persisted: async () => state.isProtected,
      persist: async () => {
        state.isProtected ||= agrees
        return state.isProtected
      },
    },
  })
}

it('PWA-04 PWA-06 P23 shows the used and free space and that it is not protected, and asks the browser to protect it', async () => {
  giveRoom(1_234_567, 10_700 * megabyte)
  render(<StorageReport known={null} after={null} waits={false} />)
  expect((await screen.findByText(/ used, up to /)).textContent).toMatch(/^1\.23 ?MB used, up to 10\.7 ?GB left\.$/)
  expect(screen.getByText(/^Not protected: when space runs short/).textContent).toMatch(/ what is stored here may be removed, including drafts\. An installed app is safer from that\.$/)
  expect(screen.queryByText(/^Little space is left/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ask the browser to protect it' }))
  await screen.findByText(/^Protected: the browser keeps what is stored here/)
  expect(screen.queryByRole('button')).toBeNull()
  // The pressed button has disappeared, so keyboard users continue from here.
  expect(document.activeElement?.textContent).toBe('Storage on this device')
})

it('PWA-06 P23 advises to send soon if something waits', async () => {
  giveRoom(1, 100)
  render(<StorageReport known={null} after={null} waits />)
  expect((await screen.findByText(/^Not protected/)).textContent).toMatch(/, including what waits to be sent\. Send it soon\. An installed app is safer from that\.$/)
})

it('PWA-06 P23 says so if the browser refuses to protect the storage, and lets the seller ask again', async () => {
  giveRoom(1, 100, false)
  render(<StorageReport known={null} after={null} waits={false} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask the browser to protect it' }))
  await screen.findByText(/^The browser did not agree/)
  expect(screen.getByRole('button', { name: 'Ask the browser to protect it' })).toBeDefined()
})

it.each([
  [79, false],
  [80, true],
  [130, true],
])('PWA-06 with %d of 100 MB used it warns that little space is left: %s', async (used, isTold) => {
  giveRoom(used * megabyte, 100 * megabyte, true, true)
  render(<StorageReport known={null} after={null} waits={false} />)
  await screen.findByText(/^Protected/)
  expect(screen.queryByText(/^Little space is left for this app\. Free some/) !== null).toBe(isTold)
})

it('PWA-06 shows the last known values at once, and then the current ones', async () => {
  giveRoom(2 * megabyte, 100 * megabyte)
  render(<StorageReport known={{ isProtected: false, used: megabyte, left: 9 * megabyte }} after={null} waits={false} />)
  expect(screen.getByText('1 MB used, up to 9 MB left.')).toBeDefined()
  await screen.findByText('2 MB used, up to 98 MB left.')
})

it('PWA-06 shows nothing if the browser gives no values, as over plain http', async () => {
  const { container } = render(<StorageReport known={null} after={null} waits={false} />)
  await act(readStorageRoom)
  expect(container.textContent).toBe('')
})

it('PWA-06 P23 shows no storage report if the browser refuses storage', async () => {
  giveRoom(1, 100)
  const device = createDevice()
  refuseStorage(device)
  await openScreen('/outbox', () => <OutboxScreen sellerId="S1" target={{ backend: 'demo', sendsKeys: true }} room={{ isProtected: false, used: 1, left: 99 }} />, { device })
  expect((await screen.findByRole('alert')).textContent).toBe(`We cannot say what waits on this device. ${nothingStored}`)
  expect(screen.queryByRole('heading', { name: 'Storage on this device' })).toBeNull()
})
