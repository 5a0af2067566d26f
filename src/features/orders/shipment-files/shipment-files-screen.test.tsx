// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { clock, deviceTime } from '@/clock/clock'
import type { Order } from '@/contract/reads/orders/orders'
import { submissionsOf } from '@/outbox/submission'
import type { OfferedModules } from '@/resources/modules'
import { samples } from '@/resources/samples'
import { createDevice, openScreen, type Device } from '../../../../tests/support/device-screen'
import { handoverBody, packBody } from '../../../../tests/support/order-bodies'
import { watchPrinter } from '../../../../tests/support/printer'
import { refuse } from '../../../../tests/support/orders-on-screen'
import { orderToPack, sellerProfile } from '../../../../tests/support/typical-order'
import { ShipmentFilesScreen } from './shipment-files-screen'

// Nothing here is there and hidden, and to ask each element's style takes longer than all the rest.
configure({ defaultHidden: true })

const noon = Date.parse('2026-11-22T06:30:00Z')
beforeAll(() => clock.follow({ now: () => noon, subscribe: () => () => undefined }))
afterAll(() => clock.follow(deviceTime))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const packed = (id: string, change: Partial<Order> = {}, at = '2026-11-22T04:00:00Z'): Order =>
  orderToPack({ id, state: 'packed', packed: { grams: 640, sides: [300, 200, 80], at }, invoiceNumber: `26-27/A7K/${id}`, awb: `DX-${id}`, ...change })

const shelf = [
  packed('OD-1', { packBy: '2026-11-22T09:00:00Z' }),
  packed('OD-2', { packBy: '2026-11-22T08:00:00Z', invoiceNumber: null }),
  packed('OD-3', { state: 'on-the-way', manifestId: 'M-OD-3' }),
  packed('OD-4', { courier: 'Rail & Road' }),
  packed('OD-5', { shipBy: 'self', courier: null, awb: null }, '2026-11-21T04:00:00Z'),
]
const day = '2026-11-22.lazy.Dak-Express'

async function open(held: readonly Order[], search = '', device: Device = createDevice(), offered?: OfferedModules) {
  const orders = samples(async () => () => held)
  await orders.prepare()
  const { router } = await openScreen('/orders/shipment-files', () => <ShipmentFilesScreen title="Shipment files" orders={orders} labels={device.labels} />, { device, search, ...(offered && { offered }) })
  await screen.findByRole('search')
  return { device, history: router.history }
}
const press = (name: string): unknown => fireEvent.click(screen.getByRole('button', { name }))
const entries = () => [...document.querySelectorAll('[id^="record "]')].map(({ textContent }) => textContent)
const pane = () => screen.getByRole('region', { name: 'Dak Express, 22\u00a0Nov 2026' })

it('FILE-01 lists what was packed today by courier, with labels and invoices, and older days beside it', async () => {
  await open(shelf)
  expect(entries()).toEqual([
    'Dak Express, 22\u00a0Nov 20262 to hand overParcels: 3 parcels, 1920\u00a0gLabels: 0 of 3 labels printed hereInvoices: 2 of 3 invoices ready',
    'Rail & Road, 22\u00a0Nov 20261 to hand overParcels: 1 parcel, 640\u00a0gLabels: 0 of 1 label printed hereInvoices: 1 of 1 invoice ready',
  ])
  fireEvent.click(screen.getByRole('link', { name: 'All 3' }))
  await waitFor(() => expect(entries()[2]).toContain('Sent by you, 21\u00a0Nov 20261 to dispatch'))
})

it('MOVE-01 FILE-01 calls no parcel gone that is in a state of a later version, and awaits no invoice where nothing was sold', async () => {
  await open([packed('OD-1', { state: 'teleported', kind: 'replacement' })])
  expect(entries()).toEqual(['Dak Express, 22\u00a0Nov 2026Not known to this versionParcels: 1 parcel, 640\u00a0gLabels: 0 of 1 label printed here'])
})

it('MOVE-01 FILE-01 prints no invoice of a parcel that is in a state of a later version', async () => {
  await open([packed('OD-1', { state: 'teleported' })], `?id=${day}`)
  expect(within(pane()).queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([])
})

it('FILE-01 QUEUE-03 calls no day gone whose parcel lies there, since a later version has saved something for it on this phone', async () => {
  const device = createDevice()
  await device.steps.outbox.save({ sellerId: 'S1', command: 'order-handover', body: { ...handoverBody(), id: 'OD-1' } })
  const [row] = await device.steps.database.submissions.toArray()
  if (row !== undefined) await device.steps.database.submissions.put({ ...row, bodyVersion: 99 })
  await open([packed('OD-1')], '', device)
  await waitFor(() => expect(entries()[0]).toContain('Needs attention'))
  expect(entries()[0]).not.toContain('All gone')
})

it('KIT-06 CLASH-01 FILE-01 an open day names the parcel that was refused, and leads to where it is decided about', async () => {
  const device = createDevice()
  await device.steps.outbox.save({ sellerId: 'S1', command: 'order-handover', body: { ...handoverBody(), id: 'OD-1' } })
  await refuse(device, { kind: 'rejected', status: 409, message: 'Not today.', code: 'state' })
  await open(shelf, `?id=${day}`, device)
  await within(pane()).findByText('OD-1: First decide about what needs attention.')
  expect(within(pane()).getByRole('link', { name: 'See what waits' }).getAttribute('href')).toBe('/outbox')
})

it('CLASH-02 FILE-01 an open day names the parcel that was cancelled before anything of it was sent, and leads to its order', async () => {
  const device = createDevice()
  const at = '2026-11-22T04:00:00Z'
  for (const [command, body] of [['order-pack', packBody({ id: 'OD-1', at })], ['order-handover', handoverBody({ id: 'OD-1', at })]] as const) await device.steps.outbox.save({ sellerId: 'S1', command, body })
  const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T05:40:00Z', wasPacked: false, takenOut: false } as const
  await open([orderToPack({ id: 'OD-1', state: 'cancelled', cancelled })], `?id=${day}`, device)
  await within(pane()).findByText('OD-1: The order is cancelled.')
  expect(within(pane()).getByRole('link', { name: 'Open OD-1' }).getAttribute('href')).toBe('/orders/lazy-ship?id=OD-1')
  expect(within(pane()).queryByRole('link', { name: 'See what waits' })).toBeNull()
})

it('CMD-05 FILE-01 what was handed over of an older day is said, also once that has arrived and the day is there no more', async () => {
  const device = createDevice()
  const parcel = packed('OD-1', {}, '2026-11-10T04:00:00Z')
  const viewOf = (order: Order, asOf: number) => ({ kind: 'ready', value: { kind: 'items', items: [order], isWhole: true, asOf }, current: true }) as const
  const told = new Set<() => void>()
  let view = viewOf(parcel, noon)
  const held = { view: () => view, subscribe: (listener: () => void) => { told.add(listener); return () => void told.delete(listener) } }
  const orders = { kind: 'samples', prepare: () => Promise.resolve(), held: () => held } as const
  const search = '?id=2026-11-10.lazy.Dak-Express&do=manifest'
  await openScreen('/orders/shipment-files', () => <ShipmentFilesScreen title="Shipment files" orders={orders} labels={device.labels} />, { device, search })
  await screen.findByRole('button', { name: 'Hand over' })
  fireEvent.click(screen.getByRole('checkbox', { name: /OD-1/ }))
  press('Hand over')
  await screen.findByText(/^Handed over: OD-1/)
  await screen.findByRole('button', { name: 'Print manifest' })
  const { outbox, database } = device.steps
  const [row] = await database.submissions.toArray()
  const sent = await outbox.claim(row?.sequence ?? 0)
  if (sent === null) throw new Error('Nothing to send')
  await outbox.settle(sent, { kind: 'accepted', message: null })
  act(() => {
    view = viewOf({ ...parcel, rev: parcel.rev + 1, state: 'on-the-way', manifestId: 'M-OD-1' }, Date.now() + 1000)
    for (const listener of [...told]) listener()
  })
  // As a reload has it too, by its address alone.
  await screen.findByRole('heading', { name: 'Dak Express, 10\u00a0Nov 2026 is not in this list' })
  expect(screen.getByText(/^Handed over: OD-1/)).toBeDefined()
})

it('FILE-01 says when nothing was packed today', async () => {
  await open([orderToPack()])
  expect(screen.getByText('Nothing packed today.')).toBeDefined()
})

it('FILE-01 prints the labels of what is to be handed over in the order of packing, and remembers that they came out here', async () => {
  const { printed } = watchPrinter()
  const { device } = await open(shelf, `?id=${day}`)
  press('Print labels')
  await screen.findByText('Ready to print: 2 labels.')
  await waitFor(() => expect(pane().textContent).toContain('2 of 3 labels printed here'))
  expect(printed.map((pages) => pages.map((text) => /DX-OD-\d/.exec(text)?.[0]))).toEqual([['DX-OD-2', 'DX-OD-1']])
  await open(shelf, `?id=${day}`, device)
  await waitFor(() => expect(pane().textContent).toContain('DX-OD-1 · Label printed here'))
})

it('FILE-01 a label that was printed before goods were cancelled is to be printed anew', async () => {
  const [line] = orderToPack().lines
  if (line === undefined) throw new Error('The typical order has a line')
  const order = packed('OD-1', { lines: [line, { ...line, id: 'L9' }] })
  watchPrinter()
  const { device } = await open([order], `?id=${day}`)
  press('Print labels')
  await waitFor(() => expect(pane().textContent).toContain('1 of 1 label printed here'))
  await open([{ ...order, lines: [line, { ...line, id: 'L9', cancelled: true }] }], `?id=${day}`, device)
  await waitFor(() => expect(pane().textContent).toContain('0 of 1 label printed here'))
  press('Print labels')
  await waitFor(() => expect(pane().textContent).toContain('1 of 1 label printed here'))
})

it('KIT-09 knows every order of this phone: a scan opens one that is not packed yet, and says of another that it is not here to hand over', async () => {
  const held = [...shelf, orderToPack({ id: 'OD-9', awb: 'DX-OD-9' }), packed('OD-8', {}, '2026-11-21T15:00:00Z')]
  const scan = (code: string): void => {
    fireEvent.change(screen.getByLabelText('Scan or type a code'), { target: { value: code } })
    press('Use code')
  }
  const { device, history } = await open(held, `?id=${day}&do=manifest`)
  await screen.findByRole('button', { name: 'Hand over' })
  for (const id of ['OD-4', 'OD-8', 'OD-9']) {
    scan(`DX-${id}`)
    await screen.findByText(`${id} is not here to hand over.`)
  }
  scan('DX-OD-99')
  await screen.findByText('No order or product has this code.')
  expect(history.location.pathname).toBe('/orders/shipment-files')
  const { history: fromList } = await open(held, '', device)
  press('Scan a code')
  scan('DX-OD-9')
  await waitFor(() => expect(fromList.location.pathname + fromList.location.search).toBe('/orders/lazy-ship?id=OD-9'))
})

it('KIT-09 goods, which many orders have, open none of them where parcels are scanned', async () => {
  const [line] = orderToPack().lines
  if (line === undefined) throw new Error('The typical order has a line')
  const { history } = await open([packed('OD-0', { state: 'delivered' }, '2026-10-01T04:00:00Z'), ...shelf])
  press('Scan a code')
  fireEvent.change(screen.getByLabelText('Scan or type a code'), { target: { value: line.sku } })
  press('Use code')
  await screen.findByText('No order or product has this code.')
  expect(history.location.pathname).toBe('/orders/shipment-files')
})

it('FILE-01 LAW-05 says nothing of invoices where the marketplace has none, and prints packing slips by their name', async () => {
  const { printed } = watchPrinter()
  const ordersAlone: OfferedModules = { modules: ['orders'], closed: [], notApproved: false, profile: sellerProfile() }
  const { device } = await open([packed('OD-1', { invoiceNumber: null }), packed('OD-2', { invoiceNumber: null })], `?id=${day}`, createDevice(), ordersAlone)
  expect([entries().join(), pane().textContent].join()).not.toMatch(/invoice/i)
  press('Print packing slips')
  await screen.findByText('Ready to print: 2 orders.')
  expect(printed[0]?.[0]).toContain('Packing slip')
  // Where one of them has its number it is the invoices that go with them.
  await open(shelf, `?id=${day}`, device)
  expect(screen.queryByRole('button', { name: 'Print packing slips' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Print invoices' })).toBeDefined()
})

it("MOVE-04 says that the courier's number is still to come only of a parcel that has not left", async () => {
  const held = [packed('OD-1', { awb: null }), packed('OD-2', { awb: null, state: 'on-the-way' })]
  await open(held, `?id=${day}`)
  expect(within(pane()).getAllByText("The courier's number is still to come.")).toHaveLength(1)
})

it('KIT-09 puts none of several parcels with one code on the manifest: it says which they are, until one of them is left', async () => {
  await open([packed('OD-1'), packed('OD-2'), packed('OD-3', { state: 'on-the-way', manifestId: 'M-OD-3' })], `?id=${day}&do=manifest`)
  await screen.findByRole('button', { name: 'Hand over' })
  const scan = (code: string): void => {
    fireEvent.change(screen.getByLabelText('Scan or type a code'), { target: { value: code } })
    press('Use code')
  }
  scan('C-88121')
  await screen.findByText('OD-1 and OD-2 have this code. Tick the one in your hand.')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([])
  scan('DX-OD-2')
  await screen.findByText('OD-2 is on the manifest.')
})

it('FILE-01 LAW-05 makes a manifest of what is scanned or ticked, prints it, and hands each parcel over by a command of its own', async () => {
  const { printed } = watchPrinter()
  const { device } = await open(shelf, `?id=${day}&do=manifest`)
  await screen.findByRole('button', { name: 'Hand over' })
  expect(screen.getByText('Connect before the courier leaves: 1 tax invoice is still to come.')).toBeDefined()
  press('Print manifest')
  expect((await screen.findByRole('alert')).textContent).toBe('Tick or scan the parcels to hand over')
  const scan = (code: string): void => {
    fireEvent.change(screen.getByLabelText('Scan or type a code'), { target: { value: code } })
    press('Use code')
  }
  scan('nothing')
  await screen.findByText('No order or product has this code.')
  scan('DX-OD-3')
  await screen.findByText('OD-3 is not here to hand over.')
  scan('dx-od-1')
  await screen.findByText('OD-1 is on the manifest.')
  fireEvent.click(screen.getByRole('checkbox', { name: 'All 2' }))
  press('Print manifest')
  // The first press may have the printing fetched over a slow line.
  press('Print manifest')
  await screen.findByText('Ready to print: a manifest of 2 parcels.')
  expect(printed).toHaveLength(1)
  expect(printed[0]?.[0]).toContain('Manifest M-OD-2Dak Express: 2 parcels of Asha Verma Textiles, packed on 22 Nov 2026')
  press('Hand over')
  await screen.findByText(/^Handed over: 2 orders\./)
  expect(submissionsOf((await device.steps.outbox.ledger('S1')).rows)).toMatchObject([
    { command: 'order-handover', body: { id: 'OD-2', manifestId: 'M-OD-2' } },
    { command: 'order-handover', body: { id: 'OD-1', manifestId: 'M-OD-2' } },
  ])
  await waitFor(() => expect(pane().textContent).toContain('M-OD-3: 1 parcel, M-OD-2: 2 parcels'))
  expect(within(pane()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Print invoices', 'Print manifest'])
})

it('FILE-01 a parcel that stayed when the others left on its sheet leaves on another: two sheets have no name in common', async () => {
  const { printed } = watchPrinter()
  const stayed = [packed('OD-1', { packBy: '2026-11-22T05:00:00Z' }), packed('OD-2'), packed('OD-3', { state: 'on-the-way', manifestId: 'M-OD-1' })]
  const { device } = await open(stayed, `?id=${day}&do=manifest`)
  await screen.findByRole('button', { name: 'Hand over' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'All 2' }))
  press('Print manifest')
  await screen.findByText('Ready to print: a manifest of 2 parcels.')
  expect(printed[0]?.[0]).toContain('Manifest M-OD-2Dak Express: 2 parcels')
  press('Hand over')
  await screen.findByText(/^Handed over: 2 orders\./)
  expect(submissionsOf((await device.steps.outbox.ledger('S1')).rows)).toMatchObject([{ body: { id: 'OD-1', manifestId: 'M-OD-2' } }, { body: { id: 'OD-2', manifestId: 'M-OD-2' } }])
  await waitFor(() => expect(pane().textContent).toContain('M-OD-2: 2 parcels'))
  expect(pane().textContent).toContain('M-OD-1: 1 parcel')
})

it('FILE-01 CLASH-02 prints the signed sheet anew with what left on it although its packing was refused, and awaits no invoice of that', async () => {
  const { printed } = watchPrinter()
  const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-22T04:30:00Z', wasPacked: false, takenOut: false } as const
  const left = { state: 'on-the-way', manifestId: 'M-OD-1' } as const
  await open([packed('OD-1', { ...left, packed: null, invoiceNumber: null, cancelled }), packed('OD-2', left)], `?id=${day}`)
  expect(pane().textContent).toContain('1 of 1 invoice ready')
  press('Print manifest')
  await screen.findByText('Ready to print: the manifest.')
  expect(printed[0]?.[0]).toMatch(/Manifest M-OD-1Dak Express: 2 parcels.*OD-1.*OD-2/)
  press('Print invoices')
  await screen.findByText('Ready to print: 1 order.')
})

it('FILE-01 says how many of the ticked parcels were saved where no more fit on the device, though these have left the shelf', async () => {
  const device = createDevice()
  const { database } = device.steps
  let room = 2
  database.submissions.hook('creating', () => {
    if (room-- === 0) throw new DOMException('No room', 'QuotaExceededError')
  })
  await open(['OD-1', 'OD-2', 'OD-3'].map((id) => packed(id)), `?id=${day}&do=manifest`, device)
  await screen.findByRole('button', { name: 'Hand over' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'All 3' }))
  press('Hand over')
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  expect((await screen.findByRole('alert')).textContent).toBe('2 saved, the rest is not. This device’s storage is full. Free some space, for example by removing photos, videos or apps. Then try again.')
})

it('FILE-01 what did not fit on the device leaves later under the name of the sheet that was signed, also after a reload', async () => {
  watchPrinter()
  const device = createDevice()
  const { database, outbox } = device.steps
  let room = 2
  database.submissions.hook('creating', () => {
    if (room-- === 0) throw new DOMException('No room', 'QuotaExceededError')
  })
  const held = ['OD-1', 'OD-2', 'OD-3'].map((id) => packed(id))
  await open(held, `?id=${day}&do=manifest`, device)
  await screen.findByRole('button', { name: 'Hand over' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'All 3' }))
  press('Print manifest')
  await screen.findByText('Ready to print: a manifest of 3 parcels.')
  press('Hand over')
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  await open(held, `?id=${day}&do=manifest`, device)
  await screen.findByRole('button', { name: 'Hand over' })
  press('Hand over')
  await screen.findByText(/^Handed over: OD-3\./)
  expect(submissionsOf((await outbox.ledger('S1')).rows).map((row) => 'body' in row && 'manifestId' in row.body && row.body.manifestId)).toEqual(['M-OD-1', 'M-OD-1', 'M-OD-1'])
})

it('FILE-01 has no manifest for what the seller brings herself', async () => {
  await open(shelf, '?category=all&id=2026-11-21.self')
  expect(within(screen.getByRole('region', { name: 'Sent by you, 21\u00a0Nov 2026' })).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Print labels',
    'Print labels on A4',
    'Print invoices',
  ])
})
