import { IDBDatabase } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import type { StepRequest } from '@/contract/endpoints'
import { claim, openOutbox, rowsOf, saveChange, saveStep } from '../../tests/support/outbox-store'
import { stepBody } from '../../tests/support/step-bodies'
import { bodyVersionOf, pauseOf } from '../../tests/support/submission-rows'
import { stepCommandName, stepIdentity } from './command'

describe('saving a step', () => {
  it('QUEUE-01 reports success only once another tab can read it', async () => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    expect(await rowsOf(store.openAgain())).toEqual([
      {
        sequence,
        order: sequence,
        sellerId: 'S1',
        ...stepIdentity(3),
        key: 'key-1',
        savedAt: store.clock.time,
        attempts: 0,
        state: 'waiting',
        pause: null,
        endpoint: 'step3',
        body: stepBody(3, 'S1', 1),
        bodyVersion: bodyVersionOf(3),
      },
    ])
  })

  it('QUEUE-01 P16 stores a step as every version does, and any other command by its name, scopes, subject and summary', async () => {
    const store = openOutbox()
    await saveStep(store, 3, 1)
    await saveChange(store, [7, 2], 2)
    const [step, change] = await store.database.submissions.toArray()
    const common = ['attempts', 'body', 'bodyVersion', 'key', 'order', 'pause', 'savedAt', 'sellerId', 'sequence', 'state']
    expect(Object.keys(step ?? {}).toSorted()).toEqual([...common, 'step'].toSorted())
    expect(Object.keys(change ?? {}).toSorted()).toEqual([...common, 'command', 'scopes', 'subject', 'shows'].toSorted())
    const identity = { command: 'change-things', step: null, scopes: ['thing:2', 'thing:7'], subject: 'change thing:2 thing:7' }
    expect((await rowsOf(store))[1]).toMatchObject({ ...identity, shows: { title: 'Change thing:2 and thing:7', detail: 'Changed' } })
  })

  it('QUEUE-01 asks for the strict durability that survives a dead battery', async () => {
    const asked: (string | undefined)[] = []
    const begin = IDBDatabase.prototype.transaction
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function observed(this: IDBDatabase, names, mode, options) {
      if (mode === 'readwrite') asked.push(options?.durability)
      return begin.call(this, names, mode, options)
    })
    await saveStep(openOutbox(), 3, 1)
    expect(asked).toEqual(['strict'])
  })

  it('QUEUE-02 gives every submission a place after those before it, whatever the clock says', async () => {
    const store = openOutbox()
    const sequences = [await saveStep(store, 3, 1)]
    store.clock.time -= 8 * 86_400_000
    sequences.push(await saveStep(store, 4, 2))
    store.clock.time += 16 * 86_400_000
    sequences.push(await saveStep(store, 5, 3))
    const rows = await rowsOf(store)
    expect(rows.map(({ order }) => order)).toEqual(sequences)
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
  })

  it('QUEUE-02 never gives a place twice, also after the newest was discarded', async () => {
    const store = openOutbox()
    const first = await saveStep(store, 3, 1)
    await store.outbox.discard(first)
    expect(await saveStep(store, 3, 2)).toBeGreaterThan(first)
  })
})

describe('saving a step again', () => {
  it('QUEUE-04 changes an untried one in place: same row, same key, same position', async () => {
    const store = openOutbox()
    const first = await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    store.clock.time += 1000
    expect(await saveStep(store, 3, 3)).toBe(first)
    const [row, other] = await rowsOf(store)
    expect(row).toMatchObject({ sequence: first, key: 'key-1', order: first, attempts: 0, savedAt: store.clock.time, body: stepBody(3, 'S1', 3) })
    expect(other).toMatchObject({ step: 4, body: stepBody(4, 'S1', 2) })
    expect(store.keysMade()).toBe(2)
  })

  it.each([false, true])('QUEUE-04 QUEUE-05 follows a tried one, which is settled first under its own key and after its own pause (asked for by the server: %s)', async (serverRequested) => {
    const store = openOutbox()
    const first = await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    const pause = pauseOf(store.clock.time, 6000, serverRequested)
    await store.outbox.settle(await claim(store, first), { kind: 'try-again', pause })
    const second = await saveStep(store, 3, 3)
    const rows = (await rowsOf(store)).filter(({ step }) => step === 3)
    expect(second).toBeGreaterThan(first)
    expect(rows).toEqual([
      expect.objectContaining({ sequence: first, key: 'key-1', attempts: 1, pause, body: stepBody(3, 'S1', 1) }),
      expect.objectContaining({ sequence: second, order: first, key: 'key-3', attempts: 0, state: 'waiting', pause: null, body: stepBody(3, 'S1', 3) }),
    ])
    expect(await store.outbox.next('S1', store.clock.time, false)).toEqual({ kind: 'wait', milliseconds: 6000 })
    await store.outbox.settle(await claim(store, first), { kind: 'accepted', message: null })
    expect(await store.outbox.next('S1', store.clock.time, false)).toMatchObject({ kind: 'send', submission: { sequence: second } })
  })

  it('QUEUE-04 replaces one that was tried with a refused token: new row, new key, same position', async () => {
    const store = openOutbox()
    const first = await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    await store.outbox.settle(await claim(store, first), { kind: 'unauthorised', token: 'T1' })
    const second = await saveStep(store, 3, 3)
    expect((await rowsOf(store)).filter(({ step }) => step === 3)).toEqual([
      expect.objectContaining({ sequence: second, order: first, key: 'key-3', attempts: 0, state: 'waiting', pause: null, body: stepBody(3, 'S1', 3) }),
    ])
  })

  it('QUEUE-04 is discarded together with the older version that it follows', async () => {
    const store = openOutbox()
    const first = await saveStep(store, 3, 1)
    await store.outbox.settle(await claim(store, first), { kind: 'try-again', pause: pauseOf(1, 2) })
    await store.outbox.discard(await saveStep(store, 3, 2))
    expect(await rowsOf(store)).toEqual([])
  })

  it('QUEUE-04 follows one that is being sent directly, without changing it', async () => {
    const store = openOutbox()
    const first = await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    const inFlight = await claim(store, first)
    const second = await saveStep(store, 3, 3)
    const rows = (await rowsOf(store)).filter(({ step }) => step === 3)
    expect(rows).toEqual([inFlight, expect.objectContaining({ sequence: second, order: first, key: 'key-3', attempts: 0 })])
  })

  it('QUEUE-04 changes the following one in place while the other is being sent', async () => {
    const store = openOutbox()
    const first = await saveStep(store, 3, 1)
    const inFlight = await claim(store, first)
    const second = await saveStep(store, 3, 2)
    expect(await saveStep(store, 3, 3)).toBe(second)
    expect(await rowsOf(store)).toEqual([inFlight, expect.objectContaining({ key: 'key-2', body: stepBody(3, 'S1', 3) })])
  })

  it('QUEUE-04 replaces a refused one: new key, same position', async () => {
    const store = openOutbox()
    const first = await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    await store.outbox.settle(await claim(store, first), { kind: 'rejected', status: 409, message: 'Taken' })
    const second = await saveStep(store, 3, 3)
    expect((await rowsOf(store)).filter(({ step }) => step === 3)).toEqual([
      expect.objectContaining({ sequence: second, order: first, key: 'key-3', state: 'waiting', attempts: 0 }),
    ])
    expect(await store.outbox.next('S1', store.clock.time, false)).toMatchObject({ kind: 'send', submission: { sequence: second } })
  })

  it('QUEUE-04 goes to the end after an accepted one', async () => {
    const store = openOutbox()
    const first = await saveStep(store, 3, 1)
    await store.outbox.settle(await claim(store, first), { kind: 'accepted', message: null })
    const fourth = await saveStep(store, 4, 2)
    const again = await saveStep(store, 3, 3)
    expect((await rowsOf(store)).find(({ sequence }) => sequence === again)).toMatchObject({ order: again, key: 'key-3' })
    expect(await store.outbox.next('S1', store.clock.time, false)).toMatchObject({ kind: 'send', submission: { sequence: fourth } })
  })

  it('QUEUE-04 QUEUE-06 touches neither another step nor another seller', async () => {
    const store = openOutbox()
    await saveStep(store, 3, 1, 'S1')
    await saveStep(store, 4, 2, 'S1')
    await saveStep(store, 3, 3, 'S2')
    await saveStep(store, 3, 4, 'S2')
    expect((await rowsOf(store, 'S1')).map((row) => ('body' in row ? row.body : null))).toEqual([stepBody(3, 'S1', 1), stepBody(4, 'S1', 2)])
    expect((await rowsOf(store, 'S2')).map((row) => ('body' in row ? row.body : null))).toEqual([stepBody(3, 'S2', 4)])
  })

  it('QUEUE-04 keeps one submission when the seller saves twice at once from two tabs', async () => {
    const store = openOutbox()
    const other = store.openAgain()
    const [a, b] = await Promise.all([saveStep(store, 3, 1), saveStep(other, 3, 2)])
    expect(a).toBe(b)
    expect(await rowsOf(store)).toHaveLength(1)
  })

  it('QUEUE-07 P13 stores all that five tabs save at once', async () => {
    const store = openOutbox()
    const tabs = Array.from({ length: 5 }, () => store.openAgain())
    await Promise.all(tabs.map((tab, index) => saveStep(tab, ([3, 4, 5, 6, 7] as const)[index] ?? 3, index)))
    const rows = await rowsOf(store)
    expect(new Set(rows.map(({ step }) => step))).toEqual(new Set([3, 4, 5, 6, 7]))
    expect(new Set(rows.map(({ order }) => order)).size).toBe(5)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(5)
  })
})

describe('what is never stored', () => {
  it.each<[string, StepRequest]>([
    ['breaks the contract', { sellerId: 'S1', nickname: 'x'.repeat(501), gstType: 'No GST' }],
    ['belongs to another step', stepBody(4, 'S1', 1)],
    ['names another seller', stepBody(3, 'S2', 1)],
  ])('QUEUE-01 a body that %s is not called saved', async (_, body) => {
    const store = openOutbox()
    const saved = await store.outbox.save({ sellerId: 'S1', command: stepCommandName(3), body })
    expect(saved).toEqual({ kind: 'not-stored', reason: 'closed' })
    expect((await store.outbox.ledger('S1')).rows).toEqual([])
  })
})
