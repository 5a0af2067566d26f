import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { claim, openOutbox, rowsOf, saveStep } from '../../tests/support/outbox-store'
import { stepBody } from '../../tests/support/step-bodies'
import { pauseOf } from '../../tests/support/submission-rows'
import { stepCommandName } from './command'
import { databaseName } from './database'
import { hasLostTrack } from './registration-status'
import type { Live } from '@/storage/live'

afterEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory()
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
})

const day = 86_400_000

const firstOf = <T>(values: Live<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const subscription = values.subscribe({
      next: resolve,
      outOfReach: () => reject(new Error('Out of reach')),
    })
    onTestFinished(() => subscription.unsubscribe())
  })

describe('what cannot be stored', () => {
  const step3 = { sellerId: 'S1', command: stepCommandName(3), body: stepBody(3, 'S1', 1) } as const

  it('QUEUE-01 PWA-04 says that the device is full', async () => {
    const store = openOutbox()
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    expect(await store.outbox.save(step3)).toEqual({ kind: 'not-stored', reason: 'full' })
    vi.restoreAllMocks()
    expect(await rowsOf(store)).toEqual([])
  })

  it('QUEUE-01 does not say "saved" for a transaction that was taken back at its end', async () => {
    const store = openOutbox()
    await store.outbox.ledger('S1')
    const add = IDBObjectStore.prototype.add
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function added(this: IDBObjectStore, value: unknown) {
      const request = add.call(this, value)
      request.addEventListener('success', () => setImmediate(() => this.transaction.abort()))
      return request
    })
    expect((await store.outbox.save(step3)).kind).toBe('not-stored')
    vi.restoreAllMocks()
    expect(await rowsOf(store.openAgain())).toEqual([])
  })

  it('QUEUE-01 says so where there is no IndexedDB, and never reads it as an empty queue', async () => {
    Reflect.set(Dexie.dependencies, 'indexedDB', undefined)
    const { outbox } = openOutbox()
    const unavailable = { kind: 'not-stored', reason: 'none' }
    expect(await outbox.save(step3)).toEqual(unavailable)
    expect(await outbox.discard(1)).toEqual(unavailable)
    expect(await outbox.signIn('S1', 4)).toEqual(unavailable)
    expect(await outbox.moveTo('S1', 4)).toEqual(unavailable)
    expect(await outbox.writeDraft({ owner: 'S1', form: 'gst' }, { values: {}, savedAt: 1 })).toEqual(unavailable)
    expect(await outbox.forget('S1', 'nothing')).toEqual(unavailable)
    await expect(outbox.ledger('S1')).rejects.toThrow()
    await expect(outbox.next('S1', 1, false)).rejects.toThrow()
    await expect(outbox.claim(1)).rejects.toThrow()
    await expect(outbox.readDraft({ owner: 'S1', form: 'gst' })).rejects.toThrow()
  })

  it('QUEUE-01 says so when the store was closed for good', async () => {
    const store = openOutbox()
    await saveStep(store, 3, 1)
    store.database.close()
    expect(await store.outbox.save(step3)).toEqual({ kind: 'not-stored', reason: 'closed' })
    await expect(store.outbox.ledger('S1')).rejects.toThrow()
    await expect(firstOf(store.outbox.watch('S1'))).rejects.toThrow()
    await expect(firstOf(store.outbox.watchWaiting())).rejects.toThrow()
    expect(await rowsOf(store.openAgain())).toHaveLength(1)
  })

  it('QUEUE-07 opens a connection anew that the browser closed', async () => {
    const store = openOutbox()
    await saveStep(store, 3, 1)
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    store.database.backendDB().close()
    expect(await rowsOf(store)).toHaveLength(1)
    store.database.backendDB().close()
    expect((await store.outbox.save({ ...step3, command: stepCommandName(4), body: stepBody(4, 'S1', 2) })).kind).toBe('stored')
  })
})

describe('rows that this version cannot read', () => {
  it('QUEUE-03 are shown and set aside, and what follows them is not sent in their stead', async () => {
    const store = openOutbox()
    const damaged = await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    await store.database.submissions.update(damaged, { body: { sellerId: 'S1', nickname: 7 } })
    const { rows } = await store.outbox.ledger('S1')
    expect(rows.map(({ kind }) => kind)).toEqual(['unreadable', 'submission'])
    expect(await store.outbox.next('S1', store.clock.time, true)).toEqual({ kind: 'nothing' })
  })

  it('QUEUE-03 can be discarded, and the step saved anew', async () => {
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

  it('QUEUE-03 LAYOUT-04 of drafts stay as well where they were set aside, and of drafts alone', async () => {
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
  it('QUEUE-03 removes what waits or was refused, and holds the steps after it', async () => {
    const store = openOutbox()
    const three = await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    expect(await store.outbox.discard(three)).toEqual({ kind: 'stored', value: undefined })
    expect((await rowsOf(store)).map(({ step }) => step)).toEqual([4])
    expect(await store.outbox.next('S1', store.clock.time, true)).toEqual({ kind: 'nothing' })
  })

  it('QUEUE-03 leaves what is being sent alone', async () => {
    const store = openOutbox()
    const claimed = await claim(store, await saveStep(store, 3, 1))
    await store.outbox.discard(claimed.sequence)
    expect(await rowsOf(store)).toEqual([claimed])
  })
})

describe('signing in', () => {
  it('LOGIN-10 takes over what the backend expects next', async () => {
    const { outbox } = openOutbox()
    const progress = { sellerId: 'S1', nextStep: 5, step: 5, reached: 5 }
    expect(await outbox.signIn('S1', 5)).toEqual({ kind: 'stored', value: progress })
    expect((await outbox.ledger('S1')).progress).toEqual(progress)
  })

  it('QUEUE-06 resumes after the steps that still wait on this device', async () => {
    const store = openOutbox()
    await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    expect(await store.outbox.signIn('S1', 3)).toEqual({
      kind: 'stored',
      value: { sellerId: 'S1', nextStep: 3, step: 5, reached: 5 },
    })
  })

  it('LOGIN-10 S5 goes back to the step that the backend lacks, and opens none beyond it', async () => {
    const { outbox } = openOutbox()
    await outbox.moveTo('S1', 6)
    expect(await outbox.signIn('S1', 4)).toMatchObject({ value: { nextStep: 4, step: 4, reached: 4 } })
    expect(await outbox.signIn('S1', 'complete')).toMatchObject({ value: { nextStep: 'complete', step: 7, reached: 7 } })
  })

  it.each([3, 4, 5, 'unknown'] as const)('LOGIN-10 asks for nothing again that it took from this device, when the backend says %s', async (word) => {
    const store = openOutbox()
    await store.outbox.signIn('S1', 3)
    for (const step of [3, 4, 5] as const)
      await store.outbox.settle(await claim(store, await saveStep(store, step, step)), { kind: 'accepted', message: null })
    expect(await store.outbox.signIn('S1', word)).toMatchObject({ value: { nextStep: 6, step: 6, reached: 6 } })
    expect((await rowsOf(store)).map(({ step, state }) => `${step} ${state}`)).toEqual(['3 accepted', '4 accepted', '5 accepted'])
    expect(await store.outbox.signIn('S1', 7)).toMatchObject({ value: { nextStep: 7, step: 7, reached: 7 } })
  })

  it('LOGIN-10 begins with the first step where neither the backend nor the device says how far it is', async () => {
    const { outbox } = openOutbox()
    expect(await outbox.signIn('S1', 'unknown')).toMatchObject({ value: { nextStep: 3, step: 3, reached: 3 } })
  })

  it('QUEUE-02 tells a device that has lost its store which step is expected, and lets what was held go', async () => {
    const store = openOutbox()
    await store.outbox.adoptPosition('S1', { step: 5, reached: 5 })
    const sequence = await saveStep(store, 5, 1)
    expect(hasLostTrack(await store.outbox.ledger('S1'))).toBe(true)
    expect(await store.outbox.next('S1', store.clock.time, true)).toEqual({ kind: 'nothing' })
    await store.outbox.signIn('S1', 5)
    expect(hasLostTrack(await store.outbox.ledger('S1'))).toBe(false)
    expect(await store.outbox.next('S1', store.clock.time, true)).toMatchObject({ kind: 'send', submission: { sequence } })
  })
})

describe('moving between steps', () => {
  it('ONB-04 remembers the step on screen and never takes back what was reached', async () => {
    const { outbox } = openOutbox()
    expect(await outbox.moveTo('S1', 5)).toMatchObject({ value: { step: 5, reached: 5 } })
    expect(await outbox.moveTo('S1', 3)).toMatchObject({ value: { step: 3, reached: 5, nextStep: 'unknown' } })
  })

  it('ONB-04 takes a hint where the device knows nothing, and only there', async () => {
    const { outbox } = openOutbox()
    await outbox.adoptPosition('S1', { step: 4, reached: 5 })
    expect((await outbox.ledger('S1')).progress).toMatchObject({ step: 4, reached: 5 })
    await outbox.adoptPosition('S1', { step: 7, reached: 7 })
    expect((await outbox.ledger('S1')).progress).toMatchObject({ step: 4, reached: 5 })
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

  it('LAYOUT-04 leaves no progress behind when nothing waits', async () => {
    const store = openOutbox()
    await store.outbox.signIn('S1', 5)
    await store.outbox.forget('S1', 'waiting-steps')
    expect(await store.database.progress.get('S1')).toBeUndefined()
  })
})

describe('drafts', () => {
  const key = { owner: 'S1', form: 'gst' }

  it('ONB-07 are back as they were typed, in another tab too', async () => {
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

  it('ONB-07 that cannot be read are told from none, for no form to begin with', async () => {
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
