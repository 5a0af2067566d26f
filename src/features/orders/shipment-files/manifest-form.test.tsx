// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Order } from '@/contract/reads/orders/orders'
import { submissionsOf } from '@/outbox/submission'
import { createDevice, leaveRoomFor, openScreen } from '../../../../tests/support/device-screen'
import { watchPrinter } from '../../../../tests/support/printer'
import { day, dayPane, itIsNoon, noon, openDays, packed, press, scan, shelf } from '../../../../tests/support/shipment-files-on-screen'
import { orderToPack } from '../../../../tests/support/typical-order'
import { ShipmentFilesScreen } from './shipment-files-screen'

itIsNoon()

it('CMD-05 FILE-01 the notice of a hand-over stays after it was accepted and its day is no longer in the list', async () => {
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
  // A reload shows the same, from the address alone.
  await screen.findByRole('heading', { name: 'Dak Express, 10\u00a0Nov 2026 is not in this list' })
  expect(screen.getByText(/^Handed over: OD-1/)).toBeDefined()
})

it('KIT-09 a scan in the form says that an order cannot be handed over; one at the list opens an unpacked order', async () => {
  const held = [...shelf, orderToPack({ id: 'OD-9', awb: 'DX-OD-9' }), packed('OD-8', {}, '2026-11-21T15:00:00Z')]
  const { device, history } = await openDays(held, `?id=${day}&do=manifest`)
  await screen.findByRole('button', { name: 'Hand over' })
  for (const id of ['OD-4', 'OD-8', 'OD-9']) {
    scan(`DX-${id}`)
    await screen.findByText(`${id} is not here to hand over.`)
  }
  scan('DX-OD-99')
  await screen.findByText('No order or product has this code.')
  expect(history.location.pathname).toBe('/orders/shipment-files')
  const { history: fromList } = await openDays(held, '', device)
  press('Scan a code')
  scan('DX-OD-9')
  await waitFor(() => expect(fromList.location.pathname + fromList.location.search).toBe('/orders/lazy-ship?id=OD-9'))
})

it('KIT-09 a scanned code of several parcels ticks none of them, and names them', async () => {
  await openDays([packed('OD-1'), packed('OD-2'), packed('OD-3', { state: 'on-the-way', manifestId: 'M-OD-3' })], `?id=${day}&do=manifest`)
  await screen.findByRole('button', { name: 'Hand over' })
  scan('C-88121')
  await screen.findByText('OD-1 and OD-2 have this code. Tick the one in your hand.')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([])
  scan('DX-OD-2')
  await screen.findByText('OD-2 is on the manifest.')
})

it('FILE-01 LAW-05 makes a manifest of scanned and ticked parcels, prints it, and saves a command for each', async () => {
  const { printed } = watchPrinter()
  const { device } = await openDays(shelf, `?id=${day}&do=manifest`)
  await screen.findByRole('button', { name: 'Hand over' })
  expect(screen.getByText('Connect before the courier leaves: 1 tax invoice is still to come.')).toBeDefined()
  press('Print manifest')
  expect((await screen.findByRole('alert')).textContent).toBe('Tick or scan the parcels to hand over')
  scan('nothing')
  await screen.findByText('No order or product has this code.')
  scan('DX-OD-3')
  await screen.findByText('OD-3 is not here to hand over.')
  scan('dx-od-1')
  await screen.findByText('OD-1 is on the manifest.')
  fireEvent.click(screen.getByRole('checkbox', { name: 'All 2' }))
  press('Print manifest')
  // The first press may load the print code over a slow line.
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
  await waitFor(() => expect(dayPane().textContent).toContain('M-OD-3: 1 parcel, M-OD-2: 2 parcels'))
  expect(within(dayPane()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Print invoices', 'Print manifest'])
})

it('FILE-01 limits a manifest to 100 parcels, and offers the first 100 if there are more', async () => {
  const { device } = await openDays(Array.from({ length: 101 }, (_, place) => packed(`OD-${1001 + place}`)), `?id=${day}&do=manifest`)
  fireEvent.click(await screen.findByRole('checkbox', { name: 'The first 100' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^OD-1100 / }).checked).toBe(true)
  scan('DX-OD-1101')
  await screen.findByText('OD-1101 is on the manifest.')
  press('Hand over')
  await screen.findByRole('link', { name: 'At most 100 parcels stand on one manifest' })
  expect((await device.steps.outbox.ledger('S1')).rows).toEqual([])
})

it('FILE-01 parcels left over from a manifest get a manifest with another name', async () => {
  const { printed } = watchPrinter()
  const stayed = [packed('OD-1', { packBy: '2026-11-22T05:00:00Z' }), packed('OD-2'), packed('OD-3', { state: 'on-the-way', manifestId: 'M-OD-1' })]
  const { device } = await openDays(stayed, `?id=${day}&do=manifest`)
  await screen.findByRole('button', { name: 'Hand over' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'All 2' }))
  press('Print manifest')
  await screen.findByText('Ready to print: a manifest of 2 parcels.')
  expect(printed[0]?.[0]).toContain('Manifest M-OD-2Dak Express: 2 parcels')
  // The message does not apply to another selection.
  fireEvent.click(screen.getByRole('checkbox', { name: /^OD-1 / }))
  expect(screen.queryByText(/^Ready to print/)).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: /^OD-1 / }))
  press('Hand over')
  await screen.findByText(/^Handed over: 2 orders\./)
  expect(submissionsOf((await device.steps.outbox.ledger('S1')).rows)).toMatchObject([{ body: { id: 'OD-1', manifestId: 'M-OD-2' } }, { body: { id: 'OD-2', manifestId: 'M-OD-2' } }])
  await waitFor(() => expect(dayPane().textContent).toContain('M-OD-2: 2 parcels'))
  expect(dayPane().textContent).toContain('M-OD-1: 1 parcel')
})

it('FILE-01 says how many of the ticked parcels were saved if the device is full', async () => {
  const device = createDevice()
  const mend = leaveRoomFor(2)
  await openDays(['OD-1', 'OD-2', 'OD-3'].map((id) => packed(id)), `?id=${day}&do=manifest`, device)
  await screen.findByRole('button', { name: 'Hand over' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'All 3' }))
  press('Hand over')
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  expect((await screen.findByRole('alert')).textContent).toBe('2 saved, the rest is not. This device’s storage is full. Free some space, for example by removing photos, videos or apps. Then try again.')
  mend()
})

it('FILE-01 a parcel that did not fit on the device keeps the name of the printed manifest, after a reload too', async () => {
  watchPrinter()
  const device = createDevice()
  const mend = leaveRoomFor(2)
  const held = ['OD-1', 'OD-2', 'OD-3'].map((id) => packed(id))
  await openDays(held, `?id=${day}&do=manifest`, device)
  await screen.findByRole('button', { name: 'Hand over' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'All 3' }))
  press('Print manifest')
  await screen.findByText('Ready to print: a manifest of 3 parcels.')
  press('Hand over')
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  await screen.findByRole('alert')
  mend()
  await openDays(held, `?id=${day}&do=manifest`, device)
  await screen.findByRole('button', { name: 'Hand over' })
  press('Hand over')
  await screen.findByText(/^Handed over: OD-3\./)
  expect(submissionsOf((await device.steps.outbox.ledger('S1')).rows).map((row) => 'body' in row && 'manifestId' in row.body && row.body.manifestId)).toEqual(['M-OD-1', 'M-OD-1', 'M-OD-1'])
})
