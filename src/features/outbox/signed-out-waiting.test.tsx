// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { SignedOutWaiting } from './signed-out-waiting'

let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
  await device.signIn('step-3')
  await device.demo.dispatch({ kind: 'set-network', network: 'offline' })
})
afterEach(stopDevice)

/** The browser's cache with a shared picture. */
function sharePicture(name: string): void {
  const cache = {
    keys: () => Promise.resolve([new Request('http://localhost/shared-pictures/1')]),
    match: () => Promise.resolve(new Response('a picture', { headers: { 'X-Name': name } })),
  }
  vi.stubGlobal('caches', { has: () => Promise.resolve(true), open: () => Promise.resolve(cache) })
  onTestFinished(() => void vi.unstubAllGlobals())
}

const textsBefore = ({ previousElementSibling: before }: Element): (string | null)[] => (before === null ? [] : [...textsBefore(before), before.textContent])

it("ROUTE-09 SHARE-01 the texts above the link to log in are complete when it appears, without a shared picture's", async () => {
  await device.save([3, 4], 'Meera Silks')
  sharePicture('signature.png')
  const above = new Set<string>()
  const observer = new MutationObserver(() => {
    const link = screen.queryByRole('link', { name: 'Log in' })
    if (link !== null) above.add(textsBefore(link).join(' '))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  await device.show('/outbox', SignedOutWaiting)
  await screen.findByRole('status')
  await screen.findByRole('link', { name: 'Log in' })
  expect([...above]).toEqual(['Waiting to send 2 steps wait on this device. Log in to see and send them.'])
})
