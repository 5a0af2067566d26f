// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OfferedModules } from '@/resources/modules'
import { createDevice } from '../../../../tests/support/device-screen'
import { handoverBody, packBody } from '../../../../tests/support/order-bodies'
import { refuse } from '../../../../tests/support/orders-on-screen'
import { watchPrinter } from '../../../../tests/support/printer'
import { day, dayEntries, dayPane, itIsNoon, openDays, packed, press, scan, shelf } from '../../../../tests/support/shipment-files-on-screen'
import { orderToPack, sellerProfile } from '../../../../tests/support/typical-order'

itIsNoon()

it("FILE-01 lists the parcels packed today by courier, with labels and invoices, and older days under 'All'", async () => {
  await openDays(shelf)
  expect(dayEntries()).toEqual([
    'Dak Express, 22\u00a0Nov 20262 to hand overParcels: 3 parcels, 1920\u00a0gLabels: 0 of 3 labels printed hereInvoices: 2 of 3 invoices ready',
    'Rail & Road, 22\u00a0Nov 20261 to hand overParcels: 1 parcel, 640\u00a0gLabels: 0 of 1 label printed hereInvoices: 1 of 1 invoice ready',
  ])
  fireEvent.click(screen.getByRole('link', { name: 'All 3' }))
  await waitFor(() => expect(dayEntries()[2]).toContain('Sent by you, 21\u00a0Nov 20261 to dispatch'))
})

it('MOVE-01 FILE-01 does not call a parcel in an unknown state gone, and expects no invoice of a replacement', async () => {
  await openDays([packed('OD-1', { state: 'teleported', kind: 'replacement' })])
  expect(dayEntries()).toEqual(['Dak Express, 22\u00a0Nov 2026Not known to this versionParcels: 1 parcel, 640\u00a0gLabels: 0 of 1 label printed here'])
})

it('MOVE-01 FILE-01 offers no printing for a parcel in an unknown state', async () => {
  await openDays([packed('OD-1', { state: 'teleported' })], `?id=${day}`)
  expect(within(dayPane()).queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([])
})

it('FILE-01 QUEUE-03 does not call a day gone if a command of its parcel cannot be read', async () => {
  const device = createDevice()
  await device.steps.outbox.save({ sellerId: 'S1', command: 'order-handover', body: { ...handoverBody(), id: 'OD-1' } })
  const [row] = await device.steps.database.submissions.toArray()
  if (row !== undefined) await device.steps.database.submissions.put({ ...row, bodyVersion: 99 })
  await openDays([packed('OD-1')], '', device)
  await waitFor(() => expect(dayEntries()[0]).toContain('Needs attention'))
  expect(dayEntries()[0]).not.toContain('All gone')
})

it('KIT-06 CLASH-01 FILE-01 an open day names the parcel with a refused command, and links to the outbox', async () => {
  const device = createDevice()
  await device.steps.outbox.save({ sellerId: 'S1', command: 'order-handover', body: { ...handoverBody(), id: 'OD-1' } })
  await refuse(device, { kind: 'rejected', status: 409, message: 'Not today.', code: 'state' })
  await openDays(shelf, `?id=${day}`, device)
  await within(dayPane()).findByText('OD-1: First decide about what needs attention.')
  expect(within(dayPane()).getByRole('link', { name: 'See what waits' }).getAttribute('href')).toBe('/outbox')
})

it.each([
  ['before its packing was sent', false],
  ['once packed, before its hand-over was sent', true],
])('CLASH-02 FILE-01 an open day names a parcel cancelled %s, links to its order, and expects no invoice', async (_, wasPacked) => {
  const device = createDevice()
  const at = '2026-11-22T04:00:00Z'
  if (!wasPacked) await device.steps.outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody({ id: 'OD-1', at }) })
  await device.steps.outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody({ id: 'OD-1', at }) })
  const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T05:40:00Z', wasPacked, takenOut: false } as const
  const order = wasPacked ? packed('OD-1') : orderToPack({ id: 'OD-1' })
  await openDays([{ ...order, state: 'cancelled', cancelled }], `?id=${day}`, device)
  await within(dayPane()).findByText('OD-1: The order is cancelled.')
  expect(within(dayPane()).getByRole('link', { name: 'Open OD-1' }).getAttribute('href')).toBe('/orders/lazy-ship?id=OD-1')
  expect(within(dayPane()).queryByRole('link', { name: 'See what waits' })).toBeNull()
  expect(within(dayPane()).queryByText(/invoice/i)).toBeNull()
})

it('FILE-01 says when nothing was packed today', async () => {
  await openDays([orderToPack()])
  expect(screen.getByText('Nothing packed today.')).toBeDefined()
})

it('FILE-01 prints the labels to hand over in the order of packing, and stores that they were printed here', async () => {
  const { printed } = watchPrinter()
  const { device } = await openDays(shelf, `?id=${day}`)
  press('Print labels')
  await screen.findByText('Ready to print: 2 labels.')
  await waitFor(() => expect(dayPane().textContent).toContain('2 of 3 labels printed here'))
  expect(printed.map((pages) => pages.map((text) => /DX-OD-\d/.exec(text)?.[0]))).toEqual([['DX-OD-2', 'DX-OD-1']])
  await openDays(shelf, `?id=${day}`, device)
  await waitFor(() => expect(dayPane().textContent).toContain('DX-OD-1 · Label printed here'))
})

it.each([
  ['Print labels', []],
  ['Print labels on A4', [4, 1]],
])('FILE-01 prints each label on its own page, or four on a sheet of A4 (%s)', async (name, sheets) => {
  watchPrinter()
  const seen: number[] = []
  addEventListener('beforeprint', () => seen.push(...[...document.querySelectorAll('.paper-four')].map(({ children }) => children.length)), { once: true })
  await openDays(['OD-1', 'OD-2', 'OD-3', 'OD-4', 'OD-5'].map((id) => packed(id)), `?id=${day}`)
  press(name)
  await screen.findByText('Ready to print: 5 labels.')
  expect(seen).toEqual(sheets)
})

it('FILE-01 a label printed before a line was cancelled counts as not printed', async () => {
  const [line] = orderToPack().lines
  if (line === undefined) throw new Error('The typical order has a line')
  const order = packed('OD-1', { lines: [line, { ...line, id: 'L9' }] })
  watchPrinter()
  const { device } = await openDays([order], `?id=${day}`)
  press('Print labels')
  await waitFor(() => expect(dayPane().textContent).toContain('1 of 1 label printed here'))
  await openDays([{ ...order, lines: [line, { ...line, id: 'L9', cancelled: true }] }], `?id=${day}`, device)
  await waitFor(() => expect(dayPane().textContent).toContain('0 of 1 label printed here'))
  press('Print labels')
  await waitFor(() => expect(dayPane().textContent).toContain('1 of 1 label printed here'))
})

it('KIT-09 the SKU of a product opens no day if it is scanned', async () => {
  const [line] = orderToPack().lines
  if (line === undefined) throw new Error('The typical order has a line')
  const { history } = await openDays([packed('OD-0', { state: 'delivered' }, '2026-10-01T04:00:00Z'), ...shelf])
  press('Scan a code')
  scan(line.sku)
  await screen.findByText('No order or product has this code.')
  expect(history.location.pathname).toBe('/orders/shipment-files')
})

it('FILE-01 LAW-05 does not mention invoices if the marketplace has none, and prints packing slips', async () => {
  const { printed } = watchPrinter()
  const ordersAlone: OfferedModules = { modules: ['orders'], closed: [], notApproved: false, profile: sellerProfile() }
  const { device } = await openDays([packed('OD-1', { invoiceNumber: null }), packed('OD-2', { invoiceNumber: null })], `?id=${day}`, createDevice(), ordersAlone)
  expect([dayEntries().join(), dayPane().textContent].join()).not.toMatch(/invoice/i)
  press('Print packing slips')
  await screen.findByText('Ready to print: 2 orders.')
  expect(printed[0]?.[0]).toContain('Packing slip')
  // If one of them has an invoice number, invoices are offered instead.
  await openDays(shelf, `?id=${day}`, device)
  expect(screen.queryByRole('button', { name: 'Print packing slips' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Print invoices' })).toBeDefined()
})

it("MOVE-04 says that the courier's number is still to come only for a parcel that has not left", async () => {
  const held = [packed('OD-1', { awb: null }), packed('OD-2', { awb: null, state: 'on-the-way' })]
  await openDays(held, `?id=${day}`)
  expect(within(dayPane()).getAllByText("The courier's number is still to come.")).toHaveLength(1)
})

it('FILE-01 CLASH-02 the manifest includes a parcel that left though its packing was refused, and expects no invoice of it', async () => {
  const { printed } = watchPrinter()
  const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-22T04:30:00Z', wasPacked: false, takenOut: false } as const
  const left = { state: 'on-the-way', manifestId: 'M-OD-1' } as const
  await openDays([packed('OD-1', { ...left, packed: null, invoiceNumber: null, cancelled }), packed('OD-2', left)], `?id=${day}`)
  expect(dayPane().textContent).toContain('1 of 1 invoice ready')
  // The weight of one of them is unknown.
  expect(within(dayPane()).getByText('2 parcels')).toBeDefined()
  press('Print manifest')
  await screen.findByText('Ready to print: the manifest.')
  expect(printed[0]?.[0]).toMatch(/Manifest M-OD-1Dak Express: 2 parcels.*OD-1.*OD-2/)
  press('Print invoices')
  await screen.findByText('Ready to print: 1 order.')
})

it('FILE-01 LAW-05 has no manifest and no warning about an invoice for parcels that the seller sends herself', async () => {
  await openDays([...shelf, packed('OD-6', { shipBy: 'self', courier: null, awb: null, invoiceNumber: null }, '2026-11-21T04:00:00Z')], '?category=all&id=2026-11-21.self')
  expect(within(screen.getByRole('region', { name: 'Sent by you, 21\u00a0Nov 2026' })).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Print labels',
    'Print labels on A4',
    'Print invoices',
  ])
  expect(screen.queryByText(/still to come/)).toBeNull()
})
