import { describe, expect, it } from 'vitest'
import { anOrder } from '../../tests/support/an-order'
import { cancelBody, handoverBody, packBody } from '../../tests/support/order-bodies'
import { claim, openOutbox, rowsOf, type TestOutbox } from '../../tests/support/outbox-store'
import type { CommandBody } from './command'

async function save({ outbox }: TestOutbox, command: string, body: CommandBody, putsRight?: number): Promise<number> {
  const saved = await outbox.save({ sellerId: 'S1', command, body, putsRight })
  if (saved.kind !== 'stored') throw new Error(`Not stored: ${saved.reason}`)
  return saved.value
}

/** A phone on which orders were read once: this one as it was placed. */
async function openPhone(): Promise<TestOutbox> {
  const store = openOutbox()
  const order = anOrder()
  await store.database.cursors.put({ sellerId: 'S1', resource: 'orders', ...{ next: 'c', asOf: 1, last: 1, offered: true } })
  await store.database.records.put({ sellerId: 'S1', resource: 'orders', id: order.id, place: 1, item: order })
  return store
}

const keptOrder = async ({ database }: TestOutbox) => (await database.records.get(['S1', 'orders', 'OD-1042']))?.item
const revisions = async (store: TestOutbox) => (await rowsOf(store)).map((row) => ('body' in row && 'rev' in row.body ? row.body.rev : null))

describe('commands that follow another one on the same record', () => {
  it('CMD-05 take over its new revision in the transaction that settles it, if they have not been tried', async () => {
    const store = await openPhone()
    const pack = await save(store, 'order-pack', packBody())
    await save(store, 'order-handover', handoverBody())
    await save(store, 'order-handover', handoverBody({ id: 'OD-1043', rev: 3 }))
    await store.outbox.settle(await claim(store, pack), { kind: 'accepted', message: null, record: anOrder({ rev: 4, state: 'packed' }) })
    expect(await revisions(store)).toEqual([null, 4, 3])
    expect(await keptOrder(store)).toMatchObject({ rev: 4, state: 'packed' })
  })

  it('CMD-05 READ-02 take over its new revision even if the rest of the answered record cannot be read; the stored record then stays as it was', async () => {
    const store = await openPhone()
    const pack = await save(store, 'order-pack', packBody())
    await save(store, 'order-handover', handoverBody())
    const record = { ...anOrder({ state: 'packed' }), rev: '4', deliveryType: 'Three Day' }
    await store.outbox.settle(await claim(store, pack), { kind: 'accepted', message: null, record })
    expect(await revisions(store)).toEqual([null, 4])
    expect(await keptOrder(store)).toMatchObject({ rev: 3, state: 'placed' })
  })

  it('CMD-05 EXT-05 take the next revision if the answer has no record; the stored record stays as it was until it is read', async () => {
    const store = await openPhone()
    const pack = await save(store, 'order-pack', packBody())
    await save(store, 'order-handover', handoverBody())
    await store.outbox.settle(await claim(store, pack), { kind: 'accepted', message: null })
    expect(await revisions(store)).toEqual([null, 4])
    expect(await rowsOf(store)).toMatchObject([{ state: 'accepted', rev: 4 }, { state: 'waiting' }])
    expect(await keptOrder(store)).toEqual(anOrder())
  })

  it.each([
    ['no record', {}],
    ['the record from before it', { record: anOrder() }],
    ['an older record than it was decided on', { record: anOrder({ rev: 2 }) }],
    ['the record from before it, in which the courier has noted something since', { record: anOrder({ track: [{ at: '2026-11-21T05:00:00Z', text: 'Courier assigned' }] }) }],
    ['the record from before it, of which something cannot be read', { record: { ...anOrder(), deliveryType: 'Three Day' } }],
    ['a record that cannot be read', { record: { ...anOrder({ state: 'packed', rev: 4 }), deliveryType: 'Three Day' } }],
  ])('CMD-05 EXT-05 READ-02 take the next revision if they are saved after an answer with %s, before the record is read again', async (_, said) => {
    const store = await openPhone()
    const accept = async (sequence: number) => store.outbox.settle(await claim(store, sequence), { kind: 'accepted', message: null, ...said })
    await accept(await save(store, 'order-pack', packBody()))
    const handover = await save(store, 'order-handover', handoverBody())
    expect(await revisions(store)).toEqual([null, 4])
    expect(await rowsOf(store)).toMatchObject([{ state: 'accepted', rev: 4 }, { state: 'waiting' }])
    await store.outbox.settle(await claim(store, handover), { kind: 'accepted', message: null })
    await save(store, 'order-outcome', { id: 'OD-1042', rev: 3, delivered: true, at: '2026-11-21T04:00:00Z' })
    expect(await revisions(store)).toEqual([null, null, 5])
  })

  it('CMD-05 EXT-05 take the next revision if the order was read with the command in it before an answer came with the record from before it', async () => {
    const store = await openPhone()
    const pack = await save(store, 'order-pack', packBody())
    await save(store, 'order-handover', handoverBody())
    const sent = await claim(store, pack)
    await store.database.records.update(['S1', 'orders', 'OD-1042'], { item: anOrder({ rev: 4, state: 'packed' }) })
    await store.outbox.settle(sent, { kind: 'accepted', message: null, record: anOrder() })
    expect(await revisions(store)).toEqual([null, 4])
    expect(await keptOrder(store)).toMatchObject({ rev: 4, state: 'packed' })
  })

  it('CMD-05 EXT-05 READ-01 keep the revision of a backend that raises none, and the answered record is stored', async () => {
    const store = await openPhone()
    await store.outbox.settle(await claim(store, await save(store, 'order-pack', packBody())), { kind: 'accepted', message: null, record: anOrder({ state: 'packed' }) })
    expect(await keptOrder(store)).toMatchObject({ rev: 3, state: 'packed' })
    expect(await rowsOf(store)).toMatchObject([{ state: 'accepted', rev: 3 }])
  })

  it('CMD-05 EXT-06 ignore a record in an answer or a refusal that is another than their own', async () => {
    const store = await openPhone()
    const other = anOrder({ id: 'OD-1043', rev: 9, state: 'packed' })
    await store.outbox.settle(await claim(store, await save(store, 'order-pack', packBody())), { kind: 'accepted', message: null, record: other })
    expect(await rowsOf(store)).toMatchObject([{ state: 'accepted', rev: 4 }])
    await store.outbox.settle(await claim(store, await save(store, 'order-handover', handoverBody())), { kind: 'rejected', status: 409, message: null, code: 'changed', current: other })
    expect(await store.database.records.toCollection().primaryKeys()).toEqual([['S1', 'orders', 'OD-1042']])
  })

  it('CMD-05 CLASH-02 keep the revision they were decided on if somebody else has changed the record since an answer without it', async () => {
    const store = await openPhone()
    await store.outbox.settle(await claim(store, await save(store, 'order-pack', packBody())), { kind: 'accepted', message: null })
    await store.database.records.update(['S1', 'orders', 'OD-1042'], { item: anOrder({ rev: 6, state: 'packed' }) })
    await save(store, 'order-handover', handoverBody())
    expect(await revisions(store)).toEqual([null, 3])
  })

  it('CMD-05 LAW-05 take no revision that the backend has lost: a later read counts for more than an earlier answer', async () => {
    const store = await openPhone()
    await store.outbox.settle(await claim(store, await save(store, 'order-pack', packBody())), { kind: 'accepted', message: null, record: anOrder({ rev: 4, state: 'packed' }) })
    // After a copy is restored, everything is read again.
    store.clock.time += 1000
    await store.database.records.put({ sellerId: 'S1', resource: 'orders', id: 'OD-1042', place: 2, item: anOrder() })
    await store.database.cursors.put({ sellerId: 'S1', resource: 'orders', ...{ next: 'd', asOf: store.clock.time, last: 2, offered: true } })
    await save(store, 'order-pack', packBody())
    expect(await revisions(store)).toEqual([null, 3])
  })

  it('CMD-05 leave in their row the lowest revision that the record can have by then, if the record was read before', async () => {
    const accepted = (rev: number) => ({ kind: 'accepted', message: null, record: anOrder({ rev, state: 'packed' }) }) as const
    const settled = async (store: TestOutbox, rev: number) => {
      await store.outbox.settle(await claim(store, await save(store, 'order-pack', packBody())), accepted(rev))
      return rowsOf(store)
    }
    expect(await settled(await openPhone(), 4)).toMatchObject([{ state: 'accepted', rev: 4 }])
    // From before the command, which raised it.
    expect(await settled(await openPhone(), 2)).toMatchObject([{ state: 'accepted', rev: 4 }])
    const [unread] = await settled(openOutbox(), 4)
    expect(unread).not.toHaveProperty('rev')
  })

  it.each([
    ['with a record', { record: anOrder({ rev: 4, state: 'packed' }) }],
    ['without one', {}],
  ])('CMD-05 are sent with the new revision if they are claimed in the transaction that settles the one before, %s', async (_, said) => {
    const store = await openPhone()
    const pack = await claim(store, await save(store, 'order-pack', packBody()))
    await save(store, 'order-handover', handoverBody())
    const [, planned] = await rowsOf(store)
    if (planned === undefined || planned.state === 'accepted') throw new Error('Nothing is planned')
    const claimed = await store.outbox.settleAndClaim(pack, { kind: 'accepted', message: null, ...said }, planned)
    expect(claimed?.body).toMatchObject({ rev: 4, manifestId: 'M-1' })
    expect(await revisions(store)).toEqual([null, 4])
  })

  it('CMD-05 P3 keep their body if they were tried before, or were decided on a newer revision', async () => {
    const store = await openPhone()
    const tried = await save(store, 'order-handover', handoverBody())
    const pause = { failure: { kind: 'unreachable' }, at: 0, milliseconds: 0, serverRequested: false } as const
    await store.outbox.settle(await claim(store, tried), { kind: 'try-again', pause })
    const pack = await save(store, 'order-pack', packBody())
    await save(store, 'order-taken-out', { id: 'OD-1042', rev: 7 })
    await store.outbox.settle(await claim(store, pack), { kind: 'accepted', message: null, record: anOrder({ rev: 4, state: 'packed' }) })
    expect(await revisions(store)).toEqual([3, null, 7])
  })

  it('CMD-05 take over its new revision if they are saved after the answer, by a screen that does not show it yet', async () => {
    const store = await openPhone()
    const pack = await save(store, 'order-pack', packBody())
    await store.outbox.settle(await claim(store, pack), { kind: 'accepted', message: null, record: anOrder({ rev: 4, state: 'packed' }) })
    const handover = await save(store, 'order-handover', handoverBody({ rev: 3 }))
    expect(await revisions(store)).toEqual([null, 4])
    await store.outbox.settle(await claim(store, handover), { kind: 'accepted', message: null, record: anOrder({ rev: 5, state: 'on-the-way' }) })
    await save(store, 'order-outcome', { ...{ id: 'OD-1042', rev: 3, delivered: true }, at: packBody().at })
    expect(await revisions(store)).toEqual([null, null, 5])
  })

  it('CMD-05 keep the revision they were decided on if somebody else has changed the record since an answer with it', async () => {
    const store = await openPhone()
    const pack = await save(store, 'order-pack', packBody())
    await store.outbox.settle(await claim(store, pack), { kind: 'accepted', message: null, record: anOrder({ rev: 4, state: 'packed' }) })
    await store.database.records.put({ sellerId: 'S1', resource: 'orders', id: 'OD-1042', place: 3, item: anOrder({ rev: 5, state: 'packed' }) })
    await save(store, 'order-handover', handoverBody({ rev: 4 }))
    expect(await revisions(store)).toEqual([null, 4])
  })
})

describe('what waits behind a command that was refused', () => {
  const refused = { kind: 'rejected', status: 409, message: 'Changed.', code: 'changed', current: anOrder({ rev: 4 }) } as const

  it('CMD-05 CLASH-02 keeps the revision it was decided on if that command is decided again: the seller is asked about what changed in between', async () => {
    const store = await openPhone()
    const cancelled = await save(store, 'order-cancel', cancelBody({ lineIds: ['L1'] }))
    await save(store, 'order-pack', packBody())
    await store.outbox.settle(await claim(store, cancelled), refused)
    const anew = await save(store, 'order-cancel', cancelBody({ rev: 4, lineIds: ['L1'] }))
    await store.outbox.settle(await claim(store, anew), { kind: 'accepted', message: null, record: anOrder({ rev: 5 }) })
    expect(await revisions(store)).toEqual([3, null])
  })

  it('CLASH-01 CMD-04 waits for the command that puts the refusal right, even one about another part of the record', async () => {
    const store = await openPhone()
    const first = await save(store, 'order-cancel', cancelBody({ lineIds: ['L1'] }))
    const pack = await save(store, 'order-pack', packBody())
    await store.outbox.settle(await claim(store, first), refused)
    const other = await save(store, 'order-cancel', cancelBody({ rev: 4, lineIds: ['L2'] }), first)
    expect((await rowsOf(store)).map(({ sequence, order, state }) => ({ sequence, order, state }))).toEqual([
      { sequence: pack, order: pack, state: 'waiting' },
      { sequence: other, order: first, state: 'waiting' },
    ])
    expect(await store.outbox.next('S1', store.clock.time, false)).toMatchObject({ kind: 'send', submission: { sequence: other } })
  })

  it('CLASH-01 QUEUE-01 cannot be put right by a command about another order, whatever a draft from another phone says', async () => {
    const store = await openPhone()
    const pack = await save(store, 'order-pack', packBody({ id: 'OD-9' }))
    await store.outbox.settle(await claim(store, pack), refused)
    await save(store, 'order-cancel', cancelBody({ lineIds: ['L1'] }), pack)
    expect(await rowsOf(store)).toMatchObject([{ command: 'order-pack', state: 'rejected' }, { command: 'order-cancel' }])
  })

  it('CLASH-01 QUEUE-01 does not replace it: what was done about another part before the seller could know of the refusal stands beside it', async () => {
    const store = await openPhone()
    const first = await save(store, 'order-cancel', cancelBody({ lineIds: ['L1'] }))
    await store.outbox.settle(await claim(store, first), refused)
    const other = await save(store, 'order-cancel', cancelBody({ rev: 3, lineIds: ['L2'] }))
    expect(await rowsOf(store)).toMatchObject([
      { sequence: first, state: 'rejected' },
      { sequence: other, state: 'waiting' },
    ])
    await store.outbox.sendAgain(first)
    const { rows } = await store.outbox.ledger('S1')
    expect(rows).toHaveLength(2)
    expect(await store.outbox.next('S1', store.clock.time, false)).toMatchObject({ kind: 'send', submission: { body: { lineIds: ['L1'] } } })
  })

  it('CMD-04 two waiting cancellations of different lines are both kept', async () => {
    const store = await openPhone()
    await save(store, 'order-cancel', cancelBody({ lineIds: ['L1'] }))
    await save(store, 'order-cancel', cancelBody({ lineIds: ['L2'] }))
    expect((await rowsOf(store)).length).toBe(2)
  })
})

describe('what a refusal says of its record', () => {
  const current = anOrder({ rev: 5, state: 'cancelled' })

  it('EXT-06 CLASH-02 is stored as the record, and the row has only the code and the field', async () => {
    const store = await openPhone()
    const pack = await claim(store, await save(store, 'order-pack', packBody()))
    await store.outbox.settle(pack, { kind: 'rejected', status: 409, message: 'Cancelled.', code: 'cancelled', field: 'id', current })
    expect(await keptOrder(store)).toEqual(current)
    expect(await rowsOf(store)).toMatchObject([{ state: 'rejected', status: 409, message: 'Cancelled.', code: 'cancelled', field: 'id' }])
    // Data in the row would outlast a log-out.
    expect(JSON.stringify(await store.database.submissions.toArray())).not.toContain('Asha')
  })

  it('EXT-06 is stored if it has the revision that was read: it may bring what raises no revision', async () => {
    const store = await openPhone()
    const pack = await claim(store, await save(store, 'order-pack', packBody()))
    await store.outbox.settle(pack, { kind: 'rejected', status: 422, message: 'Too heavy.', code: 'content', current: anOrder({ rev: 3, awb: 'DX2' }) })
    expect(await keptOrder(store)).toMatchObject({ rev: 3, awb: 'DX2' })
  })

  it('EXT-06 is ignored if it is not a valid record, or older than what was read', async () => {
    const store = await openPhone()
    for (const said of [{ id: 'OD-1042' }, 'gone', anOrder({ rev: 2, state: 'packed' })]) {
      const sequence = await save(store, 'order-pack', packBody())
      await store.outbox.settle(await claim(store, sequence), { kind: 'rejected', status: 409, message: null, code: 'changed', current: said })
    }
    expect(await keptOrder(store)).toEqual(anOrder())
  })

  it('EXT-06 CMD-05 an answer of the revision that was read since overwrites nothing, and what follows is decided on that revision', async () => {
    const store = await openPhone()
    const pack = await claim(store, await save(store, 'order-pack', packBody()))
    // The courier's number came with a read, and raises no revision.
    await store.database.records.put({ sellerId: 'S1', resource: 'orders', id: 'OD-1042', place: 2, item: anOrder({ rev: 4, state: 'packed', awb: 'DX1' }) })
    await store.outbox.settle(pack, { kind: 'accepted', message: null, record: anOrder({ rev: 4, state: 'packed', awb: null }) })
    expect(await keptOrder(store)).toMatchObject({ rev: 4, awb: 'DX1' })
    await save(store, 'order-handover', handoverBody({ rev: 3 }))
    expect(await revisions(store)).toEqual([null, 4])
  })

  it('EXT-06 an answer older than what was read since overwrites nothing', async () => {
    const store = await openPhone()
    await store.database.records.put({ sellerId: 'S1', resource: 'orders', id: 'OD-1042', place: 2, item: current })
    const pack = await claim(store, await save(store, 'order-pack', packBody()))
    await store.outbox.settle(pack, { kind: 'accepted', message: null, record: anOrder({ rev: 4, state: 'packed' }) })
    expect(await keptOrder(store)).toEqual(current)
  })

  it.each([
    [{ status: 404 }, false],
    [{ status: 404, code: 'unknown' }, true],
    [{ status: 409 }, true],
  ] as const)('EXT-03 says that the module is gone only as a 404 without a code: %j', async (refusal, offered) => {
    const store = await openPhone()
    // The last read was unreadable. That mark goes with the module, so that no screen says it is being read again.
    await store.database.cursors.update(['S1', 'orders'], { unreadable: true })
    const pack = await claim(store, await save(store, 'order-pack', packBody()))
    await store.outbox.settle(pack, { kind: 'rejected', message: null, ...refusal })
    expect(await rowsOf(store)).toMatchObject([{ state: 'rejected' }])
    expect(await store.database.cursors.get(['S1', 'orders'])).toMatchObject({ offered, unreadable: offered })
    expect(await keptOrder(store)).toEqual(anOrder())
  })
})

it('EXT-06 a row of a later version with an unknown refusal code is still a refusal', async () => {
  const store = await openPhone()
  const pack = await claim(store, await save(store, 'order-pack', packBody()))
  await store.outbox.settle(pack, { kind: 'rejected', status: 409, message: 'No.' })
  await store.database.table('submissions').update(pack.sequence, { code: 'eclipse', field: 7 })
  expect(await rowsOf(store)).toMatchObject([{ state: 'rejected', code: undefined, field: undefined }])
})
