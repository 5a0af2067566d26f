import { expect, it } from 'vitest'
import { handoverBody, packBody } from '../../tests/support/order-bodies'
import { claim, openOutbox, rowsOf, saveStep, takeOver, type TestOutbox } from '../../tests/support/outbox-store'
import { waitingCommandsMaximum } from './many-rows'

const pack = ({ outbox }: TestOutbox, id: string, grams = 450) => outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody({ id, grams }) })

/** Adds this many packings, copies of the first row. */
async function fill({ database }: TestOutbox, count: number): Promise<void> {
  const [row] = await database.submissions.toArray()
  if (row === undefined) throw new Error('Nothing is stored')
  const like = (number: number) => ({ ...row, sequence: number, order: number, key: `k${number}`, scopes: [`order:OD-${number}`], subject: `order:OD-${number} order-pack`, body: packBody({ id: `OD-${number}` }) })
  await database.submissions.bulkAdd(Array.from({ length: count }, (_, index) => like(100 + index)))
}

it('CMD-07 P15 a command beyond the limit is not stored; those that are stored stay and can be changed', async () => {
  const store = openOutbox()
  const { outbox, database } = store
  const first = await pack(store, 'OD-0')
  await fill(store, waitingCommandsMaximum - 2)
  expect((await pack(store, 'OD-1')).kind).toBe('stored')
  expect(await pack(store, 'OD-2')).toEqual({ kind: 'not-stored', reason: 'too-many' })
  expect(await pack(store, 'OD-0', 500)).toEqual(first)
  // Steps are few and always accepted.
  await saveStep(store, 3, 1)
  expect(await database.submissions.count()).toBe(waitingCommandsMaximum + 1)
  expect(await outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody({ id: 'OD-1' }) })).toEqual({ kind: 'not-stored', reason: 'too-many' })
})

it('CMD-07 QUEUE-10 a copy that does not fit beside what waits here is not imported at all', async () => {
  const [here, there] = [openOutbox(), openOutbox()]
  await pack(here, 'OD-0')
  await fill(here, waitingCommandsMaximum - 1)
  await pack(there, 'OD-2')
  await saveStep(there, 3, 1)
  const copy = await there.outbox.exportTransfer('S1')
  expect(await takeOver(here, copy)).toEqual({ kind: 'not-stored', reason: 'too-many' })
  expect(await here.database.submissions.count()).toBe(waitingCommandsMaximum)
  // A row that is already here needs no room.
  await here.database.submissions.delete(100)
  expect(await takeOver(here, { ...copy, rows: copy.rows.filter(({ step }) => step === undefined) })).toMatchObject({ kind: 'stored', value: { waiting: 1 } })
  expect(await takeOver(here, copy)).toMatchObject({ kind: 'stored', value: { waiting: 1 } })
})

it('CMD-07 the newest two hundred delivered commands stay, and every step', async () => {
  const store = openOutbox()
  const { outbox, database } = store
  await outbox.settle(await claim(store, await saveStep(store, 3, 1)), { kind: 'accepted', message: null })
  const [step] = await database.submissions.toArray()
  if (step === undefined) throw new Error('Nothing is stored')
  const { step: _step, ...delivered } = step
  const change = (sequence: number) => ({ ...delivered, sequence, order: 1000 - sequence, key: `k${sequence}`, command: 'order-pack', scopes: ['order:A'], subject: `order:A ${sequence}`, shows: null })
  await database.submissions.bulkAdd(Array.from({ length: 205 }, (_, index) => change(100 + index)))
  await saveStep(store, 4, 2)
  expect(await outbox.shedDelivered()).toEqual({ kind: 'stored', value: undefined })
  const left = await rowsOf(store)
  expect(left.filter(({ step: of }) => of !== null).map(({ state }) => state)).toEqual(['accepted', 'waiting'])
  const sequences = left.filter(({ step: of }) => of === null).map(({ sequence }) => sequence)
  expect([sequences.length, Math.min(...sequences)]).toEqual([200, 105])
})
