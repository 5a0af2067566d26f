// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Order } from '@/contract/reads/orders/orders'
import { submissionsOf } from '@/outbox/submission'
import { samples } from '@/resources/samples'
import type { ResourceState, Source } from '@/resources/source'
import { session } from '@/session/browser-session'
import type { LiveView } from '@/storage/live-view'
import { anOrder } from '../../../tests/support/an-order'
import { createDevice, openScreen } from '../../../tests/support/device-screen'
import { LedgerRead } from '../../../tests/support/ledger-read'
import { handoverBody, packBody } from '../../../tests/support/order-bodies'
import { sellerProfile } from '../../../tests/support/typical-order'
import { ClashInQueue } from './clash-in-queue'

afterEach(cleanup)

/** The orders that have been read so far, without the one in question. */
const read = (view: LiveView<ResourceState<Order>>): Source<Order> => ({ kind: 'endpoint', prepare: () => Promise.resolve(), held: () => ({ view: () => view, subscribe: () => () => undefined }) })

it.each([
  ['nothing', { kind: 'loading' }],
  ['a part', { kind: 'ready', value: { kind: 'items', items: [anOrder({ id: 'OD-1' })], isWhole: false, asOf: null }, current: true }],
] as const)('CLASH-01 the card offers no choice before the orders are fully read, with %s read so far', async (_, view) => {
  await openScreen('/outbox', () => (
    <>
      <p>The card</p>
      <LedgerRead sellerId="S1" />
      <ClashInQueue orderId="OD-1042" orders={read(view)} otherwise={() => 'What can be done with any'} />
    </>
  ), { device: createDevice() })
  await screen.findByText('The ledger is read')
  expect(screen.queryByText('What can be done with any')).toBeNull()
})

it('CLASH-01 CLASH-02 the card in the outbox offers the same as the order, and a choice replaces the refused command', async () => {
  const device = createDevice()
  const { outbox } = device.steps
  await outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody() })
  const rows = async () => submissionsOf((await outbox.ledger('S1')).rows)
  const sent = await outbox.claim((await rows())[0]?.sequence ?? 0)
  if (sent === null) throw new Error('Nothing to refuse')
  await outbox.settle(sent, { kind: 'rejected', status: 409, message: 'Cancelled.', code: 'cancelled' })
  const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T05:40:00Z', wasPacked: false, takenOut: false } as const
  const orders = samples(async () => () => [anOrder({ state: 'cancelled', rev: 4, cancelled, shipBy: 'lazy' })])
  await orders.prepare()
  const said: unknown[] = []
  await openScreen('/outbox', () => (
    <>
      <ClashInQueue orderId="OD-1042" orders={orders} otherwise={() => 'never shown'} tell={(done) => said.push(done?.said())} />
      <ClashInQueue orderId="OD-1" orders={orders} otherwise={() => 'What can be done with any'} />
    </>
  ), { device })
  await screen.findByText(/^Cancelled by the customer at .* Take the parcel out\.$/)
  expect(screen.getByText('What can be done with any')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open OD-1042' }).getAttribute('href')).toBe('/orders/lazy-ship?id=OD-1042')
  fireEvent.click(screen.getByRole('button', { name: 'It has left with the courier' }))
  // One at a time: another press would be another command.
  for (const button of screen.getAllByRole('button')) {
    expect(button.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(button)
  }
  await waitFor(async () => expect(await rows()).toMatchObject([{ command: 'order-handover', state: 'waiting', body: { rev: 4, left: true } }]))
  // Saved after everything that was pressed.
  await outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody({ id: 'OD-1045' }) })
  await waitFor(() => expect(said).toEqual([undefined, 'Handed over: OD-1042.']))
})

it('CLASH-01 QUEUE-05 the card of a command rejected with 403 offers to log in again', async () => {
  const device = createDevice()
  const { outbox } = device.steps
  await outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody() })
  const sent = await outbox.claim(submissionsOf((await outbox.ledger('S1')).rows)[0]?.sequence ?? 0)
  if (sent === null) throw new Error('Nothing to refuse')
  await outbox.settle(sent, { kind: 'rejected', status: 403, message: null })
  const orders = samples(async () => () => [anOrder()])
  await orders.prepare()
  await openScreen('/outbox', () => <ClashInQueue orderId="OD-1042" orders={orders} otherwise={() => 'never shown'} />, { device })
  await screen.findByText('The marketplace did not take this.')
  fireEvent.click(screen.getByRole('button', { name: 'Log in again' }))
  await waitFor(() => expect(session.read().kind).not.toBe('signed-in'))
})

it('CLASH-01 QUEUE-03 the card says why no choice is offered if another command of the order cannot be read', async () => {
  const device = createDevice()
  const { outbox, database } = device.steps
  for (const [command, body] of [['order-pack', packBody()], ['order-handover', handoverBody()]] as const) await outbox.save({ sellerId: 'S1', command, body })
  const [packed, handedOver] = await database.submissions.toArray()
  const sent = await outbox.claim(packed?.sequence ?? 0)
  if (sent === null || handedOver === undefined) throw new Error('Nothing to refuse')
  await outbox.settle(sent, { kind: 'rejected', status: 409, message: 'Not today.', code: 'state' })
  await database.submissions.put({ ...handedOver, bodyVersion: 99 })
  const orders = samples(async () => () => [anOrder()])
  await orders.prepare()
  await openScreen('/outbox', () => <ClashInQueue orderId="OD-1042" orders={orders} otherwise={() => 'never shown'} />, { device })
  await screen.findByText('Something that was saved for it on this phone cannot be read by this version of the app.')
  expect(screen.queryAllByRole('button')).toEqual([])
})

it.each([true, false])('EXT-02 LAW-05 the card tells its other actions whether sales are numbered (%s)', async (numbersSales) => {
  const orders = samples(async () => () => [])
  await orders.prepare()
  const offered = { modules: ['orders', ...(numbersSales ? ['invoices' as const] : [])], closed: [], notApproved: false, profile: sellerProfile() } as const
  await openScreen('/outbox', () => <ClashInQueue orderId="OD-1" orders={orders} otherwise={(isNumbered) => `Numbered: ${isNumbered}`} />, { offered })
  await screen.findByText(`Numbered: ${numbersSales}`)
})

it('CLASH-01 CMD-08 the card takes back what follows the refused command only after a confirmation', async () => {
  const device = createDevice()
  const { outbox } = device.steps
  await outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody() })
  await outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody() })
  const rows = async () => submissionsOf((await outbox.ledger('S1')).rows)
  const sent = await outbox.claim((await rows())[0]?.sequence ?? 0)
  if (sent === null) throw new Error('Nothing to refuse')
  await outbox.settle(sent, { kind: 'rejected', status: 409, message: 'Packed already.', code: 'state' })
  const orders = samples(async () => () => [anOrder({ state: 'packed', rev: 4 })])
  await orders.prepare()
  const said: unknown[] = []
  await openScreen('/outbox', () => <ClashInQueue orderId="OD-1042" orders={orders} otherwise={() => 'never shown'} tell={(done) => said.push(done?.said())} />, { device })
  fireEvent.click(await screen.findByRole('button', { name: 'Leave it as it is now' }))
  const question = screen.getByRole('group', { name: /^Take this back\? What you did after it \(1\)/ })
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Keep it' }))
  fireEvent.click(within(question).getByRole('button', { name: 'Keep it' }))
  expect(await rows()).toHaveLength(2)
  // Each choice twice, the second time while the first is under way.
  for (const name of ['Leave it as it is now', 'Take it back', 'Leave it as it is now', 'Take it back']) fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(async () => expect(await rows()).toEqual([]))
  await outbox.save({ sellerId: 'S2', command: 'order-handover', body: handoverBody() })
  await waitFor(() => expect(said).toEqual([undefined, 'Taken back: OD-1042.']))
})
