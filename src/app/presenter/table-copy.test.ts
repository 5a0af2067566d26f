import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OutboxDatabase } from '@/outbox/database'
import { copyTables, restoreTables } from './table-copy'

let database: OutboxDatabase
beforeEach(() => {
  database = new OutboxDatabase('seller-portal-demo')
})
afterEach(() => database.delete())

const draft = (owner: string) => ({ owner, form: 'step-3', values: { nickname: 'Lake Crafts' }, savedAt: 1 })
const submission = { sellerId: 'S1', step: 3, order: 7, key: 'k', savedAt: 1, attempts: 0, state: 'waiting' }

it('DEMO-04 restoring a copy replaces every table with its content at the time of the copy', async () => {
  await database.drafts.put(draft('S1'))
  await database.submissions.put({ ...submission, sequence: 7 })
  const copy = await copyTables(database)
  await database.drafts.put(draft('S2'))
  await database.progress.put({ sellerId: 'S2', nextStep: 4, step: 4, reached: 4 })
  await restoreTables(database, copy)
  expect(await copyTables(database)).toEqual(copy)
  // Auto-increment continues after the highest key that was restored.
  expect(await database.submissions.add({ ...submission, key: 'l' })).toBe(8)
})

it('DEMO-04 a copy that the store rejects changes nothing', async () => {
  await database.drafts.put(draft('S1'))
  const before = await copyTables(database)
  await expect(restoreTables(database, { submissions: [{ ...submission, sequence: 1 }], drafts: [{ owner: 'S3' }] })).rejects.toThrow()
  expect(await copyTables(database)).toEqual(before)
})

it('DEMO-04 tables that a copy lacks are emptied, tables that the store lacks are ignored', async () => {
  await database.drafts.put(draft('S1'))
  await restoreTables(database, { elsewhere: [{ id: 1 }] })
  expect(await database.drafts.count()).toBe(0)
})
