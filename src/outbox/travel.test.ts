import { describe, expect, it, vi } from 'vitest'
import { claim, openOutbox, rowsOf, saveStep, type TestOutbox } from '../../tests/support/outbox-store'
import { stepBody } from '../../tests/support/step-bodies'
import { draftsOfStep } from './draft-key'
import { travelSchema } from './travel'

const draft = (store: TestOutbox, values: unknown, savedAt: number, owner = 'S1') =>
  store.outbox.writeDraft({ owner, form: draftsOfStep(4) }, { values, savedAt })

const look = async (store: TestOutbox) => (await rowsOf(store)).map(({ step, state, key, attempts }) => ({ step, state, key, attempts }))

describe('what goes to another phone', () => {
  it('QUEUE-10 P22 arrives as it was: steps in order under their keys, drafts with their files', async () => {
    const from = openOutbox()
    for (const step of [3, 4, 5] as const) await saveStep(from, step, step)
    await draft(from, { certificate: new File(['picture'], 'c.png', { type: 'image/png' }) }, 7)
    await saveStep(from, 3, 9, 'S2')
    await draft(from, { accountNumber: 'of another' }, 7, 'S2')

    const carried: unknown = JSON.parse(JSON.stringify(await from.outbox.packTravel('S1')))
    expect(JSON.stringify(carried)).not.toContain('S2')
    const to = openOutbox(undefined, undefined, { made: 50 })
    expect(await to.outbox.unpackTravel(travelSchema.parse(carried))).toEqual({ kind: 'stored', value: 3 })
    expect(await look(to)).toEqual(await look(from))
    expect(JSON.stringify(carried)).toContain(btoa('picture'))
    expect(await to.outbox.readDraft({ owner: 'S1', form: draftsOfStep(4) })).toMatchObject({ savedAt: 7, values: { certificate: expect.anything() } })
  })

  it('QUEUE-10 P3 keeps the key of what was tried, and that it may have arrived, so that it takes effect once', async () => {
    const from = openOutbox()
    const tried = await claim(from, await saveStep(from, 3, 1))
    const to = openOutbox()
    await to.outbox.unpackTravel(await from.outbox.packTravel('S1'))
    expect(await rowsOf(to)).toMatchObject([{ state: 'waiting', key: tried.key, attempts: 1, lostAnswer: true }])
    // The same file once more changes nothing.
    expect(await to.outbox.unpackTravel(await from.outbox.packTravel('S1'))).toEqual({ kind: 'stored', value: 0 })
    expect(await rowsOf(to)).toHaveLength(1)
  })

  it('QUEUE-10 QUEUE-04 P11 takes a newer version along with the tried one it follows, also where the clock was set back between them', async () => {
    const from = openOutbox()
    await claim(from, await saveStep(from, 3, 1))
    from.clock.time -= 8 * 86_400_000
    await saveStep(from, 3, 2)
    const to = openOutbox(undefined, undefined, { made: 50 })
    expect(await to.outbox.unpackTravel(await from.outbox.packTravel('S1'))).toEqual({ kind: 'stored', value: 1 })
    expect(await look(to)).toEqual([
      { ...(await look(from))[0], state: 'waiting' },
      (await look(from))[1],
    ])
  })

  it('QUEUE-10 leaves what was saved or typed later on the other phone as it is', async () => {
    const from = openOutbox()
    await saveStep(from, 3, 1)
    await draft(from, 'older', 5)
    const to = openOutbox(undefined, { time: 1_800_000_000_000 }, { made: 50 })
    const later = await saveStep(to, 3, 2)
    await draft(to, 'later', 6)
    await to.outbox.unpackTravel(await from.outbox.packTravel('S1'))
    expect((await rowsOf(to)).map(({ sequence }) => sequence)).toEqual([later])
    expect((await to.outbox.readDraft({ owner: 'S1', form: draftsOfStep(4) }))?.values).toBe('later')
  })

  it('QUEUE-10 P15 arrives whole or not at all', async () => {
    const from = openOutbox()
    for (const step of [3, 4] as const) await saveStep(from, step, step)
    const travel = await from.outbox.packTravel('S1')
    const to = openOutbox()
    const [first = {}] = travel.rows
    const damaged = { ...travel, rows: [first, { ...first, key: 'K2', step: 4, body: { sellerId: 'S2' } }] }
    expect(await to.outbox.unpackTravel(damaged)).toMatchObject({ kind: 'not-stored' })
    expect(await rowsOf(to)).toEqual([])
    vi.spyOn(to.database.drafts, 'get').mockRejectedValue(new DOMException('No room', 'QuotaExceededError'))
    await draft(from, 'typed', 5)
    expect(await to.outbox.unpackTravel(await from.outbox.packTravel('S1'))).toEqual({ kind: 'not-stored', reason: 'full' })
    expect(await rowsOf(to)).toEqual([])
  })
})

/** What each key stands for on a phone, in the order in which it leaves. */
const keysOf = async (store: TestOutbox) => (await rowsOf(store)).map((row) => [row.key, 'body' in row ? row.body : null])
const body = (mark: number) => stepBody(3, 'S1', mark)

describe('what lies on two phones', () => {
  const copied = async () => {
    const from = openOutbox()
    const sequence = await saveStep(from, 3, 1)
    const to = openOutbox(undefined, undefined, { made: 50 })
    await to.outbox.unpackTravel(await from.outbox.packTravel('S1'))
    return { from, sequence, to }
  }

  it('QUEUE-10 QUEUE-04 P3 keeps body and key on both, whichever sends it first: what is saved again follows it under a key of its own', async () => {
    const { from, to } = await copied()
    for (const store of [from, to]) for (const mark of [2, 3]) await saveStep(store, 3, mark)
    expect(await keysOf(from)).toEqual([['key-1', body(1)], ['key-2', body(3)]])
    expect(await keysOf(to)).toEqual([['key-1', body(1)], ['key-51', body(3)]])
  })

  it('QUEUE-10 P3 does so where it was being sent as it was copied, and did not leave', async () => {
    const from = openOutbox()
    const claimed = await claim(from, await saveStep(from, 3, 1))
    await from.outbox.packTravel('S1')
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

  it('QUEUE-10 is brought up to date by a second copy', async () => {
    const { from, to } = await copied()
    from.clock.time += 60_000
    await saveStep(from, 3, 2)
    expect(await to.outbox.unpackTravel(await from.outbox.packTravel('S1'))).toEqual({ kind: 'stored', value: 1 })
    expect(await keysOf(to)).toEqual([['key-1', body(1)], ['key-2', body(2)]])
  })

  it('QUEUE-10 SNAP-07 leaves a device that can store nothing any more all the same', async () => {
    const from = openOutbox()
    await saveStep(from, 3, 1)
    vi.spyOn(from.database.submissions, 'bulkPut').mockRejectedValue(new DOMException('No room', 'QuotaExceededError'))
    expect(await from.outbox.packTravel('S1')).toMatchObject({ rows: [{ key: 'key-1', body: body(1) }] })
  })
})
