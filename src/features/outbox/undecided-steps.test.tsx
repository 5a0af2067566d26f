// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import type { OnboardingStep } from '@/contract/steps'
import { stepNames } from '@/domain/steps/step-texts'
import type { SubmissionFailure } from '@/outbox/submission'
import { session } from '@/session/browser-session'
import { breakStore } from '../../../tests/support/device-screen'
import { createFakeConnectivity, createFakeTransport, FakeServices } from '../../../tests/support/fake-services'
import { claim, openOutbox, rowsOf, saveStep, type TestOutbox } from '../../../tests/support/outbox-store'
import { renderReady } from '../../../tests/support/render-ready'
import { createScreenRouter } from '../../../tests/support/screen-router'
import { stepBody } from '../../../tests/support/step-bodies'
import { OutboxScreen } from './outbox-screen'

afterEach(() => {
  cleanup()
  session.clear()
})

const newDevice = (): TestOutbox => openOutbox(undefined, { time: Date.now() })

async function open({ outbox }: TestOutbox): Promise<void> {
  const { Screen } = createScreenRouter('/outbox', () => <OutboxScreen sellerId="S1" target={{ backend: 'demo', sendsKeys: true }} />)
  const loaded = Promise.resolve(outbox)
  await renderReady(
    <FakeServices transport={createFakeTransport()} connectivity={createFakeConnectivity()} loadOutbox={() => loaded}>
      <Screen />
    </FakeServices>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Waiting to send' })
}

const card = (step: OnboardingStep): Promise<HTMLElement> => screen.findByRole('group', { name: stepNames[step] })
const button = (name: string): HTMLElement => screen.getByRole('button', { name })

/** An attempt of a step that ended without an answer. */
async function tried(store: TestOutbox, sequence: number, failure: SubmissionFailure, milliseconds = 0, serverRequested = false): Promise<void> {
  const pause = { failure, at: store.clock.time, milliseconds, serverRequested }
  await store.outbox.settle(await claim(store, sequence), { kind: 'try-again', pause })
}

async function refused(store: TestOutbox, sequence: number, status: number, message: string | null = 'Not so.'): Promise<void> {
  await store.outbox.settle(await claim(store, sequence), { kind: 'rejected', status, message })
}

const full = 'This device’s storage is full. Free some space, for example by removing photos, videos or apps.'

const unclear = { kind: 'unclear', status: 200, message: null } as const

describe('a step that the backend refused', () => {
  it("QUEUE-05 and that may have arrived before offers 'It has it already: go on', which releases the held steps", async () => {
    const store = newDevice()
    const three = await saveStep(store, 3, 1)
    const four = await saveStep(store, 4, 2)
    await tried(store, three, { kind: 'unreachable' })
    await refused(store, three, 409, 'Already saved.')
    await open(store)
    expect((await card(3)).textContent).toContain('Already saved. An earlier try may have arrived. If the marketplace has it, go on.')
    expect((await card(4)).textContent).toContain('Held until GST Tax Information is accepted.')
    expect(within(await card(3)).getByText('It has it already: go on')).toBeTruthy()
    await userEvent.click(button('It has it already: go on GST Tax Information'))
    await waitFor(() => expect(screen.queryByRole('group', { name: stepNames[3] })).toBeNull())
    await waitFor(async () => expect((await card(4)).textContent).toContain('It will be sent in its turn.'))
    expect(await store.outbox.next('S1', store.clock.time, false)).toMatchObject({ kind: 'send', submission: { sequence: four } })
  })

  it("QUEUE-05 at its first try does not offer 'It has it already: go on'", async () => {
    const store = newDevice()
    await refused(store, await saveStep(store, 3, 1), 409)
    await open(store)
    await card(3)
    expect(screen.queryByText('It has it already: go on')).toBeNull()
    expect(screen.queryByText('Log in again')).toBeNull()
    expect(button('Send again GST Tax Information')).toBeTruthy()
  })

  it("QUEUE-05 with 403 offers 'Log in again' beside 'Change', which ends the session but keeps the seller", async () => {
    const store = newDevice()
    session.signIn({ token: 'T1', sellerId: 'S1', mobile: null })
    await refused(store, await saveStep(store, 3, 1), 403)
    await open(store)
    expect(within(await card(3)).getByRole('link', { name: 'Change GST Tax Information' })).toBeTruthy()
    await userEvent.click(button('Log in again GST Tax Information'))
    expect(session.read()).toMatchObject({ kind: 'signed-out', sellerId: 'S1' })
    expect(await rowsOf(store)).toHaveLength(1)
  })
})

it('PWA-06 what a press on a card cannot do, as the device is full, is told with what to do', async () => {
  const store = newDevice()
  const three = await saveStep(store, 3, 1)
  for (let answers = 0; answers < 4; answers += 1) await tried(store, three, unclear)
  await open(store)
  await card(3)
  onTestFinished(breakStore('full'))
  await userEvent.click(button('Send again GST Tax Information'))
  expect((await screen.findByRole('alert')).textContent).toBe(
    `This device could not save that. ${full} Nothing was changed; try again.`,
  )
})

describe('a step of which it is unknown whether the backend has it', () => {
  it('QUEUE-05 is sent again automatically, and says so', async () => {
    const store = newDevice()
    await tried(store, await saveStep(store, 3, 1), unclear, 600_000)
    await open(store)
    expect((await card(3)).textContent).toMatch(/The marketplace did not say whether it has received this\. We will ask again at .+\s[ap]m\./)
    expect(screen.queryByText('It has it already: go on')).toBeNull()
  })

  it('QUEUE-05 is decided by the seller after four tries: go on, or send it again under the same key', async () => {
    const store = newDevice()
    const three = await saveStep(store, 3, 1)
    for (let times = 0; times < 4; times += 1) await tried(store, three, unclear)
    await open(store)
    expect((await card(3)).textContent).toContain('Needs attention')
    expect((await card(3)).textContent).toContain('Check with the marketplace: if it has, go on; if not, send it again.')
    expect(button('It has it already: go on GST Tax Information')).toBeTruthy()
    await userEvent.click(button('Send again GST Tax Information'))
    await waitFor(async () => expect(await rowsOf(store)).toMatchObject([{ state: 'waiting', key: 'key-1', attempts: 4 }]))
  })
})

describe('the reason why a step waits', () => {
  it.each([401, 403, 404, 200, 302, 511])('QUEUE-05 names a page with status %d that did not come from the marketplace', async (status) => {
    const store = newDevice()
    await tried(store, await saveStep(store, 3, 1), { kind: 'unavailable', status, message: null }, 600_000)
    await open(store)
    expect((await card(3)).textContent).toMatch(
      /The answer did not come from the marketplace, but perhaps from a Wi-Fi login page\. If this network asks you to log in, do that first\. Next try at .+\s[ap]m\./,
    )
  })

  it("QUEUE-05 names the pause that the server asks for and disables 'Send now', for a day at most", async () => {
    const store = newDevice()
    await tried(store, await saveStep(store, 3, 1), { kind: 'unavailable', status: 503, message: null }, 1_000_000_000_000, true)
    await open(store)
    await card(3)
    const sentence = screen.getByText(/^The marketplace asks us to wait\. Nothing is sent before .+\s[ap]m\.$/)
    expect(button('Send now').getAttribute('aria-disabled')).toBe('true')
    expect(button('Send now').getAttribute('aria-describedby')).toBe(sentence.id)
    expect(sentence.textContent).not.toMatch(/20[3-9]\d/)
  })

  it('QUEUE-04 the newer version of a step has the only card, which says that the older one must be answered first', async () => {
    const store = newDevice()
    const three = await saveStep(store, 3, 1)
    await tried(store, three, { kind: 'unavailable', status: 503, message: null }, 600_000)
    await saveStep(store, 3, 2)
    await open(store)
    expect((await card(3)).textContent).toMatch(/An earlier version of this has to be answered first\. The server has a problem\. Next try at .+\s[ap]m\./)
    expect((await card(3)).textContent).toContain('Store 2')
    expect(screen.getAllByRole('group', { name: stepNames[3] })).toHaveLength(1)
  })
})

describe('saved entries that this version cannot read', () => {
  it('QUEUE-03 are counted and shown, and removed only by the seller', async () => {
    const store = newDevice()
    for (const [step, change] of [[3, { bodyVersion: 7 }], [4, { body: 'gone' }]] as const)
      await store.database.submissions.update(await saveStep(store, step, step), change)
    await open(store)
    expect(await screen.findByText('2 saved entries cannot be read. They are not sent and not deleted.')).toBeTruthy()
    expect(screen.queryByText('Nothing of yours waits on this device.')).toBeNull()
    expect(button('Export a copy')).toBeTruthy()
    await userEvent.click(button('Remove GST Tax Information'))
    await userEvent.click(button('Remove it'))
    expect(
      await screen.findByText('One saved entry cannot be read. It is not sent and not deleted.'),
    ).toBeTruthy()
  })

  it('QUEUE-03 are exported unchanged', async () => {
    const store = newDevice()
    const damaged = await saveStep(store, 3, 1)
    await store.database.submissions.update(damaged, { bodyVersion: 7, body: { nickname: 'Of a later version' } })
    await saveStep(store, 4, 3)
    expect(await store.outbox.exportTransfer('S1')).toMatchObject({
      rows: [{ step: 4, body: stepBody(4, 'S1', 3) }],
      unreadable: [{ sequence: damaged, bodyVersion: 7, body: { nickname: 'Of a later version' } }],
    })
  })
})
