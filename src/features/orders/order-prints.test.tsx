// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { clock, deviceTime } from '@/clock/clock'
import { parseItem } from '@/contract/reads/lenient-parse'
import type { Order, OrderLine } from '@/contract/reads/orders/orders'
import { overlay } from '@/domain/orders/overlay'
import { keepSeries } from '@/outbox/document-numbers'
import { submissionsOf } from '@/outbox/submission'
import { samples } from '@/resources/samples'
import { session } from '@/session/browser-session'
import { createDevice, openScreen } from '../../../tests/support/device-screen'
import { takePrinterAway, watchPrinter } from '../../../tests/support/printer'
import { orderToPack, sellerProfile } from '../../../tests/support/typical-order'
import { untilHolds } from '../../../tests/support/until-holds'
import { orderLists } from './order-lists'
import { OrdersScreen } from './orders-screen'
import { usePrintOrders, type PrintOrders } from './use-print-orders'

// No element here is hidden, and computing every element's style would take longer than the rest of the test.
configure({ defaultHidden: true })

const morning = Date.parse('2026-11-22T05:00:00Z')
beforeAll(() => clock.follow({ now: () => morning, subscribe: () => () => undefined }))
afterAll(() => clock.follow(deviceTime))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const packed = (id: string, change: Partial<Order> = {}): Order =>
  orderToPack({ id, state: 'packed', packed: { grams: 640, sides: [300, 200, 80], at: '2026-11-22T04:00:00Z' }, invoiceNumber: '26-27/A7K/00041', ...change })

async function open(held: readonly Order[], search = '', offered?: Parameters<typeof openScreen>[2]) {
  const orders = samples(async () => () => held)
  await orders.prepare()
  const device = offered?.device ?? createDevice()
  await openScreen('/orders/lazy-ship', () => <OrdersScreen title="Orders" list={orderLists['lazy-ship']} orders={orders} labels={device.labels} lookUp={device.lookUp} />, { ...offered, device, search })
  await screen.findByRole('search')
  return device
}
const press = (name: string): unknown => fireEvent.click(screen.getByRole('button', { name }))
const buttons = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('button').map(({ textContent }) => textContent)

it('ORD-01 KIT-08 prints the label of an open order, and its invoice once it is packed', async () => {
  const { printed } = watchPrinter()
  await open([packed('OD-1'), orderToPack({ id: 'OD-2' })], '?id=OD-2')
  expect(buttons('OD-2')).toEqual(['Cancel order', 'Print label', 'Pack'])
  press('Print label')
  await screen.findByText('Ready to print: 1 label.')
  cleanup()
  await open([packed('OD-1')], '?id=OD-1')
  press('Print invoice')
  await screen.findByText('Ready to print: 1 order.')
  expect(printed.map((pages) => pages.map((text) => /Order: |Order C-\d+|No\. \S+\/\d{5}/.exec(text)?.[0]))).toEqual([['Order C-88121'], ['No. 26-27/A7K/00041']])
})

it.each([null, ''])("MOVE-04 LAW-05 FILE-02 READ-01 offers no invoice, and says that the courier's number is missing, if both are %j", async (none) => {
  const sent = parseItem('orders', packed('OD-1', { courier: none, awb: none, invoiceNumber: none, manifestId: none, returnId: none }))
  await open(sent === null ? [] : [sent], '?id=OD-1')
  expect(screen.getByText("The courier's number is still to come.")).toBeDefined()
  expect(buttons('OD-1')).toContain('Print packing slip')
  expect(buttons('OD-1')).not.toContain('Print invoice')
})

it('EXT-02 LAW-05 numbers no sale if the marketplace offers no invoices; an order with a number keeps its invoice', async () => {
  const device = createDevice()
  await keepSeries(device.steps.database, { sellerId: 'S1', year: '26-27' }, { prefix: '26-27/A7K/', next: 41 })
  const offered = { modules: ['orders'], closed: [], notApproved: false, profile: sellerProfile() } as const
  const lines = orderToPack().lines.map((line): OrderLine => ({ ...line, grams: 200, sides: [300, 200, 20] }))
  await open([packed('OD-1'), orderToPack({ id: 'OD-2', lines })], '?id=OD-2&do=pack', { device, offered })
  fireEvent.click(await screen.findByRole('checkbox', { name: '2\u00a0×\u00a0Cotton kurta, blue, M (BL-KUR-07)' }))
  press('Packed')
  await screen.findByText(/^Packed: OD-2\./)
  await waitFor(() => expect(buttons('OD-2')).toContain('Print packing slip'))
  expect(buttons('OD-2')).not.toContain('Print invoice')
  expect(submissionsOf((await device.steps.outbox.ledger('S1')).rows)).toMatchObject([{ command: 'order-pack', body: { invoiceNumber: null } }])
  await open([packed('OD-1')], '?id=OD-1', { device, offered })
  expect(buttons('OD-1')).toContain('Print invoice')
})

it.each([
  ['orders', { modules: [], closed: ['orders', 'invoices'] }],
  ['invoices', { modules: ['orders'], closed: ['invoices'] }],
] as const)('EXT-03 LAW-05 numbers a sale, and says that an invoice is still to come, if the address of the %s is gone', async (_, known) => {
  const device = createDevice()
  await keepSeries(device.steps.database, { sellerId: 'S1', year: '26-27' }, { prefix: '26-27/A7K/', next: 41 })
  const offered = { ...known, notApproved: false, profile: sellerProfile() }
  const lines = orderToPack().lines.map((line): OrderLine => ({ ...line, grams: 200, sides: [300, 200, 20] }))
  await open([orderToPack({ id: 'OD-2', lines })], '?id=OD-2&do=pack', { device, offered })
  fireEvent.click(await screen.findByRole('checkbox', { name: '2\u00a0×\u00a0Cotton kurta, blue, M (BL-KUR-07)' }))
  press('Packed')
  await screen.findByText(/^Packed: OD-2\./)
  expect(submissionsOf((await device.steps.outbox.ledger('S1')).rows)).toMatchObject([{ body: { invoiceNumber: '26-27/A7K/00041' } }])
  await open([packed('OD-1', { invoiceNumber: null })], '?id=OD-1', { device, offered })
  expect(screen.getByText('Connect before the courier leaves: 1 tax invoice is still to come.')).toBeDefined()
})

it('ORD-01 prints the labels of a selection in the order of packing, and says why an order has none', async () => {
  const { printed } = watchPrinter()
  const device = await open(
    [packed('OD-1', { packBy: '2026-11-22T08:00:00Z' }), packed('OD-2', { awb: null }), packed('OD-3', { packBy: '2026-11-22T07:00:00Z', awb: 'DX3' })],
    '?category=packed',
  )
  for (const id of ['OD-1', 'OD-2', 'OD-3']) fireEvent.click(screen.getByRole('checkbox', { name: `Select ${id}` }))
  press('Print labels')
  expect(screen.getByText("OD-2: The courier's number is still to come.")).toBeDefined()
  fireEvent.click(within(screen.getByRole('group', { name: 'Print 2 labels?' })).getByRole('button', { name: 'Yes' }))
  await screen.findByText('Ready to print: 2 labels.')
  expect(printed.map((pages) => pages.map((text) => /DX\d+/.exec(text)?.[0]))).toEqual([['DX3', 'DX48210093']])
  await untilHolds(async () => expect(await device.steps.database.records.get(['S1', 'printed-labels', 'printed-labels'])).toMatchObject({ item: { orderIds: ['OD-3', 'OD-1'] } }))
})

it('KIT-04 KIT-08 a selection that could not be printed stays selected until it is printed', async () => {
  watchPrinter('does nothing')
  await open([packed('OD-1'), packed('OD-2')], '?category=packed')
  for (const id of ['OD-1', 'OD-2']) fireEvent.click(screen.getByRole('checkbox', { name: `Select ${id}` }))
  const print = (): void => {
    press('Print labels')
    press('Yes')
  }
  print()
  expect((await screen.findByRole('alert')).textContent).toBe('Print from the share menu.')
  expect(screen.getByText('2 selected')).toBeDefined()
  watchPrinter()
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  print()
  await screen.findByText('Ready to print: 2 labels.')
  expect(screen.queryByText('2 selected')).toBeNull()
})

it('ORD-01 MOVE-01 offers no printing for a cancelled order, an erased buyer or an unknown state', async () => {
  const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-22T04:30:00Z', wasPacked: true, takenOut: false } as const
  const { buyer } = orderToPack()
  const offered = async (order: Order) => {
    cleanup()
    await open([order], `?category=all&id=${order.id}`)
    return within(screen.getByRole('region', { name: order.id })).queryAllByRole('button', { name: /^Print/ })
  }
  for (const invoiceNumber of ['26-27/A7K/00041', null]) {
    expect(await offered(packed('OD-1', { invoiceNumber }))).toHaveLength(2)
    expect(await offered(packed('OD-1', { invoiceNumber, state: 'cancelled', cancelled }))).toEqual([])
    expect(await offered(packed('OD-1', { invoiceNumber, state: 'delivered', buyer: { ...buyer, name: '' } }))).toEqual([])
    // In a state of a later version nothing can be done (MOVE-01).
    expect(await offered(packed('OD-1', { invoiceNumber, state: 'teleported' }))).toEqual([])
  }
})

it("MOVE-04 a missing courier's number blocks printing the label, but not packing", async () => {
  watchPrinter()
  await open([orderToPack({ awb: null })], '?id=OD-1042')
  expect(screen.getByText("Print label: not now. The courier's number is still to come.")).toBeDefined()
  expect(buttons('OD-1042')).toEqual(['Cancel order', 'Pack'])
})

it('ORD-04 LAW-09 offers printing after packing, and gives a replacement no invoice number', async () => {
  const device = await open([orderToPack({ kind: 'replacement' }), orderToPack({ id: 'OD-1043' })], '?id=OD-1042&do=pack')
  await device.steps.database.records.put({ sellerId: 'S1', resource: 'invoice-series', id: '26-27', place: 0, item: { prefix: '26-27/A7K/', next: 41 } })
  fireEvent.click(await screen.findByRole('checkbox', { name: /BL-KUR-07/ }))
  for (const [label, value] of [['Weight (g)', '450'], ['Length (mm)', '300'], ['Breadth (mm)', '200'], ['Height (mm)', '50']] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  press('Packed')
  await screen.findByText(/^Packed: OD-1042\./)
  await screen.findByRole('button', { name: 'Print packing slip' })
  expect(buttons('OD-1042')).toEqual(['Print label', 'Print packing slip', 'Next: OD-1043'])
  expect(submissionsOf((await device.steps.outbox.ledger('S1')).rows)).toMatchObject([{ command: 'order-pack', body: { invoiceNumber: null } }])
})

it('KIT-08 says how to print if the browser does nothing, and keeps the pages for it', async () => {
  watchPrinter('does nothing')
  const device = await open([packed('OD-1')], '?id=OD-1')
  press('Print label')
  expect((await screen.findByRole('alert')).textContent).toBe('Print from the share menu.')
  expect(document.querySelectorAll('.paper-label')).toHaveLength(1)
  expect(await device.steps.database.records.get(['S1', 'printed-labels', 'printed-labels'])).toBeUndefined()
})

it('KIT-08 says how to print if the browser has no print function, and ends the busy state', async () => {
  takePrinterAway()
  await open([packed('OD-1')], '?id=OD-1')
  press('Print label')
  expect((await screen.findByRole('alert')).textContent).toBe('Print from the share menu.')
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
})

describe('printing after the seller has left', () => {
  const device = createDevice()
  const noted = () => device.steps.database.records.get(['S1', 'printed-labels', 'printed-labels'])
  async function printing(): Promise<PrintOrders> {
    const made: PrintOrders[] = []
    const Printing = () => void made.push(usePrintOrders(device.labels))
    await openScreen('/orders/lazy-ship', Printing, { device })
    return (...what) => made.at(-1)?.(...what) ?? Promise.reject(new Error('Nothing prints'))
  }

  it.each([
    ['by a log-out in this tab', () => session.clear()],
    ['as her session ends', () => session.dropToken()],
    ['as another seller signs in', () => session.signIn({ token: 'T2', sellerId: 'S2', mobile: null })],
    ['by a log-out in another tab', () => {
      localStorage.clear()
      dispatchEvent(new Event('storage'))
    }],
  ])('LAYOUT-04 KIT-08 prepared pages are removed once the seller leaves, %s', async (_, leave) => {
    watchPrinter('does nothing')
    const print = await printing()
    await print('labels', [overlay(packed('OD-1'), [])])
    session.rememberMobile({ sellerId: 'S1', mobile: '9876543210' })
    expect(document.querySelectorAll('.paper-label')).toHaveLength(1)
    leave()
    expect(document.querySelector('.paper')).toBeNull()
  })

  it('LAYOUT-04 nothing is printed if the pages are loaded after the seller has left', async () => {
    const { printed } = watchPrinter()
    const print = await printing()
    const outcome = print('labels', [overlay(packed('OD-1'), [])])
    session.clear()
    expect((await outcome).kind).toBe('not-done')
    expect([printed, await noted()]).toEqual([[], undefined])
  })

  it('LAYOUT-04 printed labels are not recorded if the seller has left', async () => {
    const print = await printing()
    vi.stubGlobal('print', () => {
      dispatchEvent(new Event('beforeprint'))
      session.clear()
    })
    await print('labels', [overlay(packed('OD-1'), [])])
    expect(await noted()).toBeUndefined()
  })
})

it('LAW-05 warns before goods leave without their invoice, if the marketplace offers invoices', async () => {
  const sentence = 'Connect before the courier leaves: 1 tax invoice is still to come.'
  await open([packed('OD-1', { invoiceNumber: null })], '?id=OD-1')
  expect(screen.getByText(sentence)).toBeDefined()
  await open([packed('OD-1', { invoiceNumber: null })], '?id=OD-1', { offered: { modules: ['orders'], closed: [], notApproved: false, profile: sellerProfile() } })
  expect(screen.queryByText(sentence)).toBeNull()
})

it.each([
  ['Composit GST', '1 bill of supply is'],
  ['Enrolment ID', '1 invoice is'],
  ['No GST', '1 invoice is'],
] as const)('LAW-04 LAW-05 names the missing document after the GST type: %s', async (gstType, what) => {
  await open([packed('OD-1', { invoiceNumber: null })], '?id=OD-1', { offered: { modules: ['orders', 'invoices'], closed: [], notApproved: false, profile: sellerProfile({ gstType }) } })
  expect(screen.getByText(`Connect before the courier leaves: ${what} still to come.`)).toBeDefined()
})

it("KIT-08 prints nothing while the shop's details are not known, and says so", async () => {
  const { printed } = watchPrinter()
  await open([packed('OD-1')], '?id=OD-1', { offered: { modules: ['orders'], closed: [], notApproved: false, profile: null } })
  press('Print label')
  expect((await screen.findByRole('alert')).textContent).toBe('Printing needs your shop’s details, and this phone does not have them yet. Connect, then try again.')
  expect(printed).toEqual([])
})
