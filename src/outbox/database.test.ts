import { expect, it } from 'vitest'
import { openOutbox } from '../../tests/support/outbox-store'
import { createRawDatabase } from '../../tests/support/raw-database'

it('QUEUE-03 READ-02 a store of version 1 is migrated completely, and can then hold records too', async () => {
  const name = `of-version-1-${crypto.randomUUID()}`
  const waiting = { sequence: 1, order: 1, sellerId: 'S1', step: 3, key: 'k', savedAt: 1, attempts: 0, state: 'waiting', body: {} }
  const progress = { sellerId: 'S1', nextStep: 3, step: 4, reached: 5 }
  const draft = { owner: 'S1', form: 'step-4', values: { ifscCode: 'HDFC' }, savedAt: 1 }
  await createRawDatabase(name, 10, (database) => {
    const submissions = database.createObjectStore('submissions', { keyPath: 'sequence', autoIncrement: true })
    submissions.createIndex('sellerId', 'sellerId')
    submissions.createIndex('[sellerId+step]', ['sellerId', 'step'])
    submissions.put(waiting)
    database.createObjectStore('progress', { keyPath: 'sellerId' }).put(progress)
    const drafts = database.createObjectStore('drafts', { keyPath: ['owner', 'form'] })
    drafts.createIndex('owner', 'owner')
    drafts.put(draft)
    database.createObjectStore('senders', { keyPath: 'place' }).put({ place: 'here', sellerId: 'S1', token: 'T1' })
  })
  const { database } = openOutbox(name)
  expect(await database.submissions.toArray()).toEqual([waiting])
  expect(await database.progress.toArray()).toEqual([progress])
  expect(await database.drafts.toArray()).toEqual([draft])
  expect(await database.senders.toArray()).toHaveLength(1)
  expect([await database.records.count(), await database.cursors.count()]).toEqual([0, 0])
  database.close()
})
