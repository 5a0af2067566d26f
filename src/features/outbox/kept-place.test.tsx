// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { OnboardingStep } from '@/contract/steps'
import { stepNames } from '@/domain/steps/step-texts'
import { keepSeries } from '@/outbox/document-numbers'
import type { SubmissionFailure } from '@/outbox/submission'
import { createFakeConnectivity, createFakeTransport, FakeServices } from '../../../tests/support/fake-services'
import { handoverBody, packBody } from '../../../tests/support/order-bodies'
import { claim, openOutbox, rowsOf, saveStep, type TestOutbox } from '../../../tests/support/outbox-store'
import { renderReady } from '../../../tests/support/render-ready'
import { createScreenRouter } from '../../../tests/support/screen-router'
import { gone } from '../../../tests/support/step-screen'
import { OutboxScreen } from './outbox-screen'

afterEach(cleanup)

const newDevice = (): TestOutbox => openOutbox(undefined, { time: Date.now() })

async function open({ outbox }: TestOutbox): Promise<void> {
  const { Screen } = createScreenRouter('/outbox', () => <OutboxScreen sellerId="S1" target={{ backend: 'demo', sendsKeys: true }} />)
  const opened = Promise.resolve(outbox)
  await renderReady(
    <FakeServices transport={createFakeTransport()} connectivity={createFakeConnectivity()} loadOutbox={() => opened}>
      <Screen />
    </FakeServices>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Waiting to send' })
}

const card = (step: OnboardingStep) => screen.findByRole('group', { name: stepNames[step] })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const focused = () => document.activeElement?.textContent
const tryAgain = (store: TestOutbox, failure: SubmissionFailure, milliseconds: number) =>
  ({ kind: 'try-again', pause: { failure, at: store.clock.time, milliseconds, serverRequested: false } }) as const

it('KIT-07 QUEUE-03 the focus moves to the card if its button disappears, and to the heading if the card does', async () => {
  const store = newDevice()
  const three = await saveStep(store, 3, 1)
  await saveStep(store, 4, 2)
  await store.outbox.settle(await claim(store, three), { kind: 'rejected', status: 422, message: 'No' })
  await open(store)
  await card(3)
  await press(`Send again ${stepNames[3]}`)
  await waitFor(() => expect(focused()).toBe(stepNames[3]))
  await press(`Remove ${stepNames[4]}`)
  await press('Remove it')
  await gone(stepNames[4])
  await waitFor(() => expect(focused()).toBe('Waiting to send'))
})

it('KIT-07 moving the focus scrolls after a key press, but not after a click', async () => {
  const store = newDevice()
  for (const step of [3, 4] as const) await saveStep(store, step, step)
  await open(store)
  await card(3)
  const shown: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    shown.push(this.textContent)
  })
  await press(`Remove ${stepNames[3]}`)
  await press('Remove it')
  await gone(stepNames[3])
  await waitFor(() => expect(focused()).toBe('Waiting to send'))
  expect(shown).toEqual([])
  screen.getByRole('button', { name: `Remove ${stepNames[4]}` }).focus()
  await userEvent.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Remove it' }).focus()
  await userEvent.keyboard('{Enter}')
  await gone(stepNames[4])
  await waitFor(() => expect(focused()).toBe('Waiting to send'))
  expect(shown.at(-1)).toBe('Waiting to send')
})

it('QUEUE-03 an open confirmation stays while the step is tried automatically, and can still be answered', async () => {
  const store = newDevice()
  const three = await saveStep(store, 3, 1)
  await open(store)
  await card(3)
  await press(`Remove ${stepNames[3]}`)
  expect(focused()).toBe('Keep it')
  const claimed = await claim(store, three)
  await waitFor(async () => expect((await card(3)).textContent).toContain('On its way to the marketplace.'))
  expect(focused()).toBe('Keep it')
  await store.outbox.settle(claimed, tryAgain(store, { kind: 'unreachable' }, 600_000))
  await waitFor(async () => expect((await card(3)).textContent).toContain('No connection.'))
  expect(focused()).toBe('Keep it')
  await press('Remove it')
  await gone(stepNames[3])
  expect(await rowsOf(store)).toEqual([])
})

it('QUEUE-03 a command cannot be removed while it is being sent; the confirmation waits', async () => {
  const store = newDevice()
  const three = await saveStep(store, 3, 1)
  await open(store)
  await card(3)
  await press(`Remove ${stepNames[3]}`)
  const claimed = await claim(store, three)
  await waitFor(async () => expect((await card(3)).textContent).toContain('On its way to the marketplace.'))
  await press('Remove it')
  expect(screen.getByRole('button', { name: 'Remove it' }).getAttribute('aria-disabled')).toBe('true')
  await store.outbox.settle(claimed, tryAgain(store, { kind: 'unreachable' }, 600_000))
  await waitFor(async () => expect((await card(3)).textContent).toContain('No connection.'))
  await press('Remove it')
  await gone(stepNames[3])
})

it('QUEUE-03 CMD-09 a confirmation closes if its command is sent, and does not apply to the next one', async () => {
  const store = newDevice()
  const packed = await store.outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody({ id: 'OD-1' }) })
  await store.outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody({ id: 'OD-1' }) })
  if (packed.kind !== 'stored') throw new Error('Not stored')
  await open(store)
  await screen.findByRole('group', { name: 'Order OD-1: packed, handed over' })
  await press('Remove Order OD-1: packed, handed over')
  await store.outbox.settle(await claim(store, packed.value), { kind: 'accepted', message: null })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove it' })).toBeNull())
  expect((await rowsOf(store)).map(({ command, state }) => `${command} ${state}`)).toEqual(['order-pack accepted', 'order-handover waiting'])
})

it("CMD-08 the report of an unused invoice number has no 'Remove' button", async () => {
  const store = newDevice()
  await keepSeries(store.database, { sellerId: 'S1', year: '26-27' }, { prefix: '26-27/A7K/', next: 41 })
  for (const id of ['OD-1', 'OD-2']) await store.outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody({ id }) })
  await open(store)
  await screen.findByRole('group', { name: 'Order OD-1: packed' })
  await press('Remove Order OD-1: packed')
  await press('Remove it')
  await screen.findByRole('group', { name: 'Invoice number 26-27/A7K/00041: not used' })
  expect(screen.queryByRole('button', { name: /^Remove Invoice number/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Remove Order OD-2/ })).toBeDefined()
})

it('CMD-08 QUEUE-10 the confirmation says that a removed command may be in a copy, or may have arrived already', async () => {
  const store = newDevice()
  const saved = await store.outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody({ id: 'OD-1' }) })
  if (saved.kind !== 'stored') throw new Error('Not stored')
  await open(store)
  await screen.findByRole('group', { name: 'Order OD-1: packed' })
  await press('Remove Order OD-1: packed')
  expect(screen.getByText('Remove this from this device? It will not be sent.')).toBeDefined()
  await store.outbox.exportTransfer('S1')
  expect(await screen.findByText('Remove this from this device? A copy may be on another phone, and be sent from there.')).toBeDefined()
  await store.outbox.settle(await claim(store, saved.value), tryAgain(store, { kind: 'unreachable' }, 600_000))
  expect(
    await screen.findByText(
      'Remove this from this device? An earlier try may have arrived: then the marketplace keeps what it has. A copy may be on another phone, and be sent from there.',
    ),
  ).toBeDefined()
})
