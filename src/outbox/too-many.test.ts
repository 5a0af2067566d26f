import { expect, it } from 'vitest'
import { handoverBody, packBody } from '../../tests/support/order-bodies'
import { claim, openOutbox, rowsOf, saveStep } from '../../tests/support/outbox-store'
import { waitingCommandsMaximum } from './many-rows'

it('CMD-07 P15 more commands than fit are not stored, and what is there stays and can be changed', async () => {
  const store = openOutbox()
  const { outbox, database } = store
  const pack = (id: string, grams = 450) => outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody({ id, grams }) })
  const first = await pack('OD-0')
  const [row] = await database.submissions.toArray()
  if (row === undefined) throw new Error('Nothing is stored')
  const like = (number: number) => ({ ...row, sequence: number, order: number, key: `k${number}`, scopes: [`order:OD-${number}`], subject: `order:OD-${number} order-pack`, body: packBody({ id: `OD-${number}` }) })
  await database.submissions.bulkAdd(Array.from({ length: waitingCommandsMaximum - 2 }, (_, index) => like(100 + index)))
  expect((await pack('OD-1')).kind).toBe('stored')
  expect(await pack('OD-2')).toEqual({ kind: 'not-stored', reason: 'too-many' })
  expect(await pack('OD-0', 500)).toEqual(first)
  // Steps are few, and each is needed.
  await saveStep(store, 3, 1)
  expect(await database.submissions.count()).toBe(waitingCommandsMaximum + 1)
  expect(await outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody({ id: 'OD-1' }) })).toEqual({ kind: 'not-stored', reason: 'too-many' })
})

it('CMD-07 of what was delivered the newest two hundred commands stay, and every step', async () => {
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
