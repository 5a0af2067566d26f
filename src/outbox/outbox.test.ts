import { IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { claim, openOutbox, rowsOf, saveStep } from '../../tests/support/outbox-store'
import { pauseOf } from '../../tests/support/submission-rows'
import { databaseName } from './database'

const day = 86_400_000

describe('a clock that was set back', () => {
  it.each([false, true])('QUEUE-05 makes no pause last until the clock has caught up (asked for by the server: %s)', async (serverRequested) => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    await store.outbox.settle(await claim(store, sequence), { kind: 'try-again', pause: pauseOf(store.clock.time, 60_000, serverRequested) })
    store.clock.time -= 8 * day
    expect(await store.outbox.next('S1', store.clock.time, false)).toEqual({ kind: 'wait', milliseconds: 60_000 })
    store.clock.time += 59_999
    expect(await store.outbox.next('S1', store.clock.time, false)).toEqual({ kind: 'wait', milliseconds: 1 })
    store.clock.time += 1
    expect(await store.outbox.next('S1', store.clock.time, false)).toMatchObject({ kind: 'send', submission: { sequence } })
  })

  it('QUEUE-05 changes no pause that began in the past', async () => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    const pause = pauseOf(store.clock.time, 60_000, true)
    await store.outbox.settle(await claim(store, sequence), { kind: 'try-again', pause })
    store.clock.time += 10_000
    expect(await store.outbox.next('S1', store.clock.time, true)).toEqual({ kind: 'wait', milliseconds: 50_000 })
    expect(await rowsOf(store)).toEqual([expect.objectContaining({ pause })])
  })
})

describe('discarding', () => {
  it('QUEUE-03 removes a waiting or refused step, and holds the steps after it', async () => {
    const store = openOutbox()
    const three = await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    expect(await store.outbox.discard(three)).toEqual({ kind: 'stored', value: undefined })
    expect((await rowsOf(store)).map(({ step }) => step)).toEqual([4])
    expect(await store.outbox.next('S1', store.clock.time, true)).toEqual({ kind: 'nothing' })
  })

  it('QUEUE-03 does not remove what is being sent', async () => {
    const store = openOutbox()
    const claimed = await claim(store, await saveStep(store, 3, 1))
    await store.outbox.discard(claimed.sequence)
    expect(await rowsOf(store)).toEqual([claimed])
  })
})

describe('forgetting a seller', () => {
  const filled = async () => {
    const store = openOutbox()
    await store.outbox.signIn('S1', 3)
    await store.outbox.settle(await claim(store, await saveStep(store, 3, 1)), { kind: 'accepted', message: null })
    await saveStep(store, 4, 2)
    await store.outbox.settle(await claim(store, await saveStep(store, 5, 3)), { kind: 'rejected', status: 422, message: null })
    await saveStep(store, 3, 4, 'S2')
    await store.outbox.writeDraft({ owner: 'S1', form: 'gst' }, { values: { nickname: 'Asha' }, savedAt: 1 })
    await store.outbox.writeDraft({ owner: 'S2', form: 'gst' }, { values: { nickname: 'Usha' }, savedAt: 2 })
    return store
  }

  it('LAYOUT-04 keeps what waits and what needs attention, with the progress it needs', async () => {
    const store = await filled()
    await store.outbox.forget('S1', 'waiting-steps')
    expect((await rowsOf(store)).map(({ step, state }) => [step, state])).toEqual([[4, 'waiting'], [5, 'rejected']])
    expect((await store.outbox.ledger('S1')).progress.nextStep).toBe(4)
    expect(await store.outbox.readDraft({ owner: 'S1', form: 'gst' })).toBeNull()
  })

  it('LAYOUT-04 keeps nothing when nothing is to be kept', async () => {
    const store = await filled()
    await store.outbox.forget('S1', 'nothing')
    expect(await rowsOf(store)).toEqual([])
    expect(await store.database.progress.get('S1')).toBeUndefined()
    expect(await store.outbox.readDraft({ owner: 'S1', form: 'gst' })).toBeNull()
  })

  it('QUEUE-06 LAYOUT-04 touches nothing of another seller', async () => {
    const store = await filled()
    await store.outbox.forget('S1', 'nothing')
    expect(await rowsOf(store, 'S2')).toHaveLength(1)
    expect(await store.outbox.readDraft({ owner: 'S2', form: 'gst' })).toEqual({ values: { nickname: 'Usha' }, savedAt: 2 })
  })

  it('LAYOUT-04 leaves no progress behind if nothing waits', async () => {
    const store = openOutbox()
    await store.outbox.signIn('S1', 5)
    await store.outbox.forget('S1', 'waiting-steps')
    expect(await store.database.progress.get('S1')).toBeUndefined()
  })
})

describe('drafts', () => {
  const key = { owner: 'S1', form: 'gst' }

  it('ONB-07 come back as they were typed, in another tab as well', async () => {
    const store = openOutbox()
    const values = { nickname: 'Asha', picture: Uint8Array.from([1, 2, 3]) }
    await store.outbox.writeDraft(key, { values, savedAt: 5 })
    expect(await store.openAgain().outbox.readDraft(key)).toEqual({ values, savedAt: 5 })
    expect(await store.outbox.readDraft({ owner: 'S1', form: 'bank' })).toBeNull()
    expect(await store.outbox.readDraft({ owner: 'S2', form: 'gst' })).toBeNull()
    await store.outbox.deleteDraft(key)
    expect(await store.outbox.readDraft(key)).toBeNull()
  })

  it('ONB-07 say when the device is full', async () => {
    const store = openOutbox()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    expect(await store.outbox.writeDraft(key, { values: {}, savedAt: 1 })).toEqual({ kind: 'not-stored', reason: 'full' })
  })

  it('ONB-07 that cannot be read are told apart from none, so that no form begins empty over them', async () => {
    const store = openOutbox()
    await store.outbox.writeDraft(key, { values: {}, savedAt: 1 })
    await store.database.table('drafts').toCollection().modify({ savedAt: 'yesterday' })
    expect(await store.outbox.readDraft(key)).toEqual({ values: null, savedAt: 0 })
  })
})

describe('watching', () => {
  it('QUEUE-03 tells how many steps wait, whoever\'s they are, and what another tab changes', async () => {
    const store = openOutbox()
    const counts: number[] = []
    let seen: (() => void) | null = null
    const damaged = await saveStep(store, 5, 9)
    await store.database.submissions.update(damaged, { state: 'of a later version' })
    const subscription = store.outbox.watchWaiting().subscribe({
      next({ count }) {
        counts.push(count)
        seen?.()
      },
      outOfReach: () => counts.push(-1),
    })
    const until = async (count: number): Promise<void> => {
      while (counts.at(-1) !== count)
        await new Promise<void>((resolve) => {
          seen = resolve
        })
    }
    await until(1)
    await saveStep(store, 3, 1)
    await until(2)
    const other = store.openAgain()
    const second = await saveStep(other, 3, 2, 'S2')
    await until(3)
    await other.outbox.settle(await claim(other, second), { kind: 'rejected', status: 422, message: null })
    await saveStep(store, 4, 3)
    await until(4)
    await store.outbox.discard(second)
    await until(3)
    await store.outbox.discard(damaged)
    await until(2)
    subscription.unsubscribe()
  })
})

it('BACKEND-01 keeps a database for each backend', () => {
  expect(databaseName('real')).not.toBe(databaseName('demo'))
})
