import { expect, it } from 'vitest'
import { packBody, handoverBody } from '../support/order-bodies'
import { createOrderLedger } from './order-ledger'

const id = 'OD-S-1-1'

function openLedger() {
  const wrong: string[] = []
  const ledger = createOrderLedger((sentence) => wrong.push(sentence))
  ledger.openShops(['S-1', 'S-2'])
  return { wrong, ledger }
}

it('CMD-10 the ledger of orders reports nothing if each command is decided on the current revision', () => {
  const { wrong, ledger } = openLedger()
  const { prefix } = ledger.seriesOf('S-1', { phoneId: 'P', year: '26-27' })
  const packed = packBody({ id, rev: 1, invoiceNumber: `${prefix}00001` })
  expect([ledger.take('K1', 'orderPack', packed), ledger.take('K1', 'orderPack', packed), ledger.take('K2', 'orderHandover', handoverBody({ id, rev: 2 }))]).toMatchObject([
    { status: 200, body: { record: { rev: 2, state: 'packed', invoiceNumber: `${prefix}00001` } } },
    { status: 200, body: { record: { rev: 2 } } },
    { status: 200, body: { record: { rev: 3, state: 'on-the-way' } } },
  ])
  expect(ledger.seriesOf('S-1', { phoneId: 'P', year: '26-27' })).toEqual({ success: true, prefix, next: 2 })
  expect(wrong).toEqual([])
})

it('CMD-10 the ledger of orders refuses a command that comes too late, and reports nothing', () => {
  const { wrong, ledger } = openLedger()
  const order = ledger.cancelSome('S-1', 0)
  expect(order).toBe(id)
  expect(ledger.take('K1', 'orderPack', packBody({ id, rev: 1 }))).toMatchObject({ status: 409, body: { code: 'cancelled', current: { rev: 2, state: 'cancelled' } } })
  expect(ledger.take('K2', 'orderHandover', handoverBody({ id, rev: 2, left: true }))).toMatchObject({ status: 200 })
  expect(wrong).toEqual([])
})

it.each([
  { name: 'a revision that is not its order’s', keys: [packBody({ id, rev: 7 })] },
  { name: 'a parcel that is packed twice', keys: [packBody({ id, rev: 1 }), packBody({ id, rev: 2 })] },
  { name: 'a number on two invoices', keys: [packBody({ id, rev: 1, invoiceNumber: 'N/1' }), packBody({ id: 'OD-S-1-2', rev: 1, invoiceNumber: 'N/1' })] },
])('CMD-10 the ledger of orders reports $name', ({ keys }) => {
  const { wrong, ledger } = openLedger()
  for (const [place, body] of keys.entries()) ledger.take(`K${place}`, 'orderPack', body)
  expect(wrong).toHaveLength(1)
})

it('CMD-10 the ledger of orders reports a parcel that is dispatched or delivered twice', () => {
  const { wrong, ledger } = openLedger()
  const dispatched = { courier: null, tracking: null, day: '2026-11-21', at: '2026-11-21T04:00:00Z' }
  ledger.take('K1', 'orderPack', packBody({ id, rev: 1 }))
  ledger.take('K2', 'orderDispatch', { id, rev: 2, ...dispatched })
  ledger.take('K3', 'orderOutcome', { id, rev: 3, delivered: true, at: dispatched.at })
  expect(wrong).toEqual([])
  ledger.take('K4', 'orderOutcome', { id, rev: 4, delivered: true, at: dispatched.at })
  ledger.take('K5', 'orderDispatch', { id, rev: 5, ...dispatched })
  expect(wrong).toHaveLength(2)
})

it('LAW-05 the ledger of orders reports an invoice number of another seller, and a used number that was said to be unused', () => {
  const { wrong, ledger } = openLedger()
  const { prefix } = ledger.seriesOf('S-2', { phoneId: 'P', year: '26-27' })
  ledger.take('K1', 'orderPack', packBody({ id, rev: 1, invoiceNumber: `${prefix}00001` }))
  ledger.hearUnused({ number: `${prefix}00001` })
  ledger.hearUnused({ number: `${prefix}00002` })
  ledger.take('K2', 'orderPack', packBody({ id: 'OD-S-2-1', rev: 1, invoiceNumber: `${prefix}00002` }))
  expect(wrong).toHaveLength(3)
})
