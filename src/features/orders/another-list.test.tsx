// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { stateOf } from '@/domain/orders/order-state'
import { orderTexts } from '@/domain/orders/order-texts'
import { samples } from '@/resources/samples'
import { submissionsOf } from '@/outbox/submission'
import { anOrder } from '../../../tests/support/an-order'
import { createDevice, openScreen } from '../../../tests/support/device-screen'
import { goodsText } from './order-columns'
import { ordersKit, type OrderList } from './order-lists'
import { takenOut } from './order-presses'
import { OrdersScreen } from './orders-screen'

/** A list at another address of the menu, as it may be added later: only data. */
const cancelledOrders: OrderList = {
  ...ordersKit,
  has: (order) => stateOf(order) === 'cancelled' && order.shipBy === 'lazy',
  words: () => ({ ...ordersKit.words(), nothing: 'No cancelled orders.' }),
  columns: [
    { label: () => 'Goods', text: goodsText },
    { label: () => 'By', text: ({ cancelled }) => (cancelled === null ? '' : orderTexts.cancelledBy[cancelled.by]) },
    { label: () => 'Reason', text: ({ cancelled }) => cancelled?.reason ?? '' },
  ],
  categories: [
    { id: 'all', label: () => 'All', has: () => true },
    { id: 'to-take-out', label: () => 'To take out', has: (order, now) => takenOut.allows(order, now).allowed },
  ],
  sorts: [{ id: 'to-take-out', label: () => 'To take out first', compare: (one, other) => Number(other.cancelled?.wasPacked) - Number(one.cancelled?.wasPacked) }],
  actions: [takenOut],
}

const cancelledBy = (by: 'customer' | 'seller', wasPacked: boolean) =>
  ({ state: 'cancelled', cancelled: { by, reason: 'Changed my mind', at: '2026-11-21T04:40:00Z', wasPacked, takenOut: false } }) as const

const held = [
  anOrder(),
  anOrder({ id: 'OD-1043', ...cancelledBy('seller', false) }),
  anOrder({ id: 'OD-1044', ...cancelledBy('customer', true) }),
  anOrder({ id: 'OD-1045', ...cancelledBy('customer', true), shipBy: 'self' }),
]

afterEach(cleanup)

it('KIT-01 another list of orders, such as the cancelled ones, needs nothing but a description', async () => {
  const orders = samples(async () => () => held)
  await orders.prepare()
  const device = createDevice()
  await openScreen('/cancelled/lazy', () => <OrdersScreen title="Cancelled" list={cancelledOrders} orders={orders} labels={device.labels} lookUp={device.lookUp} />, { device })
  await screen.findByRole('search')
  const entries = () => [...document.querySelectorAll('[id^="record "]')].map(({ textContent }) => textContent)
  expect(entries()).toEqual([
    'OD-1044CancelledGoods: 2\u00a0×\u00a0Blue kurta + 1\u00a0×\u00a0Green kurtaBy: Cancelled by the customerReason: Changed my mindTake the parcel out',
    'OD-1043CancelledGoods: 2\u00a0×\u00a0Blue kurta + 1\u00a0×\u00a0Green kurtaBy: Cancelled by youReason: Changed my mind',
  ])
  fireEvent.click(screen.getByRole('link', { name: 'To take out 1' }))
  await waitFor(() => expect(entries()).toHaveLength(1))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select OD-1044' }))
  fireEvent.click(screen.getByRole('button', { name: 'Taken out' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await screen.findByText('Nothing here now.')
  expect(submissionsOf((await device.steps.outbox.ledger('S1')).rows)).toMatchObject([{ command: 'order-taken-out', body: { id: 'OD-1044', rev: 3 } }])
})
