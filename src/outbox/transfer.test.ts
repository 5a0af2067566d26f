import { describe, expect, it, vi } from 'vitest'
import { cancelBody, handoverBody, packBody } from '../../tests/support/order-bodies'
import { claim, openOutbox, rowsOf, saveStep, takeOver, type TestOutbox } from '../../tests/support/outbox-store'
import { stepBody } from '../../tests/support/step-bodies'
import type { CommandBody } from './command'
import { keepSeries } from './document-numbers'
import { draftsOfStep } from './draft-key'
import { byOrder } from './submission'
import { transferSchema } from './transfer'

const draft = (store: TestOutbox, values: unknown, savedAt: number, owner = 'S1') =>
  store.outbox.writeDraft({ owner, form: draftsOfStep(4) }, { values, savedAt })

const look = async (store: TestOutbox) => (await rowsOf(store)).map(({ step, state, key, attempts }) => ({ step, state, key, attempts }))

const leavingFrom = async (store: TestOutbox) => (await rowsOf(store)).toSorted(byOrder).map(({ key }) => key)

describe('what goes to another phone', () => {
  it('QUEUE-10 P22 arrives as it was: steps in order under their keys, drafts with their files', async () => {
    const from = openOutbox()
    for (const step of [3, 4, 5] as const) await saveStep(from, step, step)
    await draft(from, { certificate: new File(['picture'], 'c.png', { type: 'image/png' }) }, 7)
    await saveStep(from, 3, 9, 'S2')
    await draft(from, { accountNumber: 'of another' }, 7, 'S2')

    const carried: unknown = JSON.parse(JSON.stringify(await from.outbox.exportTransfer('S1')))
    expect(JSON.stringify(carried)).not.toContain('S2')
    const to = openOutbox(undefined, undefined, { made: 50 })
    expect(await takeOver(to, transferSchema.parse(carried))).toEqual({ kind: 'stored', value: { waiting: 3, drafts: 1, kept: 0 } })
    expect(await look(to)).toEqual(await look(from))
    expect(JSON.stringify(carried)).toContain(btoa('picture'))
    expect(await to.outbox.readDraft({ owner: 'S1', form: draftsOfStep(4) })).toMatchObject({ savedAt: 7, values: { certificate: expect.anything() } })
  })

  it('QUEUE-10 P3 keeps the key of a tried command, and that it may have arrived, so that it takes effect only once', async () => {
    const from = openOutbox()
    const tried = await claim(from, await saveStep(from, 3, 1))
    const to = openOutbox()
    await takeOver(to, await from.outbox.exportTransfer('S1'))
    expect(await rowsOf(to)).toMatchObject([{ state: 'waiting', key: tried.key, attempts: 1, lostAnswer: true }])
    // Importing the same file again changes nothing.
    expect(await takeOver(to, await from.outbox.exportTransfer('S1'))).toEqual({ kind: 'stored', value: { waiting: 0, drafts: 0, kept: 0 } })
    expect(await rowsOf(to)).toHaveLength(1)
  })

  it('QUEUE-10 QUEUE-04 P11 brings a newer version together with the tried one it follows, even if the clock was set back between them', async () => {
    const from = openOutbox()
    await claim(from, await saveStep(from, 3, 1))
    from.clock.time -= 8 * 86_400_000
    await saveStep(from, 3, 2)
    const to = openOutbox(undefined, undefined, { made: 50 })
    expect(await takeOver(to, await from.outbox.exportTransfer('S1'))).toEqual({ kind: 'stored', value: { waiting: 1, drafts: 0, kept: 0 } })
    expect(await look(to)).toEqual([
      { ...(await look(from))[0], state: 'waiting' },
      (await look(from))[1],
    ])
  })

  it.each([['behind', -8], ['ahead', 8]])('QUEUE-10 P11 does not replace what was saved or typed later on a phone whose clock is %s, says how much that is, and replaces it if the seller wants that', async (_, days) => {
    const from = openOutbox()
    await saveStep(from, 3, 1)
    await draft(from, 'of the copy', from.clock.time)
    const to = openOutbox(undefined, { time: from.clock.time + days * 86_400_000 }, { made: 50 })
    const own = await saveStep(to, 3, 2)
    await draft(to, 'typed here', to.clock.time)
    const transfer = await from.outbox.exportTransfer('S1')
    const isOwnLater = days > 0
    const first = { waiting: isOwnLater ? 0 : 1, drafts: 0, kept: isOwnLater ? 2 : 1 }
    expect(await takeOver(to, transfer)).toEqual({ kind: 'stored', value: first })
    expect((await to.outbox.readDraft({ owner: 'S1', form: draftsOfStep(4) }))?.values).toBe('typed here')
    expect(await takeOver(to, transfer, true)).toEqual({ kind: 'stored', value: { waiting: 1 - first.waiting, drafts: 1, kept: 0 } })
    expect((await rowsOf(to)).map(({ sequence, key, order }) => [sequence, key, order])).toEqual([[own, 'key-51', own], [own + 1, 'key-1', own]])
    expect((await to.outbox.readDraft({ owner: 'S1', form: draftsOfStep(4) }))?.values).toBe('of the copy')
  })

  it('QUEUE-10 P11 sends no older version after a newer one that was delivered from the other phone, unless the seller wants it', async () => {
    const from = openOutbox()
    await saveStep(from, 3, 1)
    const to = openOutbox(undefined, { time: from.clock.time + 60_000 }, { made: 50 })
    await to.outbox.settle(await claim(to, await saveStep(to, 3, 2)), { kind: 'accepted', message: null })
    const transfer = await from.outbox.exportTransfer('S1')
    expect(await takeOver(to, transfer)).toEqual({ kind: 'stored', value: { waiting: 0, drafts: 0, kept: 1 } })
    expect(await takeOver(to, transfer, true)).toMatchObject({ value: { waiting: 1, kept: 0 } })
  })

  it('QUEUE-10 does not bring back an older version of what came with it and was delivered', async () => {
    const from = openOutbox()
    await claim(from, await saveStep(from, 3, 1))
    await saveStep(from, 3, 2)
    const transfer = await from.outbox.exportTransfer('S1')
    const to = openOutbox(undefined, undefined, { made: 50 })
    await takeOver(to, transfer)
    for (const { sequence } of await rowsOf(to)) await to.outbox.settle(await claim(to, sequence), { kind: 'accepted', message: null })
    expect(await takeOver(to, transfer, true)).toEqual({ kind: 'stored', value: { waiting: 0, drafts: 0, kept: 0 } })
    expect((await rowsOf(to)).map(({ key, state }) => [key, state])).toEqual([['key-2', 'accepted']])
  })

  it('QUEUE-10 PWA-06 sets a draft aside that the other phone cannot read', async () => {
    const from = openOutbox()
    await draft(from, 'typed', 5)
    const to = openOutbox()
    await to.database.table('drafts').put({ owner: 'S1', form: draftsOfStep(4), values: 'of a later version', savedAt: 'once' })
    expect(await takeOver(to, await from.outbox.exportTransfer('S1'))).toMatchObject({ value: { drafts: 1, kept: 0 } })
    expect(await to.outbox.exportTransfer('S1')).toMatchObject({ drafts: [{ values: 'typed' }], unreadable: [{ values: 'of a later version' }] })
  })

  it('QUEUE-10 P15 arrives whole or not at all', async () => {
    const from = openOutbox()
    for (const step of [3, 4] as const) await saveStep(from, step, step)
    const transfer = await from.outbox.exportTransfer('S1')
    const to = openOutbox()
    const [first = {}] = transfer.rows
    const damaged = { ...transfer, rows: [first, { ...first, key: 'K2', step: 4, body: { sellerId: 'S2' } }] }
    expect(to.outbox.readTransfer(damaged)).toBeNull()
    expect(await rowsOf(to)).toEqual([])
    vi.spyOn(to.database.drafts, 'get').mockRejectedValue(new DOMException('No room', 'QuotaExceededError'))
    await draft(from, 'typed', 5)
    expect(await takeOver(to, await from.outbox.exportTransfer('S1'))).toEqual({ kind: 'not-stored', reason: 'full' })
    expect(await rowsOf(to)).toEqual([])
  })
})

/** The body of each key on a phone, in sending order. */
const keysOf = async (store: TestOutbox) => (await rowsOf(store)).map((row) => [row.key, 'body' in row ? row.body : null])
const body = (mark: number) => stepBody(3, 'S1', mark)

describe('what lies on two phones', () => {
  const copied = async () => {
    const from = openOutbox()
    const sequence = await saveStep(from, 3, 1)
    const to = openOutbox(undefined, undefined, { made: 50 })
    await takeOver(to, await from.outbox.exportTransfer('S1'))
    return { from, sequence, to }
  }

  it('QUEUE-10 QUEUE-04 P3 keeps body and key on both, whichever sends it first; what is saved again follows it under its own key', async () => {
    const { from, to } = await copied()
    for (const store of [from, to]) for (const mark of [2, 3]) await saveStep(store, 3, mark)
    expect(await keysOf(from)).toEqual([['key-1', body(1)], ['key-2', body(3)]])
    expect(await keysOf(to)).toEqual([['key-1', body(1)], ['key-51', body(3)]])
  })

  it('QUEUE-10 P3 keeps them as well if it was being sent when it was copied, and did not leave', async () => {
    const from = openOutbox()
    const claimed = await claim(from, await saveStep(from, 3, 1))
    await from.outbox.exportTransfer('S1')
    await from.outbox.settle(claimed, { kind: 'not-sent' })
    await saveStep(from, 3, 2)
    expect(await keysOf(from)).toEqual([['key-1', body(1)], ['key-2', body(2)]])
  })

  it.each([{ kind: 'not-sent' } as const, { kind: 'unauthorised', token: 'T1' } as const])('QUEUE-10 QUEUE-04 stays ahead of what replaces it until it is answered: %j', async (settlement) => {
    const { from, sequence } = await copied()
    const claimed = await claim(from, sequence)
    await saveStep(from, 3, 2)
    await from.outbox.settle(claimed, settlement)
    expect((await keysOf(from)).map(([key]) => key)).toEqual(['key-1', 'key-2'])
  })

  it('QUEUE-10 P11 is brought up to date by a second copy, even if the clock was set back between them', async () => {
    const { from, to } = await copied()
    from.clock.time -= 8 * 86_400_000
    await saveStep(from, 3, 2)
    expect(await takeOver(to, await from.outbox.exportTransfer('S1'))).toEqual({ kind: 'stored', value: { waiting: 1, drafts: 0, kept: 0 } })
    expect(await keysOf(to)).toEqual([['key-1', body(1)], ['key-2', body(2)]])
  })

  /** A tried step and its newer version, on two phones. */
  const twoVersions = async () => {
    const from = openOutbox()
    await claim(from, await saveStep(from, 3, 1))
    await saveStep(from, 3, 2)
    const to = openOutbox(undefined, undefined, { made: 50 })
    await takeOver(to, await from.outbox.exportTransfer('S1'))
    return { from, to }
  }

  it('QUEUE-10 QUEUE-04 P4 stands before what is saved here after it, like a tried version and the one behind it', async () => {
    const { to } = await twoVersions()
    await saveStep(to, 3, 9)
    expect(await leavingFrom(to)).toEqual(['key-1', 'key-2', 'key-51'])
  })

  it('QUEUE-10 QUEUE-04 P4 stands before what a second copy brings after it', async () => {
    const { from, to } = await twoVersions()
    await saveStep(from, 3, 3)
    await takeOver(to, await from.outbox.exportTransfer('S1'))
    expect(await leavingFrom(to)).toEqual(['key-1', 'key-2', 'key-3'])
  })

  it('QUEUE-10 QUEUE-04 P3 brings an older version together with the newer one, whatever was saved here between the two', async () => {
    const from = openOutbox()
    await claim(from, await saveStep(from, 3, 1))
    const { time } = from.clock
    from.clock.time = time + 20_000
    await saveStep(from, 3, 2)
    const to = openOutbox(undefined, { time: time + 10_000 }, { made: 50 })
    await saveStep(to, 3, 9)
    expect(await takeOver(to, await from.outbox.exportTransfer('S1'))).toEqual({ kind: 'stored', value: { waiting: 1, drafts: 0, kept: 0 } })
    expect(await leavingFrom(to)).toEqual(['key-51', 'key-1', 'key-2'])
    await saveStep(to, 3, 10)
    expect(await leavingFrom(to)).toEqual(['key-1', 'key-2', 'key-52'])
  })

  it('QUEUE-10 SNAP-07 can still be copied from a device that can store nothing any more', async () => {
    const from = openOutbox()
    await saveStep(from, 3, 1)
    vi.spyOn(from.database.submissions, 'bulkPut').mockRejectedValue(new DOMException('No room', 'QuotaExceededError'))
    expect(await from.outbox.exportTransfer('S1')).toMatchObject({ rows: [{ key: 'key-1', body: body(1) }] })
  })
})

describe('what stopped on the other phone', () => {
  const refusal = { kind: 'rejected', status: 422, message: 'No.', code: 'content' } as const
  const phones = () => {
    const from = openOutbox()
    from.clock.time += 60_000
    return { from, to: openOutbox(undefined, undefined, { made: 50 }) }
  }
  async function save({ outbox }: TestOutbox, command: string, content: CommandBody): Promise<number> {
    const saved = await outbox.save({ sellerId: 'S1', command, body: content })
    if (saved.kind !== 'stored') throw new Error(`Not stored: ${saved.reason}`)
    return saved.value
  }
  const leaving = async (store: TestOutbox) => (await rowsOf(store)).toSorted(byOrder).map(({ command, step, state }) => [step ?? command, state])

  it('QUEUE-10 QUEUE-05 is replaced by the same step in the copy, and holds nothing that comes with it', async () => {
    const { from, to } = phones()
    const stopped = await saveStep(to, 3, 1)
    await to.outbox.settle(await claim(to, stopped), refusal)
    for (const step of [3, 4] as const) await saveStep(from, step, 2)
    await takeOver(to, await from.outbox.exportTransfer('S1'))
    expect(await rowsOf(to)).toMatchObject([{ step: 3, state: 'waiting', order: stopped, body: body(2) }, { step: 4, state: 'waiting' }])
  })

  it('QUEUE-10 CLASH-01 LAW-05 is replaced by the same command in the copy, and its number is given up', async () => {
    const { from, to } = phones()
    await keepSeries(to.database, { sellerId: 'S1', year: '26-27' }, { prefix: '26-27/A7K/', next: 41 })
    const stopped = await save(to, 'order-pack', packBody({ id: 'OD-1' }))
    await to.outbox.settle(await claim(to, stopped), { ...refusal, status: 403 })
    await save(to, 'order-handover', handoverBody({ id: 'OD-1' }))
    await save(from, 'order-pack', packBody({ id: 'OD-1', grams: 700 }))
    await takeOver(to, await from.outbox.exportTransfer('S1'))
    expect(await leaving(to)).toEqual([['order-pack', 'waiting'], ['order-handover', 'waiting'], ['document-void', 'waiting']])
    expect((await rowsOf(to)).find(({ command }) => command === 'order-pack')).toMatchObject({ order: stopped, body: { grams: 700 } })
  })

  it.each([
    ['a refusal', { kind: 'rejected', status: 409, message: 'Changed.', code: 'changed' }],
    ['a refused token', { kind: 'unauthorised', token: 'T' }],
  ] as const)('QUEUE-10 LAW-05 CMD-08 gives up its number if it is removed with %s, and the version from the copy has another', async (_, settlement) => {
    const { from, to } = phones()
    from.clock.time += 60_000
    await keepSeries(to.database, { sellerId: 'S1', year: '26-27' }, { prefix: '26-27/B1C/', next: 7 })
    await keepSeries(from.database, { sellerId: 'S1', year: '26-27' }, { prefix: '26-27/A7K/', next: 41 })
    const own = await save(to, 'order-pack', packBody({ id: 'OD-1' }))
    await save(from, 'order-pack', packBody({ id: 'OD-1', grams: 700 }))
    await takeOver(to, await from.outbox.exportTransfer('S1'))
    await to.outbox.settle(await claim(to, own), settlement)
    expect((await rowsOf(to)).toSorted(byOrder)).toMatchObject([
      { command: 'order-pack', body: { invoiceNumber: '26-27/A7K/00041' } },
      { command: 'document-void', body: { number: '26-27/B1C/00007' } },
    ])
  })

  it('QUEUE-10 CLASH-01 keeps its place if the command in the copy is about another part of the record', async () => {
    const { from, to } = phones()
    const stopped = await save(to, 'order-cancel', cancelBody({ id: 'OD-1', lineIds: ['L1'] }))
    await to.outbox.settle(await claim(to, stopped), refusal)
    await save(from, 'order-cancel', cancelBody({ id: 'OD-1', lineIds: ['L2'] }))
    await takeOver(to, await from.outbox.exportTransfer('S1'))
    expect(await leaving(to)).toEqual([['order-cancel', 'rejected'], ['order-cancel', 'waiting']])
  })

  it('QUEUE-10 QUEUE-05 passes on to what replaces it that it may have arrived', async () => {
    const { from, to } = phones()
    const claimed = await claim(to, await saveStep(to, 3, 1))
    await to.outbox.settle(await claim(to.openAgain(), claimed.sequence), refusal)
    await saveStep(from, 3, 2)
    await takeOver(to, await from.outbox.exportTransfer('S1'))
    expect(await rowsOf(to)).toMatchObject([{ state: 'waiting', body: body(2), lostAnswer: true }])
  })

  it('QUEUE-10 P2 does not let its replacement go ahead of what came before it', async () => {
    const { from, to } = phones()
    const stopped = await save(to, 'order-handover', handoverBody({ id: 'OD-1' }))
    await to.outbox.settle(await claim(to, stopped), refusal)
    await save(from, 'order-pack', packBody({ id: 'OD-1' }))
    await save(from, 'order-handover', handoverBody({ id: 'OD-1' }))
    await takeOver(to, await from.outbox.exportTransfer('S1'))
    expect(await leaving(to)).toEqual([['order-pack', 'waiting'], ['order-handover', 'waiting']])
  })
})
