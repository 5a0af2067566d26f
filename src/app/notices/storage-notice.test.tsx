// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deviceNotes } from '@/storage/device-notes'
import { readStorageRoom } from '@/storage/storage-room'
import { lateAnswer } from '../../../tests/support/late-answer'
import { renderReady } from '../../../tests/support/render-ready'
import { StorageNotice } from './storage-notice'

const noteName = 'told-nearly-full'
const sentence = 'Little space is left on this device for this app. Open “Waiting to send” to see what you can do.'
const roomy = { usage: 79, quota: 100 }
const nearlyFull = { usage: 80, quota: 100 }

const giveRoom = (estimate: () => Promise<StorageEstimate>): void =>
  void Object.defineProperty(navigator, 'storage', { configurable: true, value: { estimate, persisted: async () => true } })

/** Waits for what the notice reads on each screen; its earlier reads have been answered by then. */
const whenLooked = (): Promise<void> =>
  act(async () => {
    await readStorageRoom()
    await deviceNotes.read(noteName)
  })

async function openPortal(): Promise<(path: string) => Promise<void>> {
  const history = createMemoryHistory({ initialEntries: ['/dashboard'] })
  const router = createRouter({ routeTree: createRootRoute({ component: StorageNotice, notFoundComponent: () => null }), history })
  await renderReady(<RouterProvider router={router} />)
  return (path) =>
    act(async () => {
      history.push(path)
      await router.load()
    })
}

const said = (): string | null => screen.getByRole('status').textContent

beforeEach(async () => {
  await deviceNotes.write(noteName, null)
})

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'storage')
})

it('PWA-06 the notice of little space is shown once on one screen, and again only after there was room', async () => {
  giveRoom(async () => roomy)
  const go = await openPortal()
  await whenLooked()
  expect(said()).toBe('')
  giveRoom(async () => nearlyFull)
  await go('/alloffers')
  await screen.findByText(sentence)
  for (const path of ['/outbox', '/alloffers']) {
    await go(path)
    await whenLooked()
    expect(said()).toBe('')
  }
  giveRoom(async () => roomy)
  await go('/dashboard')
  await whenLooked()
  expect(said()).toBe('')
  giveRoom(async () => nearlyFull)
  await go('/outbox')
  await screen.findByText(sentence)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(said()).toBe('')
})

it('PWA-06 the notice of little space appears on the next screen if the first was left before the answer', async () => {
  const first = lateAnswer<StorageEstimate>()
  const second = lateAnswer<StorageEstimate>()
  giveRoom(() => first.coming)
  const go = await openPortal()
  giveRoom(() => second.coming)
  await go('/alloffers')
  giveRoom(async () => nearlyFull)
  first.answer(nearlyFull)
  await whenLooked()
  expect(said()).toBe('')
  second.answer(nearlyFull)
  await screen.findByText(sentence)
})
