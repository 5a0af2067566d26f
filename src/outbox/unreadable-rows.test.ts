import { describe, expect, it } from 'vitest'
import { openOutbox, saveStep } from '../../tests/support/outbox-store'

describe('rows that this version cannot read', () => {
  it('QUEUE-03 are shown and set aside, and what follows them is not sent in their place', async () => {
    const store = openOutbox()
    const damaged = await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    await store.database.submissions.update(damaged, { body: { sellerId: 'S1', nickname: 7 } })
    const { rows } = await store.outbox.ledger('S1')
    expect(rows.map(({ kind }) => kind)).toEqual(['unreadable', 'submission'])
    expect(await store.outbox.next('S1', store.clock.time, true)).toEqual({ kind: 'nothing' })
  })

  it('QUEUE-03 can be discarded, and the step saved again', async () => {
    const store = openOutbox()
    const damaged = await saveStep(store, 3, 1)
    await store.database.submissions.update(damaged, { state: 'of a later version' })
    const anew = await saveStep(store, 3, 2)
    expect(anew).not.toBe(damaged)
    expect(await store.outbox.next('S1', store.clock.time, true)).toMatchObject({ kind: 'send', submission: { sequence: anew } })
    await store.outbox.discard(damaged)
    expect(await store.database.submissions.count()).toBe(1)
  })

  it('QUEUE-06 without a seller are sent for nobody', async () => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    await store.database.submissions.update(sequence, { sellerId: '' })
    for (const sellerId of ['S1', ''])
      expect(await store.outbox.next(sellerId, store.clock.time, true)).toEqual({ kind: 'nothing' })
  })

  it('QUEUE-06 LAYOUT-04 stay when a seller logs out and keeps the steps that wait', async () => {
    const store = openOutbox()
    const damaged = await saveStep(store, 3, 1)
    await store.database.submissions.update(damaged, { state: 'of a later version' })
    await store.outbox.forget('S1', 'waiting-steps')
    expect((await store.outbox.ledger('S1')).rows).toMatchObject([{ kind: 'unreadable', sequence: damaged, sellerId: 'S1', step: 3 }])
    await store.outbox.forget('S1', 'nothing')
    expect((await store.outbox.ledger('S1')).rows).toEqual([])
  })

  it('QUEUE-03 LAYOUT-04 of drafts stay as well if they were set aside, even if nothing else stays', async () => {
    const store = openOutbox()
    const draft = { owner: 'S1', savedAt: 1 }
    await store.database.table('drafts').bulkPut([
      { ...draft, form: 'step-3', values: 'of a later version' },
      { ...draft, form: 'step-5', values: {} },
    ])
    await store.outbox.setUnreadableDraftsAside('S1')
    await store.outbox.forget('S1', 'waiting-steps')
    expect((await store.outbox.ledger('S1')).asideDrafts).toMatchObject([{ step: 3 }])
    expect(await store.database.drafts.count()).toBe(1)
    await store.outbox.forget('S1', 'nothing')
    expect(await store.database.drafts.count()).toBe(0)
  })

  it('ONB-04 of progress count as none', async () => {
    const store = openOutbox()
    await store.outbox.moveTo('S1', 5)
    await store.database.table('progress').toCollection().modify({ reached: 99 })
    expect((await store.outbox.ledger('S1')).progress).toEqual({ sellerId: 'S1', nextStep: 'unknown', step: 3, reached: 3 })
  })
})
