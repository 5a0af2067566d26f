import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, onTestFinished } from 'vitest'
import { clock, deviceTime } from '@/clock/clock'
import { serverClock } from '@/clock/server-clock'
import type { Order, OrderLine } from '@/contract/reads/orders/orders'
import { orderLists } from '@/features/orders/order-lists'
import { OrdersScreen } from '@/features/orders/orders-screen'
import type { Settlement } from '@/outbox/settle-submission'
import { submissionsOf } from '@/outbox/submission'
import { samples } from '@/resources/samples'
import { anOrder } from './an-order'
import { createDevice, openScreen, type Device } from './device-screen'

/** The orders screen on one morning, with orders in every state, and what a person does there. */

export const morning = Date.parse('2026-11-21T05:00:00Z')

/** Called once per test file: sets the clock to that morning. */
export function itIsMorning(): void {
  // No element on this screen is hidden, and computing every element's style would take longer than the rest of the test.
  configure({ defaultHidden: true })
  beforeEach(() => clock.follow({ now: () => morning, subscribe: () => () => undefined }))
  afterAll(() => clock.follow(deviceTime))
  afterEach(() => cleanup())
}

const later = (minutes: number): string => new Date(Date.parse('2026-11-21T06:30:00Z') + minutes * 60_000).toISOString()
const [first] = anOrder().lines
if (first === undefined) throw new Error('The typical order has lines')
export const line: OrderLine = first

export const lazy: readonly Order[] = [
  anOrder({ lines: [{ ...line, grams: 200, sides: [300, 200, 20] }] }),
  anOrder({ id: 'OD-1043', packBy: later(60), numbers: ['408-1043', '408-1044'], buyer: { ...anOrder().buyer, city: 'Pune', pincode: '411001' } }),
  anOrder({ id: 'OD-1044', packBy: later(-180) }),
  anOrder({ id: 'OD-1045', state: 'packed' }),
  anOrder({ id: 'OD-1046', state: 'packed', courier: 'Other Courier' }),
  anOrder({ id: 'OD-1047', state: 'teleported' }),
]
const self: readonly Order[] = [
  anOrder({ id: 'OD-2001', shipBy: 'self', state: 'packed', courier: null, awb: null }),
  anOrder({ id: 'OD-2002', shipBy: 'self', state: 'on-the-way', courier: 'Blue Dart', awb: 'BD-1' }),
]

export async function openOrders(name: keyof typeof orderLists = 'lazy-ship', search = '', device: Device = createDevice(), held: readonly Order[] = [...lazy, ...self]) {
  const orders = samples(async () => () => held)
  await orders.prepare()
  const { router } = await openScreen(`/orders/${name}`, () => <OrdersScreen title="Orders" list={orderLists[name]} orders={orders} labels={device.labels} lookUp={device.lookUp} />, { device, search })
  await screen.findByRole('search')
  const rows = async () => submissionsOf((await device.steps.outbox.ledger('S1')).rows)
  return { device, history: router.history, rows, search: () => router.history.location.search }
}

/** A device whose clock is three days ahead, as it knows from the backend's answers. */
export function deviceDaysAhead(): Device {
  const time = morning + 3 * 24 * 60 * 60 * 1000
  clock.follow({ now: () => time, subscribe: () => () => undefined })
  serverClock.heard(new Date(morning).toUTCString(), time, time)
  onTestFinished(() => serverClock.heard(new Date(time).toUTCString(), time, time))
  const device = createDevice()
  device.steps.clock.time = time
  return device
}

export const press = (name: string | RegExp, area: HTMLElement = document.body): unknown => fireEvent.click(within(area).getByRole('button', { name }))
export const tick = (name: string | RegExp): unknown => fireEvent.click(screen.getByRole('checkbox', { name }))
export const fill = (label: string, value: string): unknown => fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const entries = () => within(screen.getByRole('list', { name: /orders?$|^Orders/ })).getAllByRole('link').map(({ textContent }) => textContent ?? '')
export const chip = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name} \\d+$`) }).textContent
export const pane = (name: string) => screen.findByRole('region', { name })
export const ready = (name: string) => screen.findByRole('button', { name })

/** The marketplace refuses the submission that was saved first. */
export async function refuse(device: Device, settlement: Extract<Settlement, { kind: 'rejected' }>): Promise<void> {
  const { outbox } = device.steps
  const [row] = submissionsOf((await outbox.ledger('S1')).rows)
  const sent = row === undefined ? null : await outbox.claim(row.sequence)
  if (sent === null) throw new Error('Nothing to refuse')
  await outbox.settle(sent, settlement)
}
