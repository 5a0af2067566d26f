// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepDraft, storeDraftsNow } from '@/drafts/draft-keeper'
import { slowDownReads, type Device } from '../../../tests/support/device-screen'
import { handoverBody } from '../../../tests/support/order-bodies'
import { chip, fill, itIsMorning, morning, openOrders, press, ready, tick } from '../../../tests/support/orders-on-screen'

itIsMorning()

const comeBack = () => fireEvent(window, new Event('focus'))
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const isTicked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked

/** Another tab of the same browser stores this in the same form's draft. */
const typeElsewhere = (device: Device, form: string, values: object, savedAt = morning + 1) =>
  device.steps.outbox.writeDraft({ owner: 'S1', form }, { values, savedAt })
const kept = async (device: Device, form: string) => (await device.steps.outbox.readDraft({ owner: 'S1', form }))?.values

it('ORD-04 ONB-07 a form keeps the focus while commands of other orders are read slowly', async () => {
  const { device } = await openOrders('lazy-ship', '?id=OD-1043&do=pack')
  await ready('Packed')
  slowDownReads()
  onTestFinished(() => void vi.restoreAllMocks())
  const weight = screen.getByLabelText('Weight (g)')
  weight.focus()
  for (const [done, id] of ['OD-1045', 'OD-1046'].entries()) {
    await device.steps.outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody({ id }) })
    await waitFor(() => expect(chip('On the way')).toBe(`On the way${done + 1}`))
  }
  expect(document.activeElement).toBe(weight)
})

describe('a form of an order that is open in two tabs', () => {
  const packing = { lines: ['L1'], scanned: ['L2'], numbersFor: ['L1', 'L2'], grams: '512', length: '310', breadth: '', height: '' }
  const sending = { way: 'courier', courier: 'Blue Dart', tracking: '', day: null }

  it('ORD-04 ONB-07 shows what was ticked and typed in the other tab, and keeps the focus', async () => {
    const { device } = await openOrders('lazy-ship', '?id=OD-1043&do=pack')
    await ready('Packed')
    screen.getByLabelText('Weight (g)').focus()
    await typeElsewhere(device, 'pack OD-1043', packing)
    comeBack()
    await waitFor(() => expect(value('Weight (g)')).toBe('512'))
    expect([value('Length (mm)'), isTicked(/Blue kurta/)]).toEqual(['310', true])
    expect(document.activeElement).toBe(screen.getByLabelText('Weight (g)'))
  })

  it('ORD-05 ONB-07 merges what is typed here with what was typed in the other tab', async () => {
    const { device } = await openOrders('self-ship', '?id=OD-2001&do=dispatch')
    await ready('Dispatched')
    await typeElsewhere(device, 'dispatch OD-2001', sending)
    fill('Tracking number', 'BD-1234567')
    await waitFor(() => expect(value('Courier')).toBe('Blue Dart'))
    expect(value('Tracking number')).toBe('BD-1234567')
    await waitFor(async () => expect(await kept(device, 'dispatch OD-2001')).toEqual({ ...sending, tracking: 'BD-1234567' }))
  })

  it('ORD-03 ORD-06 ONB-07 is emptied once it was submitted in the other tab, unless something was typed here since', async () => {
    const { device, rows } = await openOrders('lazy-ship', '?id=OD-1043&do=cancel')
    await ready('Cancel it')
    fireEvent.click(screen.getByLabelText('Damaged'))
    tick(/Blue kurta/)
    await waitFor(async () => expect(await kept(device, 'cancel OD-1043')).toMatchObject({ reason: 'damaged', lines: ['L2'] }))
    await device.steps.outbox.deleteDraft({ owner: 'S1', form: 'cancel OD-1043' })
    comeBack()
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Damaged').checked).toBe(false))
    expect(isTicked(/Blue kurta/)).toBe(true)

    fireEvent.click(screen.getByLabelText('Wrong price'))
    await waitFor(async () => expect(await kept(device, 'cancel OD-1043')).toMatchObject({ reason: 'wrong-price' }))
    await device.steps.outbox.deleteDraft({ owner: 'S1', form: 'cancel OD-1043' })
    tick(/Green kurta/)
    comeBack()
    await waitFor(async () => expect(await kept(device, 'cancel OD-1043')).toMatchObject({ reason: 'wrong-price', lines: ['L1'] }))
    press('Cancel it')
    await screen.findByText(/^Cancelled: 1 item of OD-1043\./)
    expect(await rows()).toMatchObject([{ body: { reason: 'wrong-price', lineIds: ['L1'] } }])
  })
})

it('ORD-03 ORD-06 an item ticked while the form is being saved is not in the next form of that order', async () => {
  const { device } = await openOrders('lazy-ship', '?id=OD-1043&do=cancel')
  await ready('Cancel it')
  fireEvent.click(screen.getByLabelText('Damaged'))
  tick(/Blue kurta/)
  press('Cancel it')
  await screen.findByRole('button', { name: /^Saving/ })
  tick(/Green kurta/)
  await screen.findByText(/^Cancelled: 1 item of OD-1043\./)
  await storeDraftsNow()
  expect(await kept(device, 'cancel OD-1043')).toBeUndefined()
})

it('ORD-03 an entry typed into another form while this one is being saved is stored', async () => {
  await openOrders('lazy-ship', '?id=OD-1043&do=cancel')
  await ready('Cancel it')
  fireEvent.click(screen.getByLabelText('Damaged'))
  tick(/Blue kurta/)
  press('Cancel it')
  await screen.findByRole('button', { name: /^Saving/ })
  const stored: string[] = []
  const other = keepDraft<string>(
    async (values) => {
      stored.push(values)
      return { kind: 'stored', value: undefined }
    },
    () => undefined,
  )
  other.changed('500 g')
  await screen.findByText(/^Cancelled: 1 item of OD-1043\./)
  other.stop()
  expect(stored).toEqual(['500 g'])
})
