// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepSeries } from '@/outbox/document-numbers'
import { anOrder } from '../../../tests/support/an-order'
import { createDevice, type Device } from '../../../tests/support/device-screen'
import { handoverBody, packBody } from '../../../tests/support/order-bodies'
import { itIsMorning, openOrders, pane, press, ready, refuse, tick } from '../../../tests/support/orders-on-screen'

itIsMorning()

const unread = 'Something that was saved for it on this phone cannot be read by this version of the app.'

/** Changes the last saved row into one that a later version has stored. */
async function leaveToLaterVersion({ steps: { database } }: Device): Promise<void> {
  const row = (await database.submissions.toArray()).at(-1)
  if (row !== undefined) await database.submissions.put({ ...row, bodyVersion: 99 })
}

it('CLASH-01 LAW-05 QUEUE-03 an order with an unreadable command offers no action, and links to the outbox', async () => {
  const device = createDevice()
  const { database, outbox } = device.steps
  await keepSeries(database, { sellerId: 'S1', year: '26-27' }, { prefix: '26-27/A7K/', next: 41 })
  await outbox.save({ sellerId: 'S1', command: 'order-pack', numbered: true, body: packBody() })
  await leaveToLaterVersion(device)
  await openOrders('lazy-ship', '?id=OD-1042&do=pack', device)
  const order = within(await pane('OD-1042'))
  for (const action of ['Pack', 'Cancel order']) {
    expect(order.getByText(`${action}: not now. ${unread}`)).toBeDefined()
    expect(order.queryByRole('button', { name: action })).toBeNull()
  }
  expect(order.getByRole('link', { name: 'See what waits' }).getAttribute('href')).toBe('/outbox')
  await openOrders('lazy-ship', '?id=OD-1043', device)
  await ready('Pack')
  expect(screen.queryByText(unread)).toBeNull()
})

it('CLASH-01 KIT-04 QUEUE-03 an order with an unreadable command is left out of a bulk action, with the reason', async () => {
  const device = createDevice()
  await device.steps.outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody({ id: 'OD-1045' }) })
  await leaveToLaterVersion(device)
  await openOrders('lazy-ship', '?category=packed', device)
  for (const id of ['OD-1045', 'OD-1046']) tick(`Select ${id}`)
  press('Hand over')
  expect(screen.getByText(`OD-1045: ${unread}`, { exact: false })).toBeDefined()
  expect(screen.getByText(/^Hand 1 order over to the courier\?/)).toBeDefined()
})

it('CLASH-02 QUEUE-03 a cancelled order with an unreadable command offers no report about its parcel', async () => {
  const device = createDevice()
  await device.steps.outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody() })
  await leaveToLaterVersion(device)
  const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T04:40:00Z', wasPacked: true, takenOut: false } as const
  await openOrders('lazy-ship', '?id=OD-1042', device, [anOrder({ state: 'cancelled', rev: 4, cancelled })])
  const order = within(await pane('OD-1042'))
  expect(order.getByText(`Taken out: not now. ${unread}`)).toBeDefined()
  for (const name of ['Taken out', 'It has left with the courier']) expect(order.queryByRole('button', { name })).toBeNull()
})

it.each([
  ['refused', { kind: 'rejected', status: 409, message: 'Not today.', code: 'state' }],
  ['forbidden', { kind: 'rejected', status: 403, message: 'Not today.' }],
] as const)('CLASH-01 QUEUE-03 an order with an unreadable command offers no choice about a command that was %s', async (_, settlement) => {
  const device = createDevice()
  const { outbox } = device.steps
  await outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody() })
  await refuse(device, settlement)
  await outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody() })
  await leaveToLaterVersion(device)
  await openOrders('lazy-ship', '?id=OD-1042', device)
  const order = within(await pane('OD-1042'))
  expect(order.getByText('The marketplace said: Not today.')).toBeDefined()
  expect(order.getByText(unread)).toBeDefined()
  for (const name of ['Send again', 'Log in again', 'Leave it as it is now', 'Pack']) expect(order.queryByRole('button', { name })).toBeNull()
})
