// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Order, OrderLine } from '@/contract/reads/orders/orders'
import { notKeptText } from '@/forms/draft-not-kept'
import type { Source } from '@/resources/source'
import { anOrder } from '../../../tests/support/an-order'
import { breakStore, createDevice, holdDrafts, leaveRoomFor, openScreen } from '../../../tests/support/device-screen'
import { handoverBody } from '../../../tests/support/order-bodies'
import { chip, deviceDaysAhead, entries, fill, itIsMorning, lazy, line, morning, openOrders, pane, press, ready, refuse, tick } from '../../../tests/support/orders-on-screen'
import { orderLists } from './order-lists'
import { OrdersScreen } from './orders-screen'

itIsMorning()

const sold = (id: string, placedAt: string, state: Order['state'] = 'placed') => anOrder({ id, placedAt, packBy: placedAt, state })

describe('orders that the courier collects', () => {
  it('ORD-01 shows the orders to pack, the most urgent first, and counts the other categories', async () => {
    await openOrders()
    expect(entries()).toEqual([
      'OD-1044To packGoods: 2\u00a0×\u00a0Blue kurta + 1\u00a0×\u00a0Green kurtaCity and PIN code: Mysuru 570001Late since 9:00\u00a0am',
      'OD-1042To packGoods: 2\u00a0×\u00a0Blue kurtaCity and PIN code: Mysuru 570001Pack by 12:00\u00a0pm, 1\u00a0h 30\u00a0min left',
      'OD-1043To packGoods: 2\u00a0×\u00a0Blue kurta + 1\u00a0×\u00a0Green kurtaCity and PIN code: Pune 411001Pack by 1:00\u00a0pm',
    ])
    expect(within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'To pack3',
      'Late1',
      // Nothing needs attention, so there is no such chip.
      'Packed2',
      'On the way0',
      'Delivered0',
      'All6',
    ])
  })

  it('ORD-01 sorts by the SKU of the lines that are not cancelled, then by number', async () => {
    const lines = [{ ...line, sku: 'A-1', cancelled: true }, { ...line, id: 'L2', sku: 'C-3' }]
    await openOrders('lazy-ship', '', createDevice(), [anOrder({ id: 'OD-3', lines }), anOrder({ id: 'OD-2', lines }), anOrder({ id: 'OD-1', lines: [{ ...line, sku: 'B-2' }] })])
    const shown = () => entries().map((text) => text.slice(0, 4))
    expect(shown()).toEqual(['OD-1', 'OD-2', 'OD-3'])
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'sku' } })
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('sku'))
    expect(shown()).toEqual(['OD-1', 'OD-2', 'OD-3'])
  })

  it.each(['411001', 'BL-KUR-9 pune', '408-1044', 'pune', 'meera', 'll-431', 'rail & road', 'b2c/00043', 'b2c/00007'])('KIT-03 finds an order by %s', async (words) => {
    const told = { buyer: { ...anOrder().buyer, name: 'Meera Pillai', city: 'Pune', pincode: '411001' }, awb: 'LL-431', courier: 'Rail & Road', invoiceNumber: '26-27/B2C/00043', refersTo: '26-27/B2C/00007' }
    await openOrders('lazy-ship', '', createDevice(), lazy.map((order) => (order.id === 'OD-1043' ? { ...order, ...told } : order)))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
    expect(entries().map((text) => text.slice(0, 7))).toEqual(['OD-1043'])
  })

  it('KIT-03 sorts the results of a search by newest first, until another sort is chosen', async () => {
    await openOrders('lazy-ship', '', createDevice(), [sold('OD-1', '2026-11-01T05:00:00Z'), sold('OD-2', '2026-11-20T05:00:00Z'), sold('OD-3', '2026-11-10T05:00:00Z', 'delivered')])
    const search = (value: string): unknown => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
    const sort = screen.getByLabelText<HTMLSelectElement>('Sort by')
    const shown = () => [...entries().map((text) => text.slice(0, 4)), sort.value]
    expect(shown()).toEqual(['OD-1', 'OD-2', 'pack-by'])
    search('kurta')
    expect(shown()).toEqual(['OD-2', 'OD-3', 'OD-1', 'newest'])
    fireEvent.change(sort, { target: { value: 'pack-by' } })
    await waitFor(() => expect(shown()).toEqual(['OD-1', 'OD-3', 'OD-2', 'pack-by']))
  })

  it('QUEUE-09 MOVE-02 LAW-05 an order is not late, and is packed by the marketplace’s time, if the device is days ahead', async () => {
    const { rows } = await openOrders('lazy-ship', '?id=OD-1042', deviceDaysAhead())
    await ready('Pack')
    expect((await pane('OD-1042')).textContent).toContain('Pack by 12:00\u00a0pm, 1\u00a0h 30\u00a0min left')
    press('Pack')
    await ready('Packed')
    tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
    press('Packed')
    await screen.findByText(/^Packed: OD-1042\./)
    await waitFor(() => expect(chip('Packed')).toBe('Packed3'))
    expect(await rows()).toMatchObject([{ command: 'order-pack', body: { at: new Date(morning).toISOString() } }])
  })

  it('ORD-01 shows a state that this version does not know, without actions', async () => {
    await openOrders('lazy-ship', '?id=OD-1047')
    expect((await pane('OD-1047')).textContent).toContain('Not known to this version')
    expect(within(await pane('OD-1047')).queryAllByRole('button')).toEqual([])
  })

  it('ORD-04 packing requires every item ticked and a valid weight, stores the command and leads to the next order', async () => {
    const { search, rows } = await openOrders('lazy-ship', '?id=OD-1042&do=pack')
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
    // The list follows the message.
    await waitFor(() => expect([chip('To pack'), chip('Packed')]).toEqual(['To pack2', 'Packed3']))
    // The most urgent order, not the next one in the list.
    press('Next: OD-1044')
    await waitFor(() => expect(search()).toBe('?id=OD-1044&do=pack'))
    await ready('Packed')
  })

  it('ORD-04 keeps the ticked and typed entries after a reload and on a full device, until the order is packed', async () => {
    const { device, rows } = await openOrders('lazy-ship', '?id=OD-1042&do=pack')
    await ready('Packed')
    tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
    fill('Weight (g)', '512')
    const draft = () => device.steps.outbox.readDraft({ owner: 'S1', form: 'pack OD-1042' })
    await waitFor(async () => expect((await draft())?.values).toMatchObject({ lines: ['L1'], grams: '512' }))
    await openOrders('lazy-ship', '?id=OD-1042&do=pack', device)
    await ready('Packed')
    expect(screen.getByLabelText<HTMLInputElement>('Weight (g)').value).toBe('512')
    const mend = breakStore('full')
    // A screen reader announces only what appears in a status region that existed before.
    const status = screen.getAllByRole('status')
    fill('Weight (g)', '513')
    expect(status).toContain(await screen.findByText(notKeptText('full')))
    press('Packed')
    expect((await screen.findByRole('alert')).textContent).toContain('This is not saved. This device’s storage is full.')
    mend()
    expect(screen.getByLabelText<HTMLInputElement>('Weight (g)').value).toBe('513')
    press('Packed')
    await screen.findByText(/^Packed: OD-1042/)
    expect([await draft(), (await rows()).length]).toEqual([null, 1])
  })

  it('ORD-04 CLASH-02 the weight of a parcel in progress drops to what is left once a line is cancelled elsewhere', async () => {
    const measured = anOrder({ shipBy: 'lazy' }).lines.map((each): OrderLine => ({ ...each, quantity: 1, grams: 300, sides: [300, 200, 20] }))
    const { device } = await openOrders('lazy-ship', '?id=OD-1042&do=pack', createDevice(), [anOrder({ shipBy: 'lazy', lines: measured })])
    await ready('Packed')
    const numbers = () => ['Weight (g)', 'Height (mm)'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
    expect(numbers()).toEqual(['600', '40'])
    tick(/Blue kurta/)
    await waitFor(async () => expect((await device.steps.outbox.readDraft({ owner: 'S1', form: 'pack OD-1042' }))?.values).toMatchObject({ lines: ['L1'] }))
    await openOrders('lazy-ship', '?id=OD-1042&do=pack', device, [anOrder({ shipBy: 'lazy', rev: 4, lines: measured.map((each) => ({ ...each, cancelled: each.id === 'L2' })) })])
    await ready('Packed')
    await waitFor(() => expect(numbers()).toEqual(['300', '20']))
  })

  it('ORD-04 reports a packing as soon as it is stored, even while its draft is still being written', async () => {
    const { device, rows } = await openOrders('lazy-ship', '?id=OD-1042&do=pack')
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

  it('ORD-01 LAW-05 hands a selection over with one manifest for each courier, and says why an order is left out', async () => {
    const { rows } = await openOrders('lazy-ship', '?category=all')
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

  it('KIT-04 CMD-07 a selection that does not fit on the device keeps selected only what was not saved', async () => {
    const ids = ['OD-3001', 'OD-3002', 'OD-3003', 'OD-3004']
    const { rows } = await openOrders('lazy-ship', '?category=packed', createDevice(), ids.map((id) => anOrder({ id, state: 'packed' })))
    for (const id of ['OD-3001', 'OD-3002', 'OD-3004']) tick(`Select ${id}`)
    const mend = leaveRoomFor(1)
    press('Hand over')
    press('Yes')
    expect((await screen.findByRole('alert')).textContent).toContain('1 saved, the rest is not.')
    mend()
    await screen.findByText('2 selected')
    await waitFor(() => expect(entries().map((entry) => entry.slice(0, 7))).toEqual(['OD-3002', 'OD-3003', 'OD-3004']))
    const isTicked = (id: string): boolean => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${id}` }).checked
    expect(['OD-3002', 'OD-3003', 'OD-3004'].map(isTicked)).toEqual([true, false, true])
    press('Hand over')
    press('Yes')
    await screen.findByText(/^Handed over: 2 orders\./)
    expect(screen.queryByText(/ selected$/)).toBeNull()
    expect((await rows()).map((row) => 'body' in row && 'id' in row.body && row.body.id)).toEqual(['OD-3001', 'OD-3002', 'OD-3004'])
  })

  it('KIT-04 a press on another action replaces the open confirmation by its own', async () => {
    await openOrders('lazy-ship', '?category=packed')
    tick('Select OD-1045')
    press('Print label')
    const other = screen.getByRole('button', { name: 'Hand over' })
    other.focus()
    press('Hand over')
    expect(document.activeElement?.textContent).toBe('No')
    press('No')
    expect(document.activeElement).toBe(other)
  })

  it('FILE-01 hands a selection over with one manifest for each day of packing', async () => {
    const packed = (id: string, at: string) => anOrder({ id, state: 'packed', packed: { grams: 450, sides: [300, 200, 40], at } })
    const held = [packed('OD-1', '2026-11-20T18:00:00Z'), packed('OD-2', '2026-11-20T19:00:00Z'), packed('OD-3', '2026-11-21T04:00:00Z')]
    const { rows } = await openOrders('lazy-ship', '?category=packed', createDevice(), held)
    for (const { id } of held) tick(`Select ${id}`)
    press('Hand over')
    press('Yes')
    await screen.findByText(/^Handed over: 3 orders\./)
    const handedOver = (id: string, manifestId: string) => ({ command: 'order-handover', body: { id, manifestId } })
    expect(await rows()).toMatchObject([handedOver('OD-1', 'M-OD-1'), handedOver('OD-2', 'M-OD-2'), handedOver('OD-3', 'M-OD-2')])
  })

  it('FILE-01 names the manifest of a selection as the print of the day does, however the list is sorted', async () => {
    const packed = (id: string, packBy: string, sku: string) =>
      anOrder({ id, state: 'packed', packed: { grams: 450, sides: [300, 200, 40], at: '2026-11-21T04:00:00Z' }, packBy, lines: [{ ...line, sku }] })
    const held = [packed('OD-1', '2026-11-22T06:00:00Z', 'B'), packed('OD-2', '2026-11-23T06:00:00Z', 'A')]
    const { rows } = await openOrders('lazy-ship', '?category=packed&sort=sku', createDevice(), held)
    expect(entries().map((entry) => entry.slice(0, 4))).toEqual(['OD-2', 'OD-1'])
    for (const { id } of held) tick(`Select ${id}`)
    press('Hand over')
    press('Yes')
    await screen.findByText(/^Handed over: 2 orders\./)
    expect(await rows()).toMatchObject(['OD-2', 'OD-1'].map((id) => ({ body: { id, manifestId: 'M-OD-1' } })))
  })

  it('FILE-01 hands a selection over with an unused manifest name, and a refused order with its own', async () => {
    const packed = (id: string, change: Partial<Order> = {}) => anOrder({ id, state: 'packed', packed: { grams: 450, sides: [300, 200, 40], at: '2026-11-21T04:00:00Z' }, ...change })
    const held = [packed('OD-1'), packed('OD-2'), packed('OD-3'), packed('OD-4', { state: 'on-the-way', manifestId: 'M-OD-1' })]
    const device = createDevice()
    await device.steps.outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody({ id: 'OD-3', manifestId: 'M-OD-9' }) })
    await refuse(device, { kind: 'rejected', status: 409, message: 'Not today.', code: 'state' })
    const { rows } = await openOrders('lazy-ship', '?category=packed', device, held)
    for (const id of ['OD-1', 'OD-2', 'OD-3']) tick(`Select ${id}`)
    press('Hand over')
    press('Yes')
    await screen.findByText(/^Handed over: 3 orders\./)
    const handedOver = (id: string, manifestId: string) => ({ state: 'waiting', body: { id, manifestId } })
    expect(await rows()).toMatchObject([handedOver('OD-3', 'M-OD-9'), handedOver('OD-1', 'M-OD-2'), handedOver('OD-2', 'M-OD-2')])
  })

  it('LAW-08 MOVE-01 a fully cancelled order has nothing to collect and no e-way bill', async () => {
    const dear = { lines: [{ ...line, unitPaise: 6_000_000 }], cashOnDeliveryPaise: 12_000_000 }
    await openOrders('lazy-ship', '?id=OD-1', createDevice(), [anOrder({ id: 'OD-1', ...dear })])
    expect((await pane('OD-1')).textContent).toMatch(/Collect ₹1,20,000.*An e-way bill is needed\./)
    cleanup()
    const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T04:40:00Z', wasPacked: false, takenOut: false } as const
    const gone = { ...dear, state: 'cancelled', cancelled } as const
    await openOrders('lazy-ship', '?id=OD-2&category=all', createDevice(), [anOrder({ id: 'OD-2', ...gone }), anOrder({ id: 'OD-3', ...gone, cashOnDeliveryPaise: 0 })])
    expect((await pane('OD-2')).textContent).not.toMatch(/Collect|e-way bill/)
    fireEvent.click(screen.getByRole('link', { name: /^OD-3/ }))
    expect((await pane('OD-3')).textContent).not.toContain('Prepaid')
  })

  it.each(['on-the-way', 'delivered'])('ORD-01 sorts finished orders by newest first (%s)', async (state) => {
    await openOrders('lazy-ship', `?category=${state}`, createDevice(), [sold('OD-1', '2026-11-01T05:00:00Z', state), sold('OD-2', '2026-11-20T05:00:00Z', state), sold('OD-3', '2026-11-10T05:00:00Z', state)])
    expect(entries().map((text) => text.slice(0, 4))).toEqual(['OD-2', 'OD-3', 'OD-1'])
  })

  it("MOVE-04 the courier's number is called still to come only until the parcel has left", async () => {
    const held = (['placed', 'packed', 'on-the-way', 'delivered', 'undelivered', 'cancelled'] as const).map((state) => anOrder({ id: `OD-${state}`, state, awb: null }))
    const device = createDevice()
    const says = async (id: string) => {
      await openOrders('lazy-ship', `?id=${id}&category=all`, device, held)
      return (await pane(id)).textContent.includes("Courier's numberThe courier's number is still to come.")
    }
    const told: string[] = []
    for (const { id } of held) if (await says(id)) told.push(id)
    expect(told).toEqual(['OD-placed', 'OD-packed'])
  })

  it('ORD-06 cancels only with a reason, and warns of what it costs', async () => {
    const { rows } = await openOrders('lazy-ship', '?id=OD-1043&do=cancel')
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
    // Only one line of a bundle: the rest is still to be packed.
    const detail = await pane('OD-1043')
    await waitFor(() => expect(detail.textContent).toContain('1\u00a0×\u00a0Green kurtaBL-KUR-9Cancelled'))
    expect(chip('To pack')).toBe('To pack3')
  })

  it('ORD-03 asks for the line that is left if the ticked one was cancelled elsewhere', async () => {
    const device = createDevice()
    await device.steps.outbox.writeDraft({ owner: 'S1', form: 'cancel OD-1043' }, { values: { reason: 'damaged', lines: ['L1'] }, savedAt: morning })
    const lines = anOrder().lines.map((each) => ({ ...each, cancelled: each.id === 'L1' }))
    const { rows } = await openOrders('lazy-ship', '?id=OD-1043&do=cancel', device, [anOrder({ id: 'OD-1043', lines })])
    await ready('Cancel it')
    press('Cancel it')
    await screen.findByRole('link', { name: 'Tick the items to cancel' })
    expect(await rows()).toEqual([])
    tick('1\u00a0×\u00a0Green kurta')
    press('Cancel it')
    await screen.findByText(/^Cancelled: OD-1043\./)
    expect(await rows()).toMatchObject([{ body: { reason: 'damaged', lineIds: [] } }])
    // The choice is shown even if the form is untouched, because it may not be the intended item.
    await openOrders('lazy-ship', '?id=OD-1043&do=cancel', createDevice(), [anOrder({ id: 'OD-1043', lines })])
    await ready('Cancel it')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '1\u00a0×\u00a0Green kurta' }).checked).toBe(true)
  })
})

describe('the orders that were read', () => {
  const openAged = async (hours: number) => {
    const view = { kind: 'ready', value: { kind: 'items', items: lazy, isWhole: true, asOf: morning - hours * 60 * 60 * 1000 }, current: true } as const
    const orders: Source<Order> = { kind: 'endpoint', prepare: async () => undefined, held: () => ({ view: () => view, subscribe: () => () => undefined }) }
    const device = createDevice()
    await openScreen('/orders/lazy-ship', () => <OrdersScreen title="Orders" list={orderLists['lazy-ship']} orders={orders} labels={device.labels} lookUp={device.lookUp} />, { device })
    await screen.findByRole('search')
  }

  // With -49 hours: it was read while the clock was two days ahead, so its age is in the future now.
  it('SNAP-05 QUEUE-09 show when they were read, and that they may have changed after a day or a clock that was ahead', async () => {
    await openAged(23)
    expect(screen.getByText('As of 20 Nov, 11:30 am')).toBeDefined()
    expect(screen.queryByText("This may have changed. Connect to see today's.")).toBeNull()
    await openAged(25)
    expect(screen.getByText("This may have changed. Connect to see today's.")).toBeDefined()
    await openAged(-49)
    expect(screen.getByText("This may have changed. Connect to see today's.")).toBeDefined()
  })

  it('KIT-12 are shown as plain text, whoever wrote it', async () => {
    const planted = '<b id="planted">Asha</b>'
    const order = anOrder({ buyer: { ...anOrder().buyer, name: planted }, lines: [{ ...line, title: planted, sku: planted }], track: [{ at: '2026-11-20T14:00:00Z', text: planted }] })
    await openOrders('lazy-ship', `?id=${order.id}`, createDevice(), [order])
    const { textContent } = await pane(order.id)
    expect(textContent.split(planted)).toHaveLength(5)
    expect(document.getElementById('planted')).toBeNull()
  })
})
