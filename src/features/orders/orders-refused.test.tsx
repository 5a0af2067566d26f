// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { keepSeries } from '@/outbox/document-numbers'
import { submissionsOf } from '@/outbox/submission'
import { anOrder } from '../../../tests/support/an-order'
import { createDevice } from '../../../tests/support/device-screen'
import { cancelBody, handoverBody, packBody } from '../../../tests/support/order-bodies'
import { chip, fill, itIsMorning, lazy, openOrders, pane, press, ready, refuse, tick } from '../../../tests/support/orders-on-screen'
import { claim } from '../../../tests/support/outbox-store'

itIsMorning()

describe('a refused command', () => {
  it('CLASH-02 is decided at the order alone, and the choice is carried out', async () => {
    const device = createDevice()
    await openOrders('lazy-ship', '?id=OD-1042&do=pack', device)
    await ready('Packed')
    tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
    press('Packed')
    await screen.findByText(/^Packed: OD-1042/)
    await refuse(device, { kind: 'rejected', status: 409, message: 'Cancelled', code: 'cancelled' })
    const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T04:40:00Z', wasPacked: false, takenOut: false } as const
    const { rows } = await openOrders('lazy-ship', '?category=attention', device, [anOrder({ state: 'cancelled', rev: 4, cancelled }), ...lazy.slice(1)])
    await waitFor(() => expect(chip('Needs attention')).toBe('Needs attention1'))
    fireEvent.click(screen.getByRole('link', { name: /^OD-1042/ }))
    const detail = await pane('OD-1042')
    expect(detail.textContent).toContain('Cancelled by the customer at 10:10\u00a0am. Take the parcel out.')
    // Only once, at the refused command: among the order's own actions it would wait behind that command.
    expect(await within(detail).findAllByRole('button', { name: 'It has left with the courier' })).toHaveLength(1)
    press('It has left with the courier', detail)
    await screen.findByText(/^Handed over: OD-1042/)
    expect(await rows()).toMatchObject([{ command: 'order-handover', body: { rev: 4, left: true } }])
    await waitFor(() => expect([chip('Needs attention'), chip('On the way')]).toEqual(['Needs attention0', 'On the way1']))
  })

  it.each([
    ['It has left with the courier', [{ command: 'document-void', body: { number: '26-27/A7K/00041' } }, { command: 'order-handover' }], '26-27/A7K/00042'],
    ['Taken out', [], '26-27/A7K/00041'],
  ])('CMD-08 CLASH-02 LAW-05 frees its invoice number for another order only if the parcel has not left (%s)', async (choice, left, next) => {
    const device = createDevice()
    const { outbox, database } = device.steps
    await keepSeries(database, { sellerId: 'S1', year: '26-27' }, { prefix: '26-27/A7K/', next: 41 })
    await outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody() })
    const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T04:40:00Z', wasPacked: false, takenOut: false } as const
    const { rows } = await openOrders('lazy-ship', '?id=OD-1042', device, [anOrder({ state: 'cancelled', rev: 4, cancelled })])
    press(choice, await pane('OD-1042'))
    if (choice === 'Taken out') expect((await screen.findByText('Taken out: OD-1042.')).closest('[role=status]')).not.toBeNull()
    await waitFor(async () => expect((await rows()).map(({ command }) => command)).not.toContain('order-pack'))
    await outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody({ id: 'OD-1044' }) })
    expect(await rows()).toMatchObject([...left, { command: 'order-pack', body: { id: 'OD-1044', invoiceNumber: next } }])
  })

  it('CLASH-01 is taken back, and nothing else changes, if she leaves it', async () => {
    const device = createDevice()
    await openOrders('lazy-ship', '?id=OD-1045', device)
    press('Hand over', await pane('OD-1045'))
    press('Yes', screen.getByRole('group', { name: 'Hand OD-1045 over to the courier? This cannot be taken back.' }))
    await screen.findByText(/^Handed over: OD-1045/)
    await refuse(device, { kind: 'rejected', status: 409, message: 'Not today.', code: 'state' })
    const detail = await pane('OD-1045')
    await waitFor(() => expect(detail.textContent).toContain('The marketplace said: Not today.'))
    expect(within(detail).queryByRole('button', { name: 'Cancel order' })).toBeNull()
    // A refused command has not happened.
    expect(within(detail).queryByText('Handed over')).toBeNull()
    // Its earlier message is gone, and does not come back.
    expect(detail.textContent).not.toContain('It is being sent.')
    press('Leave it as it is now', detail)
    await waitFor(() => expect(detail.textContent).not.toContain('Not today.'))
    expect(detail.textContent).not.toContain('It is being sent.')
    expect((await within(detail).findByText('Taken back: OD-1045.')).closest('[role=status]')).not.toBeNull()
    expect(submissionsOf((await device.steps.outbox.ledger('S1')).rows)).toEqual([])
    expect(within(detail).getByRole('button', { name: 'Hand over' })).toBeDefined()
  })
})

it("EXT-05 a waiting command and the marketplace's event of the same time are listed as two events, without an error", async () => {
  const told = vi.spyOn(console, 'error')
  const device = createDevice()
  await device.steps.outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody({ id: 'OD-1045' }) })
  const { at } = handoverBody()
  await openOrders('lazy-ship', '?id=OD-1045', device, [anOrder({ id: 'OD-1045', state: 'on-the-way', rev: 4, track: [{ at, text: 'Handed over' }] })])
  const events = within(await pane('OD-1045')).getAllByText('Handed over').map((text) => text.closest('li')?.querySelector('time')?.dateTime)
  expect(events).toEqual([at, at].map((one) => new Date(one).toISOString()))
  expect(told).not.toHaveBeenCalled()
  told.mockRestore()
})

describe('a command that was refused for its content', () => {
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  const ticked = () => within(document.body).getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).map(({ labels }) => labels?.[0]?.textContent)
  const refusedFor = { kind: 'rejected', status: 422, message: 'Check it.', code: 'content' } as const

  it('CLASH-01 ORD-04 a packing is corrected in its form, which has the refused values', async () => {
    const device = createDevice()
    await openOrders('lazy-ship', '?id=OD-1042&do=pack', device)
    await ready('Packed')
    tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
    fill('Weight (g)', '450')
    fill('Height (mm)', '55')
    press('Packed')
    await screen.findByText(/^Packed: OD-1042/)
    await refuse(device, refusedFor)
    const { rows } = await openOrders('lazy-ship', '?id=OD-1042&do=pack', device)
    await ready('Packed')
    expect(['Weight (g)', 'Length (mm)', 'Breadth (mm)', 'Height (mm)'].map(value)).toEqual(['450', '300', '200', '55'])
    press('Packed')
    await screen.findByText(/^Packed: OD-1042/)
    expect(await rows()).toMatchObject([{ state: 'waiting', body: { grams: 450, sides: [300, 200, 55] } }])
  })

  it('CLASH-01 CMD-05 is corrected in its form, with its refusal shown, even after 120 delivered commands', async () => {
    const device = createDevice()
    await openOrders('lazy-ship', '?id=OD-1042&do=pack', device)
    await ready('Packed')
    tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
    fill('Weight (g)', '450')
    press('Packed')
    await screen.findByText(/^Packed: OD-1042/)
    await refuse(device, refusedFor)
    const { outbox, database } = device.steps
    const saved = await outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody({ id: 'OD-9' }) })
    if (saved.kind !== 'stored') throw new Error('Not stored')
    await outbox.settle(await claim(device.steps, saved.value), { kind: 'accepted', message: null, record: null })
    const delivered = await database.submissions.get(saved.value)
    if (delivered === undefined) throw new Error('Nothing is stored')
    await database.submissions.bulkPut(Array.from({ length: 120 }, (_, more) => ({ ...delivered, sequence: saved.value + more, order: saved.value + more, key: `delivered-${more}` })))
    await openOrders('lazy-ship', '?id=OD-1042&do=pack', device)
    await ready('Packed')
    expect(value('Weight (g)')).toBe('450')
    expect(screen.getByText(/Check it\./)).toBeDefined()
  })

  it('CLASH-01 ORD-05 a dispatch is corrected in its form, with a courier or without', async () => {
    const device = createDevice()
    const dispatch = () => openOrders('self-ship', '?id=OD-2001&do=dispatch', device)
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

  it('CLASH-01 ORD-06 a cancellation is corrected in its form, with its reason and its items', async () => {
    const device = createDevice()
    const { rows } = await openOrders('lazy-ship', '?id=OD-1043&do=cancel', device)
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
    tick('1\u00a0×\u00a0Green kurta')
    tick('2\u00a0×\u00a0Blue kurta')
    press('Cancel it')
    await screen.findByText(/^Cancelled: 1 item of OD-1043\./)
    expect(await rows()).toMatchObject([{ command: 'order-cancel', state: 'waiting', body: { lineIds: ['L1'] } }])
  })

  describe('while another line of the order is being cancelled', () => {
    /** Cancels one item, and opens the form for the other one. */
    async function openTheNext(device: ReturnType<typeof createDevice>) {
      const { rows } = await openOrders('lazy-ship', '?id=OD-1043&do=cancel', device)
      await ready('Cancel it')
      fireEvent.click(screen.getByLabelText('Damaged'))
      tick('2\u00a0×\u00a0Blue kurta')
      press('Cancel it')
      await screen.findByText(/^Cancelled: 1 item of OD-1043\./)
      press('Cancel order')
      await ready('Cancel it')
      return rows
    }

    async function beginTheNext(device: ReturnType<typeof createDevice>) {
      const rows = await openTheNext(device)
      fireEvent.click(screen.getByLabelText('Damaged'))
      await waitFor(async () => expect((await device.steps.outbox.readDraft({ owner: 'S1', form: 'cancel OD-1043' }))?.values).toMatchObject({ reason: 'damaged' }))
      return rows
    }
    const both = [
      { command: 'order-cancel', state: 'rejected', body: { lineIds: ['L2'] } },
      { command: 'order-cancel', state: 'waiting', body: { lineIds: ['L1'] } },
    ]

    it('CLASH-01 QUEUE-01 stays to be decided, and the notice says that the next command waits for it', async () => {
      const device = createDevice()
      const rows = await beginTheNext(device)
      await refuse(device, refusedFor)
      await screen.findByText('The marketplace said: Check it.')
      press('Cancel it')
      await screen.findByText(/^Cancelled: 1 item of OD-1043\. Saved on this phone\. It will be sent once you have decided about what needs attention\.$/)
      expect(await rows()).toMatchObject(both)
    })

    it('CLASH-01 QUEUE-01 stays to be decided after the form or the page is opened again', async () => {
      const device = createDevice()
      const rows = await beginTheNext(device)
      press('Back')
      await ready('Cancel order')
      await refuse(device, refusedFor)
      await screen.findByText('The marketplace said: Check it.')
      press('Cancel order')
      await ready('Cancel it')
      expect(ticked()).toEqual(['2\u00a0×\u00a0Blue kurta'])
      await openOrders('lazy-ship', '?id=OD-1043&do=cancel', device)
      await ready('Cancel it')
      press('Cancel it')
      await screen.findByText(/^Cancelled: 1 item of OD-1043\./)
      expect(await rows()).toMatchObject(both)
    })

    it('CLASH-01 fills in the form that was open and untouched, once it is opened again', async () => {
      const device = createDevice()
      await openTheNext(device)
      await refuse(device, refusedFor)
      await screen.findByText('The marketplace said: Check it.')
      press('Back')
      await ready('Cancel order')
      press('Cancel order')
      await ready('Cancel it')
      expect([screen.getByLabelText<HTMLInputElement>('Damaged').checked, ticked()]).toEqual([true, ['1\u00a0×\u00a0Green kurta']])
    })

    it('CLASH-01 stays if it was sent again beside its form and is undecided again', async () => {
      const device = createDevice()
      const { outbox } = device.steps
      const saved = await outbox.save({ sellerId: 'S1', command: 'order-cancel', body: cancelBody({ id: 'OD-1043', lineIds: ['L2'] }) })
      const leaveUndecided = async () => {
        for (let tries = 0; tries < 4; tries += 1)
          await outbox.settle(await claim(device.steps, saved.kind === 'stored' ? saved.value : 0), { kind: 'try-again', pause: { failure: { kind: 'unclear', status: 200, message: null }, at: 0, milliseconds: 0, serverRequested: false } })
      }
      await leaveUndecided()
      const { rows } = await openOrders('lazy-ship', '?id=OD-1043&do=cancel', device)
      await ready('Cancel it')
      press('Send again')
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull())
      await leaveUndecided()
      await ready('Send again')
      for (const item of ['1\u00a0×\u00a0Green kurta', '2\u00a0×\u00a0Blue kurta']) tick(item)
      expect(ticked()).toEqual(['2\u00a0×\u00a0Blue kurta'])
      press('Cancel it')
      await screen.findByText(/^Cancelled: 1 item of OD-1043\./)
      expect(await rows()).toMatchObject([{ state: 'undecided', body: { lineIds: ['L2'] } }, { state: 'waiting', body: { lineIds: ['L1'] } }])
    })
  })
})

describe('the number of an invoice', () => {
  const anew = /^Packed: OD-1042\. .+ Its invoice gets another number: if you have printed it, print it anew\.$/

  it.each(['changed', 'content'] as const)('CLASH-01 LAW-05 that is void after a refusal (%s) is replaced, and the notice says to print the invoice anew', async (code) => {
    const device = createDevice()
    await keepSeries(device.steps.database, { sellerId: 'S1', year: '26-27' }, { prefix: '26-27/A7K/', next: 41 })
    const { rows } = await openOrders('lazy-ship', '?id=OD-1042&do=pack', device)
    await ready('Packed')
    tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
    fill('Weight (g)', '450')
    press('Packed')
    expect((await screen.findByText(/^Packed: OD-1042/)).textContent).not.toMatch(anew)
    await refuse(device, { kind: 'rejected', status: code === 'content' ? 422 : 409, message: 'No.', code })
    if (code === 'content') {
      fireEvent.click(await ready('Pack'))
      fireEvent.click(await ready('Packed'))
    } else fireEvent.click(await ready('Send again'))
    await screen.findByText(anew)
    await waitFor(async () => expect(await rows()).toContainEqual(expect.objectContaining({ command: 'order-pack', state: 'waiting', body: expect.objectContaining({ invoiceNumber: '26-27/A7K/00042' }) })))
  })
})

describe('the notice of what was done', () => {
  it('CLASH-01 disappears once the command of a form or of a choice is refused; that of a new one stays', async () => {
    const device = createDevice()
    await openOrders('lazy-ship', '?id=OD-1042&do=pack', device)
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
      const regions = within(detail).getAllByRole('status')
      press('Send again', detail)
      await screen.findByText(/^Packed: OD-1042/)
      await waitFor(() => expect(detail.textContent).not.toContain(message))
      // It appears in a region that existed before, so a screen reader announces it.
      expect(within(detail).getAllByText(/^Packed: OD-1042/).map((said) => regions.some((region) => region.contains(said)))).toEqual([true])
    }
    // The seller can still continue through the list from here.
    expect(next.isConnected).toBe(true)
  })

  it('CLASH-01 a packing refused while it is on screen can be corrected there, and the next order is still offered', async () => {
    const device = createDevice()
    await openOrders('lazy-ship', '?id=OD-1042&do=pack', device)
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

  it('CLASH-01 of a selection disappears once one of its commands is refused', async () => {
    const device = createDevice()
    await openOrders('lazy-ship', '?category=packed', device)
    for (const id of ['OD-1045', 'OD-1046']) tick(`Select ${id}`)
    press('Hand over')
    press('Yes')
    await screen.findByText(/^Handed over: 2 orders\./)
    await refuse(device, { kind: 'rejected', status: 409, message: 'Not now.', code: 'state' })
    await waitFor(() => expect(chip('Needs attention')).toBe('Needs attention1'))
    await waitFor(() => expect(screen.queryByText(/^Handed over: 2 orders/)).toBeNull())
  })
})
