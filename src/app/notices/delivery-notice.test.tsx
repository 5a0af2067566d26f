// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useLanguage } from '@/catalogues/use-language'
import { session } from '@/session/browser-session'
import { createFakeConnectivity, createFakeTransport, FakeServices } from '../../../tests/support/fake-services'
import { claim, openOutbox, saveChange, saveStep, type TestOutbox } from '../../../tests/support/outbox-store'
import { speakOtherLanguage } from '../../../tests/support/other-language'
import { renderReady } from '../../../tests/support/render-ready'
import { pauseOf } from '../../../tests/support/submission-rows'
import { DeliveryNotice } from './delivery-notice'
import { StatusPill } from '../shell/status-pill'

let store: TestOutbox
let go: (path: string) => Promise<void>

beforeEach(async () => {
  store = openOutbox()
  session.signIn({ token: 'T1', sellerId: 'S1', mobile: null })
  const sequence = await saveStep(store, 3, 1)
  await store.outbox.settle(await claim(store, sequence), { kind: 'try-again', pause: pauseOf(1, 2) })
  const loaded = Promise.resolve(store.outbox)
  const Around = () => {
    useLanguage()
    return (
      <>
        <StatusPill />
        <DeliveryNotice />
      </>
    )
  }
  const history = createMemoryHistory({ initialEntries: ['/dashboard'] })
  const router = createRouter({ routeTree: createRootRoute({ component: Around, notFoundComponent: () => null }), history })
  go = (path) =>
    act(async () => {
      history.push(path)
      await router.load()
    })
  await renderReady(
    <FakeServices transport={createFakeTransport()} connectivity={createFakeConnectivity()} loadOutbox={() => loaded}>
      <RouterProvider router={router} />
    </FakeServices>,
  )
  await screen.findByRole('link', { name: 'Waiting, 1 step waiting to send' })
  await act(async () => {
    await store.outbox.settle(await claim(store, sequence), { kind: 'accepted', message: null })
  })
})

afterEach(() => {
  cleanup()
  session.clear()
})

/** A change of a thing fails once, waits, and is then accepted. */
async function deliverChange(thing: number): Promise<void> {
  const sequence = await saveChange(store, [thing], thing)
  await store.outbox.settle(await claim(store, sequence), { kind: 'try-again', pause: pauseOf(1, 2) })
  await store.outbox.settle(await claim(store, sequence), { kind: 'accepted', message: null })
}

it('QUEUE-03 LANG-03 a waiting step that is now sent shows a notice in the current language until it is closed', async () => {
  const [, status = expect.fail('No place for notices')] = screen.getAllByRole('status')
  await waitFor(() => expect(status.textContent).toContain('Sent: GST Tax Information'))
  speakOtherLanguage({ 'contract/step-words': { 3: { title: 'Taxes' } } })
  expect(status.textContent).toContain('Sent: Taxes')
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(status.textContent).toBe('')
})

it('QUEUE-03 a notice shown on one screen does not come back on return to that screen', async () => {
  const [, status = expect.fail('No place for notices')] = screen.getAllByRole('status')
  await waitFor(() => expect(status.textContent).toContain('Sent: GST Tax Information'))
  await go('/outbox')
  expect(status.textContent).toBe('')
  await go('/dashboard')
  expect(status.textContent).toBe('')
  await act(() => deliverChange(1))
  await waitFor(() => expect(status.textContent).toContain('Sent: '))
  expect(status.textContent).not.toContain('GST')
})

it('QUEUE-03 CMD-01 several deliveries in a row are shown as one count, called changes if not all are steps', async () => {
  const [, status = expect.fail('No place for notices')] = screen.getAllByRole('status')
  await waitFor(() => expect(status.textContent).toContain('Sent: GST Tax Information'))
  await act(async () => {
    for (const thing of [1, 2, 3, 4, 5, 6]) await deliverChange(thing)
  })
  await waitFor(() => expect(status.textContent).toContain('7 changes sent'))
  expect(status.textContent).not.toContain('GST')
})

/** Closes the notice about the step, and saves the step again. */
async function saveAgain(): Promise<number> {
  const close = await screen.findByRole('button', { name: 'Close' })
  act(() => close.click())
  const newer = await act(() => saveStep(store, 3, 2))
  await screen.findByRole('link', { name: 'Waiting, 1 step waiting to send' })
  return newer
}

/** Expects another notice, without the step in it. */
async function expectOnlyChangeToBeSaid(): Promise<void> {
  const [status = expect.fail('No place for notices')] = screen.getAllByRole('status').slice(-1)
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  expect(status.textContent).toBe('')
  await act(() => deliverChange(1))
  await waitFor(() => expect(status.textContent).toContain('Sent: '))
  expect(status.textContent).not.toContain('GST')
}

it('QUEUE-03 removing the newer version of a sent step does not repeat its notice', async () => {
  const newer = await saveAgain()
  await act(() => store.outbox.discard(newer))
  await expectOnlyChangeToBeSaid()
})

it('QUEUE-03 a step accepted while its newer version waits shows no notice, nor when that is removed', async () => {
  const older = await saveAgain()
  await act(async () => store.outbox.settle(await claim(store, older), { kind: 'try-again', pause: pauseOf(1, 2) }))
  const claimed = await act(() => claim(store, older))
  const newer = await act(() => saveStep(store, 3, 3))
  expect(newer).not.toBe(older)
  await act(() => store.outbox.settle(claimed, { kind: 'accepted', message: null }))
  // This changes nothing on screen, so the next save shows that the page has seen it.
  const other = await act(() => saveChange(store, [2], 1))
  await screen.findByRole('link', { name: /^Waiting, 2 / })
  await act(() => store.outbox.discard(newer))
  await act(() => store.outbox.discard(other))
  await expectOnlyChangeToBeSaid()
})
