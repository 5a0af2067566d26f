// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { session } from '@/session/browser-session'
import { createFakeConnectivity, createFakeTransport, FakeServices } from '../../../tests/support/fake-services'
import { claim, openOutbox, saveStep, type TestOutbox } from '../../../tests/support/outbox-store'
import { renderReady } from '../../../tests/support/render-ready'
import { createScreenRouter } from '../../../tests/support/screen-router'
import { pauseOf } from '../../../tests/support/submission-rows'
import { HeaderHem } from './header-hem'
import { StatusPill } from './status-pill'

afterEach(() => {
  cleanup()
  session.clear()
})

/** The header's pill and the line below it, for a device with this store. */
async function open(store: TestOutbox, connection: 'online' | 'offline' | 'refused') {
  const connectivity = createFakeConnectivity(connection)
  const { Screen } = createScreenRouter('/dashboard', () => (
    <>
      <StatusPill />
      <div data-testid="hem">
        <HeaderHem />
      </div>
    </>
  ))
  const loaded = Promise.resolve(store.outbox)
  await renderReady(
    <FakeServices transport={createFakeTransport()} connectivity={connectivity} loadOutbox={() => loaded}>
      <Screen />
    </FakeServices>,
  )
  return connectivity
}

const damage = async (store: TestOutbox, step: 4 | 5): Promise<unknown> =>
  store.database.submissions.update(await saveStep(store, step, 1), { bodyVersion: 7 })

async function saveTwice(store: TestOutbox): Promise<void> {
  const first = await saveStep(store, 3, 1)
  await store.outbox.settle(await claim(store, first), { kind: 'try-again', pause: pauseOf(1, 2) })
  await saveStep(store, 3, 2)
}

const refuse = async (store: TestOutbox): Promise<unknown> =>
  store.outbox.settle(await claim(store, await saveStep(store, 3, 1)), { kind: 'rejected', status: 409, message: null })

const both = async (store: TestOutbox): Promise<unknown> => {
  await refuse(store)
  return saveStep(store, 4, 2)
}

const send = async (store: TestOutbox): Promise<unknown> => claim(store, await saveStep(store, 3, 1))

it.each<[string, string, 'online' | 'offline' | 'refused', (store: TestOutbox) => Promise<unknown>]>([
  ['Waiting, 1 step waiting to send', 'Waiting 1', 'online', (store) => saveStep(store, 3, 1)],
  ['Waiting, 1 step waiting to send', 'Waiting 1', 'online', saveTwice],
  ['Sending, 1 step waiting to send', 'Sending 1', 'online', send],
  ['Offline, 1 step waiting to send', 'Offline 1', 'offline', send],
  ['Refused, 1 step waiting to send', 'Refused 1', 'refused', (store) => saveStep(store, 3, 1)],
  ['Needs you, 1 step needs attention', 'Needs you 1', 'offline', refuse],
  ['Needs you, 1 step needs attention, 1 step waiting to send', 'Needs you 1', 'online', both],
  ['Needs you, 1 saved entry cannot be read', 'Needs you 1', 'online', (store) => damage(store, 4)],
  [
    'Needs you, 2 saved entries cannot be read, 1 step waiting to send',
    'Needs you 2',
    'online',
    (store) => Promise.all([damage(store, 4), damage(store, 5), saveStep(store, 3, 1)]),
  ],
])("QUEUE-03 the pill in the header is named ’%s’ and shows %s while %s", async (name, words, connection, prepare) => {
  const store = openOutbox()
  session.signIn({ token: 'T1', sellerId: 'S1', mobile: null })
  await prepare(store)
  await open(store, connection)
  const pill = await screen.findByRole('link', { name })
  expect(pill.textContent).toBe(words)
  expect(pill.closest('[role="status"]')).not.toBeNull()
  expect(pill.getAttribute('href')).toBe('/outbox')
})

it('QUEUE-03 with nothing waiting, the pill shows Offline while offline, and nothing while online', async () => {
  const store = openOutbox()
  session.signIn({ token: 'T1', sellerId: 'S1', mobile: null })
  const connectivity = await open(store, 'offline')
  expect((await screen.findByRole('status')).textContent).toBe('Offline')
  expect(screen.queryByRole('link')).toBeNull()
  act(() => connectivity.become('online'))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('PWA-06 QUEUE-03 the pill counts an unreadable draft, and gives no number if the store cannot be read', async () => {
  const store = openOutbox()
  session.signIn({ token: 'T1', sellerId: 'S1', mobile: null })
  await store.database.table('drafts').put({ owner: 'S1', form: 'step-4', of: 'another version' })
  await store.outbox.setDraftAside({ owner: 'S1', form: 'step-4' })
  await open(store, 'online')
  const counted = await screen.findByRole('link', { name: 'Needs you, 1 saved entry cannot be read' })
  expect(counted.textContent).toBe('Needs you 1')
  expect(screen.getByTestId('hem').querySelector('[data-progress]')?.getAttribute('data-progress')).toBe('waiting')
  cleanup()

  const lost = openOutbox()
  lost.database.close()
  await open(lost, 'online')
  const unknown = await screen.findByRole('link', { name: 'Needs you, what waits on this device cannot be read right now' })
  expect(unknown.textContent).toBe('Needs you')
})
