import { expect, it, vi } from 'vitest'
import { openOutbox } from '../../tests/support/outbox-store'
import { openRawDatabase } from '../../tests/support/raw-database'
import { untilHolds } from '../../tests/support/until-holds'
import { createSeriesQuestion } from './invoice-series'
import { createModulesStore } from './kept-modules'
import { makeRoom } from './make-room'
import { createPrintedLabels } from './printed-labels'
import { createRecords, resourceOf } from './records'

const blocked = { kind: 'not-stored', reason: 'blocked' }

it('READ-02 PWA-06 while another tab holds the store, writes and reads of records fail at once, and nothing is stored later', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { database } = openOutbox()
  const held = await openRawDatabase(database.name, 10)
  const records = createRecords(database)
  const modules = createModulesStore(database)
  const at = Date.parse('2026-11-21T06:00:00Z')
  expect(await records.keep(resourceOf('orders'), 'S1', { pages: [], replacesAll: true, beginsAnew: false, at })).toEqual(blocked)
  expect(await records.noteMissing('orders', 'S1')).toEqual(blocked)
  expect(await records.tidy(at)).toEqual(blocked)
  expect(await modules.keep('S1', { at, answered: true, offered: null })).toEqual(blocked)
  expect(await createPrintedLabels(database).note('S1', ['OD-1'])).toEqual(blocked)
  const series = { database, call: () => expect.fail('Nothing is asked'), now: () => at, newId: () => 'phone', mayKeep: () => Promise.resolve(true) }
  for (const reading of [records.cursor('orders', 'S1'), modules.read('S1'), modules.known('S1'), makeRoom(database), createSeriesQuestion(series)({ sellerId: 'S1', token: 'T1' })])
    await expect(reading).rejects.toThrow('blocked')
  held.close()
  await untilHolds(async () => expect(await records.cursor('orders', 'S1')).toBeNull())
  expect(await database.records.count()).toBe(0)
})
