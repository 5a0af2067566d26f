import { cleanup, configure, fireEvent, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { clock, deviceTime } from '@/clock/clock'
import type { Order } from '@/contract/reads/orders/orders'
import { ShipmentFilesScreen } from '@/features/orders/shipment-files/shipment-files-screen'
import type { OfferedModules } from '@/resources/modules'
import { samples } from '@/resources/samples'
import { createDevice, openScreen, type Device } from './device-screen'
import { orderToPack } from './typical-order'

/** The shipment files screen at noon, with parcels of two days, and what a person does there. */

export const noon = Date.parse('2026-11-22T06:30:00Z')

/** Called once per test file: sets the clock to that noon. */
export function itIsNoon(): void {
  // No element here is hidden, and computing every element's style would take longer than the rest of the test.
  configure({ defaultHidden: true })
  beforeAll(() => clock.follow({ now: () => noon, subscribe: () => () => undefined }))
  afterAll(() => clock.follow(deviceTime))
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}

export const packed = (id: string, change: Partial<Order> = {}, at = '2026-11-22T04:00:00Z'): Order =>
  orderToPack({ id, state: 'packed', packed: { grams: 640, sides: [300, 200, 80], at }, invoiceNumber: `26-27/A7K/${id}`, awb: `DX-${id}`, ...change })

export const shelf: readonly Order[] = [
  packed('OD-1', { packBy: '2026-11-22T09:00:00Z' }),
  packed('OD-2', { packBy: '2026-11-22T08:00:00Z', invoiceNumber: null }),
  packed('OD-3', { state: 'on-the-way', manifestId: 'M-OD-3' }),
  packed('OD-4', { courier: 'Rail & Road' }),
  packed('OD-5', { shipBy: 'self', courier: null, awb: null }, '2026-11-21T04:00:00Z'),
]
export const day = '2026-11-22.lazy.Dak-Express'

export async function openDays(held: readonly Order[], search = '', device: Device = createDevice(), offered?: OfferedModules) {
  const orders = samples(async () => () => held)
  await orders.prepare()
  const { router } = await openScreen('/orders/shipment-files', () => <ShipmentFilesScreen title="Shipment files" orders={orders} labels={device.labels} />, { device, search, ...(offered && { offered }) })
  await screen.findByRole('search')
  return { device, history: router.history }
}
export const press = (name: string): unknown => fireEvent.click(screen.getByRole('button', { name }))
export function scan(code: string): void {
  fireEvent.change(screen.getByLabelText('Scan or type a code'), { target: { value: code } })
  press('Use code')
}
export const dayEntries = () => [...document.querySelectorAll('[id^="record "]')].map(({ textContent }) => textContent)
export const dayPane = () => screen.getByRole('region', { name: 'Dak Express, 22\u00a0Nov 2026' })
