// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { submissionsOf, type Pause } from '@/outbox/submission'
import { scanTexts } from '@/scan/texts'
import { anOrder } from '../../../tests/support/an-order'
import { createDevice, type Device } from '../../../tests/support/device-screen'
import { handoverBody } from '../../../tests/support/order-bodies'
import { chip, itIsMorning, morning, openOrders, pane, press, ready, tick } from '../../../tests/support/orders-on-screen'
import { speakOtherLanguage } from '../../../tests/support/other-language'
import { claim } from '../../../tests/support/outbox-store'
import { ordersTexts } from './texts'

itIsMorning()

const others = () => ({
  'features/orders': { ...ordersTexts, said: (done: string, name: string) => `${name} ho gaya (${done}).`, savedOnline: 'Bheja ja raha hai.' },
  scan: { ...scanTexts, unknown: 'Yah code kisi ka nahin.' },
})

const outcomes = () => [...document.querySelectorAll('[role=status] > [data-slot=alert]')].map(({ textContent }) => textContent)

async function pack(device: Device): Promise<void> {
  await openOrders('lazy-ship', '?id=OD-1042&do=pack', device)
  await ready('Packed')
  tick('2\u00a0×\u00a0Blue kurta (BL-KUR-7)')
  press('Packed')
  await screen.findByText(/^Packed: OD-1042\./)
}

/** The marketplace accepts everything that waits, in the order in which it was saved. */
async function acceptAll({ steps }: Device): Promise<void> {
  for (const { sequence } of submissionsOf((await steps.outbox.ledger('S1')).rows))
    await steps.outbox.settle(await claim(steps, sequence), { kind: 'accepted', message: null, record: anOrder({ state: 'packed', rev: 4 }) })
}

it('ORD-04 CMD-05 the notice of a packing follows the connection, and drops the sending status once it is sent', async () => {
  const device = createDevice()
  device.connectivity.become('offline')
  await pack(device)
  expect(outcomes()).toEqual(['Packed: OD-1042. Saved on this phone. It will be sent when you are back online.'])
  act(() => device.connectivity.become('online'))
  await waitFor(() => expect(outcomes()).toEqual(['Packed: OD-1042. Saved on this phone. It is being sent.']))
  act(() => device.connectivity.become('offline'))
  await waitFor(() => expect(outcomes()).toEqual(['Packed: OD-1042. Saved on this phone. It will be sent when you are back online.']))
  await acceptAll(device)
  await waitFor(() => expect(outcomes()).toEqual(['Packed: OD-1042.']))
})

/** An attempt of the first saved submission ends without a clear answer, and nothing is tried for an hour. */
async function failFirst({ steps }: Device, failure: Pause['failure']): Promise<void> {
  const [row] = submissionsOf((await steps.outbox.ledger('S1')).rows)
  const pause = { failure, at: morning, milliseconds: 3_600_000, serverRequested: true }
  await steps.outbox.settle(await claim(steps, row?.sequence ?? 0), { kind: 'try-again', pause })
}

it('CMD-05 QUEUE-05 the notice of a packing shows the next try while the marketplace pauses, or that she is offline', async () => {
  const device = createDevice()
  await pack(device)
  await failFirst(device, { kind: 'unavailable', status: 503, message: 'Maintenance until 11' })
  await waitFor(() => expect(outcomes()).toEqual(['Packed: OD-1042. Saved on this phone. The server has a problem. Next try at 11:30\u00a0am.']))
  act(() => device.connectivity.become('offline'))
  await waitFor(() => expect(outcomes()).toEqual(['Packed: OD-1042. Saved on this phone. It will be sent when you are back online.']))
})

it.each([
  [{ kind: 'unavailable', status: 503, message: null }, 'The server has a problem. Next try at 11:30\u00a0am.'],
  // The marketplace has never been asked about this one.
  [{ kind: 'unclear', status: 200, message: null }, 'It will be sent in its turn.'],
] as const)('CMD-05 QUEUE-05 the notice of a packing behind a paused command shows when it will be sent (%s)', async (failure, sentence) => {
  const device = createDevice()
  await device.steps.outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody({ id: 'OD-1045' }) })
  await failFirst(device, failure)
  await pack(device)
  await waitFor(() => expect(outcomes()).toEqual([`Packed: OD-1042. Saved on this phone. ${sentence}`]))
})

it('KIT-04 CMD-05 the notice of a bulk action drops the sending status once all its commands are sent', async () => {
  const device = createDevice()
  await openOrders('lazy-ship', '?category=packed', device)
  for (const id of ['OD-1045', 'OD-1046']) tick(`Select ${id}`)
  press('Hand over')
  press('Yes')
  await screen.findByText(/^Handed over: 2 orders\./)
  expect(outcomes()).toEqual(['Handed over: 2 orders. Saved on this phone. It is being sent.'])
  await acceptAll(device)
  await waitFor(() => expect(outcomes()).toEqual(['Handed over: 2 orders.']))
})

/** Another tab removes the first saved submission. */
const removeFirst = async ({ steps: { outbox } }: Device) => outbox.discard(submissionsOf((await outbox.ledger('S1')).rows)[0]?.sequence ?? 0)

it('CMD-05 CMD-08 the notice of a packing removed in another tab disappears, and the order can be packed again', async () => {
  const device = createDevice()
  await pack(device)
  expect(screen.queryByRole('button', { name: 'Pack' })).toBeNull()
  await waitFor(() => expect(chip('Packed')).toBe('Packed3'))
  await removeFirst(device)
  await waitFor(() => expect(outcomes()).toEqual([]))
  press('Pack', await pane('OD-1042'))
  await ready('Packed')
})

it('KIT-04 CMD-05 CMD-08 the notice of a bulk action disappears once one of its commands is removed', async () => {
  const device = createDevice()
  await openOrders('lazy-ship', '?category=packed', device)
  for (const id of ['OD-1045', 'OD-1046']) tick(`Select ${id}`)
  press('Hand over')
  press('Yes')
  await screen.findByText(/^Handed over: 2 orders\./)
  await waitFor(() => expect(chip('On the way')).toBe('On the way2'))
  await removeFirst(device)
  await waitFor(() => expect(outcomes()).toEqual([]))
})

it('CMD-05 SNAP-02 the notice of a sent packing stays after its row is removed', async () => {
  const device = createDevice()
  await pack(device)
  await acceptAll(device)
  await waitFor(() => expect(outcomes()).toEqual(['Packed: OD-1042.']))
  await removeFirst(device)
  await device.steps.outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody({ id: 'OD-1045' }) })
  await waitFor(() => expect(chip('On the way')).toBe('On the way1'))
  expect(outcomes()).toEqual(['Packed: OD-1042.'])
})

it('LANG-03 the notice at an order follows a change of language at once', async () => {
  await pack(createDevice())
  speakOtherLanguage(others())
  expect(outcomes()).toEqual(['OD-1042 ho gaya (Packed). Bheja ja raha hai.'])
})

it('LANG-03 KIT-09 the notices of a bulk action and of a scanned code follow a change of language at once', async () => {
  await openOrders('lazy-ship', '?category=packed')
  tick('Select OD-1045')
  press('Hand over')
  press('Yes')
  await screen.findByText(/^Handed over: OD-1045\./)
  press('Scan a code')
  fireEvent.change(screen.getByLabelText('Scan or type a code'), { target: { value: 'NONE' } })
  press('Use code')
  await screen.findByText('No order or product has this code.')
  speakOtherLanguage(others())
  expect(outcomes()).toEqual(['OD-1045 ho gaya (Handed over). Bheja ja raha hai.'])
  expect(screen.getByText('Yah code kisi ka nahin.')).toBeDefined()
})
