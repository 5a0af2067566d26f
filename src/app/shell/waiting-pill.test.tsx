// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { session } from '@/session/browser-session'
import { createFakeConnectivity, createFakeTransport, FakeServices } from '../../../tests/support/fake-services'
import { claim, openOutbox, saveStep, type TestOutbox } from '../../../tests/support/outbox-store'
import { renderReady } from '../../../tests/support/render-ready'
import { createScreenRouter } from '../../../tests/support/screen-router'
import { pauseOf } from '../../../tests/support/submission-rows'
import { WaitingPill } from './waiting-pill'

afterEach(() => {
  cleanup()
  session.clear()
})

const damage = async (store: TestOutbox, step: 4 | 5): Promise<unknown> =>
  store.database.submissions.update(await saveStep(store, step, 1), { bodyVersion: 7 })

async function saveTwice(store: TestOutbox): Promise<void> {
  const first = await saveStep(store, 3, 1)
  await store.outbox.settle(await claim(store, first), { kind: 'try-again', pause: pauseOf(1, 2) })
  await saveStep(store, 3, 2)
}

it.each<[string, string, (store: TestOutbox) => Promise<unknown>]>([
  ['1 step waiting to send', '1', (store) => saveStep(store, 3, 1)],
  ['1 step waiting to send', '1', saveTwice],
  ['1 saved entry cannot be read', '1', (store) => damage(store, 4)],
  ['2 saved entries cannot be read', '3', (store) => Promise.all([damage(store, 4), damage(store, 5), saveStep(store, 3, 1)])],
])("QUEUE-03 the pill in the header says '%s' and %s", async (name, count, prepare) => {
  const store = openOutbox()
  session.signIn({ token: 'T1', sellerId: 'S1', mobile: null })
  await prepare(store)
  const { Screen } = createScreenRouter('/dashboard', WaitingPill)
  const loaded = Promise.resolve(store.outbox)
  await renderReady(
    <FakeServices transport={createFakeTransport()} connectivity={createFakeConnectivity()} loadOutbox={() => loaded}>
      <Screen />
    </FakeServices>,
  )
  const pill = await screen.findByRole('link', { name })
  expect(pill.textContent).toBe(`${count}waiting to send`)
  expect(pill.getAttribute('href')).toBe('/outbox')
})
