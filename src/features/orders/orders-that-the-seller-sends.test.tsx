// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clock } from '@/clock/clock'
import type { Order } from '@/contract/reads/orders/orders'
import { anOrder } from '../../../tests/support/an-order'
import { createDevice } from '../../../tests/support/device-screen'
import { deviceDaysAhead, entries, fill, itIsMorning, morning, openOrders, pane, press, ready, refuse, tick } from '../../../tests/support/orders-on-screen'

itIsMorning()

describe('orders that the seller sends', () => {
  it("KIT-04 CLASH-01 a bulk 'Delivered' leaves out an order whose refused 'Not delivered' is still to be decided", async () => {
    const device = createDevice()
    const held = ['OD-2002', 'OD-2003'].map((id) => anOrder({ id, shipBy: 'self', state: 'on-the-way', courier: 'Blue Dart', awb: 'BD-1' }))
    const { rows } = await openOrders('self-ship', '?category=on-the-way', device, held)
    for (const { id } of held) tick(`Select ${id}`)
    await device.steps.outbox.save({ sellerId: 'S1', command: 'order-outcome', body: { id: 'OD-2002', rev: 3, delivered: false, at: '2026-11-21T04:00:00Z' } })
    await waitFor(() => expect(screen.queryByRole('link', { name: /^OD-2002/ })).toBeNull())
    press(/^Delivered/)
    await refuse(device, { kind: 'rejected', status: 409, message: 'Not now.', code: 'state' })
    await screen.findByRole('link', { name: /^OD-2002/ })
    await screen.findByText(/^OD-2002: First decide about what needs attention\./)
    press('Yes')
    await screen.findByText(/^Delivered: /)
    expect(await rows()).toMatchObject([
      { state: 'rejected', body: { id: 'OD-2002', delivered: false } },
      { state: 'waiting', body: { id: 'OD-2003', delivered: true } },
    ])
  })

  it('KIT-04 CLASH-01 a bulk action leaves out an order whose undecided command may have arrived', async () => {
    const device = createDevice()
    const { outbox, database } = device.steps
    const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T04:40:00Z', wasPacked: true, takenOut: false } as const
    const held = ['OD-2002', 'OD-2003'].map((id) => anOrder({ id, shipBy: 'self', state: 'cancelled', cancelled, courier: null, awb: null }))
    await outbox.save({ sellerId: 'S1', command: 'order-taken-out', body: { id: 'OD-2002', rev: 3 } })
    const [row] = await database.submissions.toArray()
    if (row !== undefined) await database.submissions.put({ ...row, ...{ state: 'undecided', status: 200, message: null, at: morning } })
    const { rows } = await openOrders('self-ship', '?category=attention', device, held)
    for (const { id } of held) tick(`Select ${id}`)
    press('Taken out')
    await screen.findByText(/^OD-2002: First decide about what needs attention\./)
    press('Yes')
    await screen.findByText(/^Taken out: OD-2003\./)
    expect(await rows()).toMatchObject([
      { state: 'undecided', body: { id: 'OD-2002' } },
      { state: 'waiting', body: { id: 'OD-2003' } },
    ])
  })

  it('LAW-05 show no warning about a missing invoice, as no courier collects them', async () => {
    await openOrders('self-ship', '?id=OD-2001')
    expect((await pane('OD-2001')).textContent).toContain('Packed')
    expect(screen.queryByText(/still to come/)).toBeNull()
  })

  it('QUEUE-09 ORD-05 are dispatched by the marketplace’s day, and no later one, on a device that is days ahead', async () => {
    const { rows } = await openOrders('self-ship', '?id=OD-2001&do=dispatch', deviceDaysAhead())
    await ready('Dispatched')
    const day = screen.getByLabelText<HTMLInputElement>('Day of dispatch')
    expect([day.value, day.max]).toEqual(['2026-11-21', '2026-11-21'])
    fireEvent.click(screen.getByLabelText('I deliver it myself'))
    fill('Day of dispatch', '2026-11-22')
    press('Dispatched')
    await screen.findByRole('link', { name: 'The day cannot be in the future' })
    fill('Day of dispatch', '2026-11-21')
    press('Dispatched')
    await screen.findByText(/^Dispatched: OD-2001\./)
    expect(await rows()).toMatchObject([{ command: 'order-dispatch', body: { day: '2026-11-21' } }])
  })

  it('ORD-05 are dispatched on the day of the press, even if the phone slept overnight with the form open', async () => {
    let time = morning
    clock.follow({ now: () => time, subscribe: () => () => undefined })
    const { rows } = await openOrders('self-ship', '?id=OD-2001&do=dispatch')
    await ready('Dispatched')
    fireEvent.click(screen.getByLabelText('I deliver it myself'))
    time += 24 * 60 * 60 * 1000
    document.dispatchEvent(new Event('visibilitychange'))
    press('Dispatched')
    await screen.findByText(/^Dispatched: OD-2001\./)
    expect(await rows()).toMatchObject([{ command: 'order-dispatch', body: { day: '2026-11-22', at: new Date(time).toISOString() } }])
  })

  it('ORD-02 ORD-05 are dispatched with a courier or by herself, and marked as delivered or not after a confirmation', async () => {
    const { rows } = await openOrders('self-ship', '?id=OD-2001&do=dispatch')
    await ready('Dispatched')
    const day = screen.getByLabelText<HTMLInputElement>('Day of dispatch')
    // With this maximum, browsers offer no later days, and accept neither these nor years of five digits.
    expect([day.value, day.max]).toEqual(['2026-11-21', '2026-11-21'])
    press('Dispatched')
    await screen.findByRole('link', { name: 'Tracking number must be 6 to 20 letters, digits or dashes' })
    fireEvent.click(screen.getByLabelText('I deliver it myself'))
    expect(screen.queryByLabelText('Courier')).toBeNull()
    press('Dispatched')
    await screen.findByText(/^Dispatched: OD-2001\./)
    const detail = await pane('OD-2001')
    await waitFor(() => expect(detail.textContent).toContain('CourierYou deliver it yourself'))
    // Anything final is confirmed once.
    press('Delivered')
    press('No', screen.getByRole('group', { name: 'Mark OD-2001 as delivered? This cannot be taken back.' }))
    expect(await rows()).toHaveLength(1)
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

it('ORD-05 a dispatch draft of another day takes the current day, unless a day was chosen', async () => {
  const device = createDevice()
  const draft = () => device.steps.outbox.readDraft({ owner: 'S1', form: 'dispatch OD-2001' })
  const day = () => screen.getByLabelText<HTMLInputElement>('Day of dispatch').value
  await openOrders('self-ship', '?id=OD-2001&do=dispatch', device)
  await ready('Dispatched')
  fill('Courier', 'Blue Dart')
  await waitFor(async () => expect((await draft())?.values).toMatchObject({ courier: 'Blue Dart' }))
  clock.follow({ now: () => morning + 24 * 60 * 60 * 1000, subscribe: () => () => undefined })
  await openOrders('self-ship', '?id=OD-2001&do=dispatch', device)
  await ready('Dispatched')
  expect(day()).toBe('2026-11-22')
  fill('Day of dispatch', '2026-11-21')
  await waitFor(async () => expect((await draft())?.values).toMatchObject({ day: '2026-11-21' }))
  await openOrders('self-ship', '?id=OD-2001&do=dispatch', device)
  await ready('Dispatched')
  expect(day()).toBe('2026-11-21')
})

it('ORD-05 EXT-05 a dispatch is listed at its chosen day, as by the marketplace, and not before its packing', async () => {
  const packed = { grams: 450, sides: [300, 200, 40], at: '2026-11-20T06:00:00Z' } satisfies Order['packed']
  const held = [anOrder({ id: 'OD-2001', shipBy: 'self', state: 'packed', courier: null, awb: null, packed })]
  for (const [day, stands] of [['2026-11-20', '2026-11-20T06:00:00.000Z'], ['2026-11-21', '2026-11-21T05:00:00.000Z']] as const) {
    await openOrders('self-ship', '?id=OD-2001&do=dispatch', createDevice(), held)
    await ready('Dispatched')
    fireEvent.click(screen.getByLabelText('I deliver it myself'))
    fill('Day of dispatch', day)
    press('Dispatched')
    await screen.findByText(/^Dispatched: OD-2001\./)
    const event = () => within(screen.getByRole('region', { name: 'OD-2001' })).getAllByRole('listitem').at(-1)
    await waitFor(() => expect(event()?.textContent).toContain('Dispatched'))
    expect(event()?.querySelector('time')?.dateTime).toBe(stands)
  }
})

it('ORD-05 an incomplete day stays as typed, and is reported as missing', async () => {
  const { rows } = await openOrders('self-ship', '?id=OD-2001&do=dispatch')
  await ready('Dispatched')
  fireEvent.click(screen.getByLabelText('I deliver it myself'))
  // All that a browser reports of a half-typed date; if the field were set again, the typed half would be lost.
  fill('Day of dispatch', '')
  expect(screen.getByLabelText<HTMLInputElement>('Day of dispatch').value).toBe('')
  press('Dispatched')
  await screen.findByRole('link', { name: 'Choose the day' })
  fill('Day of dispatch', '2026-11-20')
  press('Dispatched')
  await screen.findByText(/^Dispatched: OD-2001\./)
  expect(await rows()).toMatchObject([{ body: { day: '2026-11-20' } }])
})

it('ORD-05 a form that makes no valid command says that it is not saved', async () => {
  // An order number that no command can carry.
  const { rows } = await openOrders('self-ship', `?id=${encodeURIComponent('OD 7')}&do=dispatch`, createDevice(), [anOrder({ id: 'OD 7', shipBy: 'self', state: 'packed', courier: null, awb: null })])
  await ready('Dispatched')
  fireEvent.click(screen.getByLabelText('I deliver it myself'))
  press('Dispatched')
  await screen.findByText('This is not saved: it cannot be sent as it is. Check what you entered.')
  expect(await rows()).toEqual([])
})

describe('bundles', () => {
  it('ORD-03 lists the bundles alone, or says that there are none', async () => {
    await openOrders('bundle')
    expect(entries()).toHaveLength(1)
    await openOrders('bundle', '', createDevice(), [])
    expect(screen.getByText('No bundles.')).toBeDefined()
  })
})
