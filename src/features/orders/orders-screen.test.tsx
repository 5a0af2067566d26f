// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clock, deviceTime } from '@/clock/clock'
import type { Order, OrderLine } from '@/contract/reads/orders/orders'
import type { Settlement } from '@/outbox/settle-submission'
import { submissionsOf } from '@/outbox/submission'
import { samples } from '@/resources/samples'
import type { Held, Source } from '@/resources/source'
import { anOrder } from '../../../tests/support/an-order'
import { breakStore, createDevice, holdDrafts, openScreen, type Device } from '../../../tests/support/device-screen'
import { LedgerRead } from '../../../tests/support/ledger-read'
import { orderLists } from './order-lists'
import { OrdersScreen } from './orders-screen'

// Nothing here is there and hidden, and to ask each element's style takes longer than all the rest.
configure({ defaultHidden: true })

const morning = Date.parse('2026-11-21T05:00:00Z')
beforeEach(() => clock.follow({ now: () => morning, subscribe: () => () => undefined }))
afterAll(() => clock.follow(deviceTime))

const later = (minutes: number): string => new Date(Date.parse('2026-11-21T06:30:00Z') + minutes * 60_000).toISOString()
const [line] = anOrder().lines
if (line === undefined) throw new Error('The typical order has lines')

const lazy: readonly Order[] = [
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

afterEach(() => cleanup())

async function open(name: keyof typeof orderLists = 'lazy-ship', search = '', device: Device = createDevice(), held: readonly Order[] = [...lazy, ...self]) {
  const orders = samples(async () => () => held)
  await orders.prepare()
  const { router } = await openScreen(`/orders/${name}`, () => <OrdersScreen title="Orders" list={orderLists[name]} orders={orders} labels={device.labels} lookUp={device.lookUp} />, { device, search })
  await screen.findByRole('search')
  const rows = async () => submissionsOf((await device.steps.outbox.ledger('S1')).rows)
  return { device, history: router.history, rows, search: () => router.history.location.search }
}

const press = (name: string | RegExp, area: HTMLElement = document.body): unknown => fireEvent.click(within(area).getByRole('button', { name }))
const tick = (name: string | RegExp): unknown => fireEvent.click(screen.getByRole('checkbox', { name }))
const fill = (label: string, value: string): unknown => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const entries = () => within(screen.getByRole('list', { name: /orders?$|^Orders/ })).getAllByRole('link').map(({ textContent }) => textContent ?? '')
const chip = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name} \\d+$`) }).textContent
const pane = (name: string) => screen.findByRole('region', { name })
const ready = (name: string) => screen.findByRole('button', { name })

async function refuse(device: Device, settlement: Extract<Settlement, { kind: 'rejected' }>): Promise<void> {
  const { outbox } = device.steps
  const [row] = submissionsOf((await outbox.ledger('S1')).rows)
  const sent = row === undefined ? null : await outbox.claim(row.sequence)
  if (sent === null) throw new Error('Nothing to refuse')
  await outbox.settle(sent, settlement)
}

describe('orders that the courier collects', () => {
  it('ORD-01 shows what is to be packed, the most pressing first, and counts the rest', async () => {
    await open()
    expect(entries()).toEqual([
      'OD-1044To packGoods: 2\u00a0×\u00a0Blue kurta + 1\u00a0×\u00a0Green kurtaCity and PIN code: Mysuru 570001Late since 9:00 am',
      'OD-1042To packGoods: 2\u00a0×\u00a0Blue kurtaCity and PIN code: Mysuru 570001Pack by 12:00 pm, 1\u00a0h 30\u00a0min\u00a0left',
      'OD-1043To packGoods: 2\u00a0×\u00a0Blue kurta + 1\u00a0×\u00a0Green kurtaCity and PIN code: Pune 411001Pack by 1:00 pm',
    ])
    expect(within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'To pack3',
      'Late1',
      // Nothing needs attention: there is no such chip.
      'Packed2',
      'On the way0',
      'Delivered0',
      'All6',
    ])
  })

  it('ORD-01 sorts as the pile is packed: by the SKU of what is still wanted, then by number', async () => {
    const lines = [{ ...line, sku: 'A-1', cancelled: true }, { ...line, id: 'L2', sku: 'C-3' }]
    await open('lazy-ship', '', createDevice(), [anOrder({ id: 'OD-3', lines }), anOrder({ id: 'OD-2', lines }), anOrder({ id: 'OD-1', lines: [{ ...line, sku: 'B-2' }] })])
    const shown = () => entries().map((text) => text.slice(0, 4))
    expect(shown()).toEqual(['OD-1', 'OD-2', 'OD-3'])
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'sku' } })
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('sku'))
    expect(shown()).toEqual(['OD-1', 'OD-2', 'OD-3'])
  })

  it.each(['411001', 'BL-KUR-9 pune', '408-1044', 'pune'])('KIT-03 finds an order by %s', async (words) => {
    await open()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
    expect(entries().map((text) => text.slice(0, 7))).toEqual(['OD-1043'])
  })

  it('KIT-03 shows the newest of what was found among all orders first', async () => {
    const sold = (id: string, placedAt: string, state: Order['state'] = 'placed') => anOrder({ id, placedAt, packBy: placedAt, state })
    await open('lazy-ship', '', createDevice(), [sold('OD-1', '2026-11-01T05:00:00Z'), sold('OD-2', '2026-11-20T05:00:00Z'), sold('OD-3', '2026-11-10T05:00:00Z', 'delivered')])
    const search = (value: string): unknown => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
    const sort = screen.getByLabelText<HTMLSelectElement>('Sort by')
    const shown = () => [...entries().map((text) => text.slice(0, 4)), sort.value]
    expect(shown()).toEqual(['OD-1', 'OD-2', 'pack-by'])
    search('kurta')
    expect(shown()).toEqual(['OD-2', 'OD-3', 'OD-1', 'newest'])
    fireEvent.change(sort, { target: { value: 'pack-by' } })
    await waitFor(() => expect(shown()).toEqual(['OD-1', 'OD-3', 'OD-2', 'pack-by']))
  })

  it('ORD-01 shows a state that this version does not know, without anything to do', async () => {
    await open('lazy-ship', '?id=OD-1047')
    expect((await pane('OD-1047')).textContent).toContain('Not known to this version')
    expect(within(await pane('OD-1047')).queryAllByRole('button')).toEqual([])
  })

  it('ORD-04 packs: ticks every item, keeps the rules, stores the command, and shows the next order', async () => {
    const { search, rows } = await open('lazy-ship', '?id=OD-1042&do=pack')
    await ready('Packed')
    expect(screen.getByLabelText<HTMLInputElement>('Weight (g)').value).toBe('400')
    fill('Weight (g)', '0')
    press('Packed')
    expect((await screen.findByRole('alert')).textContent).toContain('Tick every item that the parcel holdsWeight must be 1 to 30000 g')
    expect(await rows()).toEqual([])
    tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
    fill('Weight (g)', '450')
    press('Packed')
    await screen.findByText(/^Packed: OD-1042\. Saved on this phone\./)
    expect(await rows()).toMatchObject([{ command: 'order-pack', state: 'waiting', body: { id: 'OD-1042', rev: 3, grams: 450, sides: [300, 200, 40] } }])
    const detail = await pane('OD-1042')
    await waitFor(() => expect(detail.textContent).toContain('Parcel450\u00a0g, 300 × 200 × 40\u00a0mm'))
    expect(within(detail).getAllByText('on this phone').length).toBeGreaterThan(1)
    // The list follows what was told.
    await waitFor(() => expect([chip('To pack'), chip('Packed')]).toEqual(['To pack2', 'Packed3']))
    // The most pressing one, not the one that stands below.
    press('Next: OD-1044')
    await waitFor(() => expect(search()).toBe('?id=OD-1044&do=pack'))
    await ready('Packed')
  })

  it('ORD-04 keeps what was ticked and typed over a reload, until it is packed', async () => {
    const { device, rows } = await open('lazy-ship', '?id=OD-1042&do=pack')
    await ready('Packed')
    tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
    fill('Weight (g)', '512')
    const draft = () => device.steps.outbox.readDraft({ owner: 'S1', form: 'pack OD-1042' })
    await waitFor(async () => expect((await draft())?.values).toMatchObject({ lines: ['L1'], grams: '512' }))
    await open('lazy-ship', '?id=OD-1042&do=pack', device)
    await ready('Packed')
    expect(screen.getByLabelText<HTMLInputElement>('Weight (g)').value).toBe('512')
    const mend = breakStore('full')
    press('Packed')
    expect((await screen.findByRole('alert')).textContent).toContain('This is not saved. This device’s storage is full.')
    mend()
    expect(screen.getByLabelText<HTMLInputElement>('Weight (g)').value).toBe('512')
    press('Packed')
    await screen.findByText(/^Packed: OD-1042/)
    expect([await draft(), (await rows()).length]).toEqual([null, 1])
  })

  it('ORD-04 CLASH-02 a parcel that was begun weighs what is left of it once a line is cancelled elsewhere', async () => {
    const measured = anOrder({ shipBy: 'lazy' }).lines.map((each): OrderLine => ({ ...each, quantity: 1, grams: 300, sides: [300, 200, 20] }))
    const { device } = await open('lazy-ship', '?id=OD-1042&do=pack', createDevice(), [anOrder({ shipBy: 'lazy', lines: measured })])
    await ready('Packed')
    const numbers = () => ['Weight (g)', 'Height (mm)'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
    expect(numbers()).toEqual(['600', '40'])
    tick(/Blue kurta/)
    await waitFor(async () => expect((await device.steps.outbox.readDraft({ owner: 'S1', form: 'pack OD-1042' }))?.values).toMatchObject({ lines: ['L1'] }))
    await open('lazy-ship', '?id=OD-1042&do=pack', device, [anOrder({ shipBy: 'lazy', rev: 4, lines: measured.map((each) => ({ ...each, cancelled: each.id === 'L2' })) })])
    await ready('Packed')
    await waitFor(() => expect(numbers()).toEqual(['300', '20']))
  })

  it('ORD-04 tells of a packing as soon as it is stored, though what was typed is still being written', async () => {
    const { device, rows } = await open('lazy-ship', '?id=OD-1042&do=pack')
    await ready('Packed')
    const letGo = holdDrafts(device)
    try {
      tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
      fill('Weight (g)', '512')
      press('Packed')
      await screen.findByText(/^Packed: OD-1042\. Saved on this phone\./)
    } finally {
      await letGo()
    }
    await waitFor(async () => expect(await device.steps.outbox.readDraft({ owner: 'S1', form: 'pack OD-1042' })).toBeNull())
    expect(await rows()).toHaveLength(1)
  })

  it('ORD-01 LAW-05 hands a selection over, one sheet for each courier, and says why the rest stays', async () => {
    const { rows } = await open('lazy-ship', '?category=all')
    for (const id of ['OD-1042', 'OD-1045', 'OD-1046']) tick(`Select ${id}`)
    press('Hand over')
    expect(screen.getByText('OD-1042: Pack it first.')).toBeDefined()
    press('Yes', screen.getByRole('group', { name: 'Hand 2 orders over to the courier? Connect before the courier leaves: 2 tax invoices are still to come.' }))
    await screen.findByText(/^Handed over: 2 orders\./)
    const saved = await rows()
    const sheets = saved.flatMap((row) => (row.state === 'waiting' && 'manifestId' in row.body ? [row.body.manifestId] : []))
    expect([saved.map(({ command }) => command), new Set(sheets).size]).toEqual([['order-handover', 'order-handover'], 2])
    expect(sheets.every((sheet) => sheet.length <= 20)).toBe(true)
  })

  it('KIT-04 asks of another action in the same way while one is asked about', async () => {
    await open('lazy-ship', '?category=packed')
    tick('Select OD-1045')
    press('Print label')
    const other = screen.getByRole('button', { name: 'Hand over' })
    other.focus()
    press('Hand over')
    expect(document.activeElement?.textContent).toBe('No')
    press('No')
    expect(document.activeElement).toBe(other)
  })

  it('FILE-01 hands a selection over on a sheet for each day of packing, as each day prints its own', async () => {
    const packed = (id: string, at: string) => anOrder({ id, state: 'packed', packed: { grams: 450, sides: [300, 200, 40], at } })
    const held = [packed('OD-1', '2026-11-20T18:00:00Z'), packed('OD-2', '2026-11-20T19:00:00Z'), packed('OD-3', '2026-11-21T04:00:00Z')]
    const { rows } = await open('lazy-ship', '?category=packed', createDevice(), held)
    for (const { id } of held) tick(`Select ${id}`)
    press('Hand over')
    press('Yes')
    await screen.findByText(/^Handed over: 3 orders\./)
    const handedOver = (id: string, manifestId: string) => ({ command: 'order-handover', body: { id, manifestId } })
    expect(await rows()).toMatchObject([handedOver('OD-1', 'M-OD-1'), handedOver('OD-2', 'M-OD-2'), handedOver('OD-3', 'M-OD-2')])
  })

  it('LAW-08 MOVE-01 of an order that is cancelled as a whole nothing is to be collected, and no e-way bill to be had', async () => {
    const dear = { lines: [{ ...line, unitPaise: 6_000_000 }], cashOnDeliveryPaise: 12_000_000 }
    await open('lazy-ship', '?id=OD-1', createDevice(), [anOrder({ id: 'OD-1', ...dear })])
    expect((await pane('OD-1')).textContent).toMatch(/Collect ₹1,20,000.*An e-way bill is needed\./)
    cleanup()
    const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T04:40:00Z', wasPacked: false, takenOut: false } as const
    const gone = { ...dear, state: 'cancelled', cancelled } as const
    await open('lazy-ship', '?id=OD-2&category=all', createDevice(), [anOrder({ id: 'OD-2', ...gone }), anOrder({ id: 'OD-3', ...gone, cashOnDeliveryPaise: 0 })])
    expect((await pane('OD-2')).textContent).not.toMatch(/Collect|e-way bill/)
    fireEvent.click(screen.getByRole('link', { name: /^OD-3/ }))
    expect((await pane('OD-3')).textContent).not.toContain('Prepaid')
  })

  it("MOVE-04 the courier's number is still to come until the parcel has left", async () => {
    const held = (['placed', 'packed', 'on-the-way', 'delivered', 'undelivered', 'cancelled'] as const).map((state) => anOrder({ id: `OD-${state}`, state, awb: null }))
    const device = createDevice()
    const says = async (id: string) => {
      await open('lazy-ship', `?id=${id}&category=all`, device, held)
      return (await pane(id)).textContent.includes("Courier's numberThe courier's number is still to come.")
    }
    const told: string[] = []
    for (const { id } of held) if (await says(id)) told.push(id)
    expect(told).toEqual(['OD-placed', 'OD-packed'])
  })

  it('ORD-06 cancels after a reason, and says what it costs', async () => {
    const { rows } = await open('lazy-ship', '?id=OD-1043&do=cancel')
    await ready('Cancel it')
    expect(screen.getByText('This counts against you and may cost a fee.')).toBeDefined()
    expect(screen.queryByLabelText('I cannot deliver there')).toBeNull()
    press('Cancel it')
    await screen.findByRole('link', { name: 'Choose the reason' })
    fireEvent.click(screen.getByLabelText('Damaged'))
    tick('2\u00a0×\u00a0Blue kurta')
    press('Cancel it')
    await screen.findByText(/^Cancelled: 1 item of OD-1043\./)
    expect(await rows()).toMatchObject([{ body: { reason: 'damaged', lineIds: ['L2'] } }])
    // One line of a bundle: the rest of it is still to be packed.
    const detail = await pane('OD-1043')
    await waitFor(() => expect(detail.textContent).toContain('1\u00a0×\u00a0Green kurtaBL-KUR-9Cancelled'))
    expect(chip('To pack')).toBe('To pack3')
  })

  it('ORD-03 asks for the line that is left where the ticked one was cancelled elsewhere', async () => {
    const device = createDevice()
    await device.steps.outbox.writeDraft({ owner: 'S1', form: 'cancel OD-1043' }, { values: { reason: 'damaged', lines: ['L1'] }, savedAt: morning })
    const lines = anOrder().lines.map((each) => ({ ...each, cancelled: each.id === 'L1' }))
    const { rows } = await open('lazy-ship', '?id=OD-1043&do=cancel', device, [anOrder({ id: 'OD-1043', lines })])
    await ready('Cancel it')
    press('Cancel it')
    await screen.findByRole('link', { name: 'Tick the items to cancel' })
    expect(await rows()).toEqual([])
    tick('1\u00a0×\u00a0Green kurta')
    press('Cancel it')
    await screen.findByText(/^Cancelled: OD-1043\./)
    expect(await rows()).toMatchObject([{ body: { reason: 'damaged', lineIds: [] } }])
  })
})

describe('what was read of orders', () => {
  const openAged = async (hours: number) => {
    const view = { kind: 'ready', value: { kind: 'items', items: lazy, isWhole: true, asOf: morning - hours * 60 * 60 * 1000 }, current: true } as const
    const orders: Source<Order> = { kind: 'endpoint', prepare: async () => undefined, held: () => ({ view: () => view, subscribe: () => () => undefined }) }
    const device = createDevice()
    await openScreen('/orders/lazy-ship', () => <OrdersScreen title="Orders" list={orderLists['lazy-ship']} orders={orders} labels={device.labels} lookUp={device.lookUp} />, { device })
    await screen.findByRole('search')
  }

  it('SNAP-05 is told with its age, and after a day that it may have changed', async () => {
    await openAged(23)
    expect(screen.getByText('As of 20 Nov, 11:30 am')).toBeDefined()
    expect(screen.queryByText("This may have changed. Connect to see today's.")).toBeNull()
    await openAged(25)
    expect(screen.getByText("This may have changed. Connect to see today's.")).toBeDefined()
  })

  it('KIT-12 is text, whoever wrote it', async () => {
    const planted = '<b id="planted">Asha</b>'
    const order = anOrder({ buyer: { ...anOrder().buyer, name: planted }, lines: [{ ...line, title: planted, sku: planted }], track: [{ at: '2026-11-20T14:00:00Z', text: planted }] })
    await open('lazy-ship', `?id=${order.id}`, createDevice(), [order])
    const { textContent } = await pane(order.id)
    expect(textContent.split(planted)).toHaveLength(5)
    expect(document.getElementById('planted')).toBeNull()
  })
})

describe('orders that the seller sends', () => {
  it('ORD-02 ORD-05 are dispatched with a courier or by herself, and delivered or not', async () => {
    const { rows } = await open('self-ship', '?id=OD-2001&do=dispatch')
    await ready('Dispatched')
    const day = screen.getByLabelText<HTMLInputElement>('Day of dispatch')
    // Later ones a browser neither offers nor lets be typed, and years of five digits neither.
    expect([day.value, day.max]).toEqual(['2026-11-21', '2026-11-21'])
    press('Dispatched')
    await screen.findByRole('link', { name: 'Tracking number must be 6 to 20 letters, digits or dashes' })
    fireEvent.click(screen.getByLabelText('I deliver it myself'))
    expect(screen.queryByLabelText('Courier')).toBeNull()
    press('Dispatched')
    await screen.findByText(/^Dispatched: OD-2001\./)
    const detail = await pane('OD-2001')
    await waitFor(() => expect(detail.textContent).toContain('CourierYou bring it yourself'))
    // What cannot be taken back is asked once.
    press('Could not deliver')
    press('No', screen.getByRole('group', { name: 'Mark OD-2001 as not delivered? This cannot be taken back.' }))
    expect(document.activeElement?.textContent).toBe('Could not deliver')
    expect(await rows()).toHaveLength(1)
    press('Could not deliver')
    press('Yes')
    await screen.findByText(/^Not delivered: OD-2001\./)
    await waitFor(async () => expect(within(await pane('OD-2001')).getAllByRole('listitem').at(-1)?.textContent).toContain('Not delivered'))
    expect(await rows()).toMatchObject([
      { command: 'order-dispatch', body: { courier: null, tracking: null, day: '2026-11-21' } },
      { command: 'order-outcome', body: { delivered: false } },
    ])
  })
})

it('ORD-05 a dispatch that was begun on another day is of the day on which it is told, unless one was chosen', async () => {
  const device = createDevice()
  const draft = () => device.steps.outbox.readDraft({ owner: 'S1', form: 'dispatch OD-2001' })
  const day = () => screen.getByLabelText<HTMLInputElement>('Day of dispatch').value
  await open('self-ship', '?id=OD-2001&do=dispatch', device)
  await ready('Dispatched')
  fill('Courier', 'Blue Dart')
  await waitFor(async () => expect((await draft())?.values).toMatchObject({ courier: 'Blue Dart' }))
  clock.follow({ now: () => morning + 24 * 60 * 60 * 1000, subscribe: () => () => undefined })
  await open('self-ship', '?id=OD-2001&do=dispatch', device)
  await ready('Dispatched')
  expect(day()).toBe('2026-11-22')
  fill('Day of dispatch', '2026-11-21')
  await waitFor(async () => expect((await draft())?.values).toMatchObject({ day: '2026-11-21' }))
  await open('self-ship', '?id=OD-2001&do=dispatch', device)
  await ready('Dispatched')
  expect(day()).toBe('2026-11-21')
})

it('ORD-05 a day that is half typed stays so, and is asked for', async () => {
  const { rows } = await open('self-ship', '?id=OD-2001&do=dispatch')
  await ready('Dispatched')
  fireEvent.click(screen.getByLabelText('I deliver it myself'))
  // All that a browser says of a half; told a whole day, it would lose the half.
  fill('Day of dispatch', '')
  expect(screen.getByLabelText<HTMLInputElement>('Day of dispatch').value).toBe('')
  press('Dispatched')
  await screen.findByRole('link', { name: 'Choose the day' })
  fill('Day of dispatch', '2026-11-20')
  press('Dispatched')
  await screen.findByText(/^Dispatched: OD-2001\./)
  expect(await rows()).toMatchObject([{ body: { day: '2026-11-20' } }])
})

it('ORD-05 what makes no command is said, and not passed over', async () => {
  // No number that a command can carry.
  const { rows } = await open('self-ship', `?id=${encodeURIComponent('OD 7')}&do=dispatch`, createDevice(), [anOrder({ id: 'OD 7', shipBy: 'self', state: 'packed', courier: null, awb: null })])
  await ready('Dispatched')
  fireEvent.click(screen.getByLabelText('I deliver it myself'))
  press('Dispatched')
  await screen.findByText('This is not saved: it cannot be sent as it is. Check what you entered.')
  expect(await rows()).toEqual([])
})

describe('bundles', () => {
  it('ORD-03 are parcels of several orders, whoever brings them', async () => {
    await open('bundle')
    expect(entries()).toHaveLength(1)
    await open('bundle', '', createDevice(), [])
    expect(screen.getByText('No bundles.')).toBeDefined()
  })
})

describe('what was refused', () => {
  it('CLASH-02 asks at the order alone, and does what is chosen', async () => {
    const device = createDevice()
    await open('lazy-ship', '?id=OD-1042&do=pack', device)
    await ready('Packed')
    tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
    press('Packed')
    await screen.findByText(/^Packed: OD-1042/)
    await refuse(device, { kind: 'rejected', status: 409, message: 'Cancelled', code: 'cancelled' })
    const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T04:40:00Z', wasPacked: false, takenOut: false } as const
    const { rows } = await open('lazy-ship', '?category=attention', device, [anOrder({ state: 'cancelled', rev: 4, cancelled }), ...lazy.slice(1)])
    await waitFor(() => expect(chip('Needs attention')).toBe('Needs attention1'))
    fireEvent.click(screen.getByRole('link', { name: /^OD-1042/ }))
    const detail = await pane('OD-1042')
    expect(detail.textContent).toContain('Cancelled by the customer at 10:10 am. Take the parcel out.')
    // Once, with what was refused: at the foot it would wait behind that.
    expect(within(detail).getAllByRole('button', { name: 'It has left with the courier' })).toHaveLength(1)
    press('It has left with the courier', detail)
    await screen.findByText(/^Handed over: OD-1042/)
    expect(await rows()).toMatchObject([{ command: 'order-handover', body: { rev: 4, left: true } }])
    await waitFor(() => expect([chip('Needs attention'), chip('On the way')]).toEqual(['Needs attention0', 'On the way1']))
  })

  it('CLASH-01 is taken back and nothing else, where she leaves it', async () => {
    const device = createDevice()
    await open('lazy-ship', '?id=OD-1045', device)
    press('Hand over', await pane('OD-1045'))
    press('Yes', screen.getByRole('group', { name: 'Hand OD-1045 over to the courier? This cannot be taken back.' }))
    await screen.findByText(/^Handed over: OD-1045/)
    await refuse(device, { kind: 'rejected', status: 409, message: 'Not today.', code: 'state' })
    const detail = await pane('OD-1045')
    await waitFor(() => expect(detail.textContent).toContain('The marketplace said: Not today.'))
    expect(within(detail).queryByRole('button', { name: 'Cancel order' })).toBeNull()
    // What was refused has not happened.
    expect(within(detail).queryByText('Handed over')).toBeNull()
    // What was said of it is over, and stays so.
    expect(detail.textContent).not.toContain('It is being sent.')
    press('Leave it as it is now', detail)
    await waitFor(() => expect(detail.textContent).not.toContain('Not today.'))
    expect(detail.textContent).not.toContain('It is being sent.')
    expect(submissionsOf((await device.steps.outbox.ledger('S1')).rows)).toEqual([])
    expect(within(detail).getByRole('button', { name: 'Hand over' })).toBeDefined()
  })
})

describe('what was refused for its content', () => {
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  const ticked = () => within(document.body).getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).map(({ labels }) => labels?.[0]?.textContent)
  const refusedFor = { kind: 'rejected', status: 422, message: 'Check it.', code: 'content' } as const

  it('CLASH-01 ORD-04 a packing is put right in its form, which has what was packed', async () => {
    const device = createDevice()
    await open('lazy-ship', '?id=OD-1042&do=pack', device)
    await ready('Packed')
    tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
    fill('Weight (g)', '450')
    fill('Height (mm)', '55')
    press('Packed')
    await screen.findByText(/^Packed: OD-1042/)
    await refuse(device, refusedFor)
    const { rows } = await open('lazy-ship', '?id=OD-1042&do=pack', device)
    await ready('Packed')
    expect(['Weight (g)', 'Length (mm)', 'Breadth (mm)', 'Height (mm)'].map(value)).toEqual(['450', '300', '200', '55'])
    press('Packed')
    await screen.findByText(/^Packed: OD-1042/)
    expect(await rows()).toMatchObject([{ state: 'waiting', body: { grams: 450, sides: [300, 200, 55] } }])
  })

  it('CLASH-01 ORD-05 a dispatch is put right in its form, by courier or not', async () => {
    const device = createDevice()
    const dispatch = () => open('self-ship', '?id=OD-2001&do=dispatch', device)
    const { rows } = await dispatch()
    await ready('Dispatched')
    fill('Courier', 'Blue Dart')
    fill('Tracking number', 'DX123456')
    fill('Day of dispatch', '2026-11-20')
    press('Dispatched')
    await screen.findByText(/^Dispatched: OD-2001\./)
    await refuse(device, refusedFor)
    await dispatch()
    await ready('Dispatched')
    expect(['Courier', 'Tracking number', 'Day of dispatch'].map(value)).toEqual(['Blue Dart', 'DX123456', '2026-11-20'])
    fireEvent.click(screen.getByLabelText('I deliver it myself'))
    press('Dispatched')
    await screen.findByText(/^Dispatched: OD-2001\./)
    expect(await rows()).toMatchObject([{ body: { courier: null, tracking: null, day: '2026-11-20' } }])
    await refuse(device, refusedFor)
    await dispatch()
    await ready('Dispatched')
    expect([screen.getByLabelText<HTMLInputElement>('I deliver it myself').checked, screen.queryByLabelText('Courier')]).toEqual([true, null])
  })

  it('CLASH-01 ORD-06 a cancellation is put right in its form, with its reason and its items', async () => {
    const device = createDevice()
    await open('lazy-ship', '?id=OD-1043&do=cancel', device)
    await ready('Cancel it')
    fireEvent.click(screen.getByLabelText('Damaged'))
    tick('2\u00a0×\u00a0Blue kurta')
    press('Cancel it')
    await screen.findByText(/^Cancelled: 1 item of OD-1043\./)
    await refuse(device, refusedFor)
    await screen.findByText('The marketplace said: Check it.')
    press('Cancel order')
    await ready('Cancel it')
    expect([screen.getByLabelText<HTMLInputElement>('Damaged').checked, ticked()]).toEqual([true, ['1\u00a0×\u00a0Green kurta']])
  })
})

describe('what was said', () => {
  it('CLASH-01 of a form and of a choice is over once it was refused, and what is said of a new one stays', async () => {
    const device = createDevice()
    await open('lazy-ship', '?id=OD-1042&do=pack', device)
    await ready('Packed')
    tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
    press('Packed')
    await screen.findByText(/^Packed: OD-1042/)
    const next = await ready('Next: OD-1044')
    const detail = await pane('OD-1042')
    for (const message of ['Not now.', 'Still not.']) {
      await refuse(device, { kind: 'rejected', status: 409, message, code: 'state' })
      await waitFor(() => expect(detail.textContent).toContain(message))
      expect(within(detail).queryByText(/^Packed: OD-1042/)).toBeNull()
      press('Send again', detail)
      await screen.findByText(/^Packed: OD-1042/)
      await waitFor(() => expect(detail.textContent).not.toContain(message))
      expect(within(detail).getAllByText(/^Packed: OD-1042/)).toHaveLength(1)
    }
    // Whoever works through the list still goes on from here.
    expect(next.isConnected).toBe(true)
  })

  it('CLASH-01 a packing that is refused while it is looked at can be put right there, and the next order is still offered', async () => {
    const device = createDevice()
    await open('lazy-ship', '?id=OD-1042&do=pack', device)
    await ready('Packed')
    tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
    fill('Weight (g)', '450')
    press('Packed')
    await ready('Next: OD-1044')
    expect(screen.queryByRole('button', { name: 'Pack' })).toBeNull()
    await refuse(device, { kind: 'rejected', status: 422, message: 'Check it.', code: 'content' })
    await ready('Pack')
    expect(screen.getByRole('button', { name: 'Next: OD-1044' })).toBeDefined()
    press('Pack')
    await ready('Packed')
    expect(screen.getByLabelText<HTMLInputElement>('Weight (g)').value).toBe('450')
  })

  it('CLASH-01 of a selection is over once one of it was refused', async () => {
    const device = createDevice()
    await open('lazy-ship', '?category=packed', device)
    for (const id of ['OD-1045', 'OD-1046']) tick(`Select ${id}`)
    press('Hand over')
    press('Yes')
    await screen.findByText(/^Handed over: 2 orders\./)
    await refuse(device, { kind: 'rejected', status: 409, message: 'Not now.', code: 'state' })
    await waitFor(() => expect(chip('Needs attention')).toBe('Needs attention1'))
    await waitFor(() => expect(screen.queryByText(/^Handed over: 2 orders/)).toBeNull())
  })
})

describe('as long as only what waits for the seller has been read', () => {
  async function openPart(search: string) {
    const listeners = new Set<() => void>()
    let held: Held<Order> = { kind: 'items', items: lazy.slice(0, 5), isWhole: false, asOf: morning }
    const source = { subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)), view: () => view }
    let view = { kind: 'ready', value: held, current: true } as const
    const orders: Source<Order> = { kind: 'endpoint', prepare: () => Promise.resolve(), held: () => source }
    const device = createDevice()
    const lookedAt = () => (
      <>
        <OrdersScreen title="Orders" list={orderLists['lazy-ship']} orders={orders} labels={device.labels} lookUp={device.lookUp} />
        <LedgerRead sellerId="S1" />
      </>
    )
    const { router } = await openScreen('/orders/lazy-ship', lookedAt, { device, search })
    await screen.findByText('The ledger is read')
    const readAll = (): void =>
      act(() => {
        held = { kind: 'items', items: lazy, isWhole: true, asOf: morning }
        view = { kind: 'ready', value: held, current: true }
        for (const listener of listeners) listener()
      })
    return { readAll, address: () => router.history.location.search }
  }
  const chips = () => within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link').map(({ textContent }) => textContent)

  it('KIT-02 shows it, and counts nothing that is not there yet', async () => {
    const { readAll, address } = await openPart('')
    await screen.findByRole('search')
    expect(entries()).toHaveLength(3)
    expect(chips()).toEqual(['To pack3', 'Late1', 'Packed2', 'On the way', 'Delivered', 'All'])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'OD-1047' } })
    expect(screen.getByText('Still reading what is on this phone. One moment.')).toBeTruthy()
    const box = screen.getByRole('searchbox')
    await waitFor(() => expect(address()).toBe('?q=OD-1047'))
    expect(box.isConnected).toBe(true)
    readAll()
    expect(await screen.findByRole('link', { name: /^OD-1047/ })).toBeTruthy()
  })

  it('KIT-02 KIT-07 stays where it is shown once, with the focus, and says of the rest that it is still read', async () => {
    const { readAll } = await openPart('')
    await screen.findByRole('search')
    const all = screen.getByRole('link', { name: 'All' })
    all.focus()
    fireEvent.click(all)
    await screen.findByText('Still reading what is on this phone. One moment.')
    expect(document.activeElement).toBe(all)
    readAll()
    expect(await screen.findByRole('link', { name: /^OD-1047/ })).toBeTruthy()
    expect(document.activeElement).toBe(all)
  })

  // A refusal may lie on any order: what has been read first cannot say that nothing needs attention.
  it.each(['?category=all', '?category=attention', '?id=OD-1047'])('KIT-02 waits for the rest where an address asks for it: %s', async (search) => {
    const { readAll } = await openPart(search)
    await screen.findByRole('heading', { name: 'Orders' })
    expect(screen.queryByRole('search')).toBeNull()
    readAll()
    expect(await screen.findByRole('search')).toBeTruthy()
  })
})
