import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from '@/contract/schema'
import { openRawDatabase } from '../../tests/support/raw-database'
import { untilHolds } from '../../tests/support/until-holds'
import { sampleCollection, type SampleCollection } from './sample-collection'
import { SampleDatabase } from './sample-database'
import { createSampleStore, type SampleStore } from './sample-store'

const notes = sampleCollection('notes', z.object({ text: z.string() }))
const marks = sampleCollection('marks', z.object({ read: z.boolean() }))

let database: SampleDatabase
let store: SampleStore

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory()
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  database = new SampleDatabase('samples')
  store = createSampleStore(database)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const seen = <Item>(sellerId: string, collection: SampleCollection<Item>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const following = store.watch(sellerId, collection).subscribe({
      next: (changes) => {
        // Unsubscribed, so that the next call reads the store again.
        queueMicrotask(() => following.unsubscribe())
        resolve(changes)
      },
      outOfReach: () => reject(new Error('out of reach')),
    })
  })

describe('a seller’s changes to sample data', () => {
  it('SAMPLE-01 are stored per seller and collection, with the newest value of each id', async () => {
    await store.put('S1', notes, { id: 'a', value: { text: 'first' } })
    await store.put('S1', notes, { id: 'a', value: { text: 'second' } })
    await store.put('S1', marks, { id: 'a', value: { read: true } })
    await store.put('S2', notes, { id: 'a', value: { text: 'of another seller' } })
    expect(await seen('S1', notes)).toEqual([{ id: 'a', value: { text: 'second' } }])
    expect(await seen('S1', marks)).toEqual([{ id: 'a', value: { read: true } }])
  })

  it('SAMPLE-01 BACKEND-07 are reported as present, even in one collection only, until they are removed', async () => {
    await store.put('S1', notes, { id: 'a', value: { text: 'half typed' } })
    expect([await store.holds('S1'), await store.holds('S2')]).toEqual([true, false])
    await store.forget('S1')
    expect(await store.holds('S1')).toBe(false)
  })

  it('SAMPLE-01 are stored together or not at all', async () => {
    await store.put('S1', notes, { id: 'a', value: { text: 'draft' } })
    expect(await store.put('S1', notes, { id: 'b', value: { text: 'sent' } }, { id: 'a', value: { text: '' } })).toMatchObject({ kind: 'stored' })
    expect(await seen('S1', notes)).toEqual([
      { id: 'a', value: { text: '' } },
      { id: 'b', value: { text: 'sent' } },
    ])
    const unfit = { text: 'sent', send: () => undefined }
    expect(await store.put('S1', notes, { id: 'a', value: { text: 'lost' } }, { id: 'c', value: unfit })).toMatchObject({ kind: 'not-stored' })
    expect(await seen('S1', notes)).toContainEqual({ id: 'a', value: { text: '' } })
  })

  it.each(['put', 'putDraft'] as const)('SAMPLE-01 are sent to a watcher when they are stored (%s)', async (way) => {
    const followed: unknown[] = []
    const following = store.watch('S1', notes).subscribe({ next: (changes) => followed.push(changes), outOfReach: () => undefined })
    await untilHolds(() => expect(followed).toEqual([[]]))
    const note = { id: 'a', value: { text: 'typed' } }
    await store[way]('S1', notes, note)
    await untilHolds(() => expect(followed.at(-1)).toEqual([note]))
    following.unsubscribe()
  })

  it('SAMPLE-01 are reset in one collection and for one seller only', async () => {
    await store.put('S1', notes, { id: 'a', value: { text: 'mine' } })
    await store.put('S1', marks, { id: 'a', value: { read: true } })
    await store.put('S2', notes, { id: 'a', value: { text: 'hers' } })
    await store.restore('S1', notes)
    expect(await seen('S1', notes)).toEqual([])
    expect(await seen('S1', marks)).toHaveLength(1)
    expect(await seen('S2', notes)).toHaveLength(1)
  })

  it('LAYOUT-04 are all removed when the seller is forgotten', async () => {
    await store.put('S1', notes, { id: 'a', value: { text: 'mine' } })
    await store.put('S1', marks, { id: 'a', value: { read: true } })
    await store.put('S2', notes, { id: 'a', value: { text: 'hers' } })
    await store.forget('S1')
    expect(await seen('S1', notes)).toEqual([])
    expect(await seen('S1', marks)).toEqual([])
    expect(await seen('S2', notes)).toHaveLength(1)
  })

  it('SAMPLE-01 are left out if they cannot be read', async () => {
    await database.changes.put({ sellerId: 'S1', collection: 'notes', id: 'a', value: { words: 'of another version' } })
    await store.put('S1', notes, { id: 'b', value: { text: 'readable' } })
    expect(await seen('S1', notes)).toEqual([{ id: 'b', value: { text: 'readable' } }])
  })

  it('SAMPLE-01 are reported as not stored if the database is closed', async () => {
    database.close()
    expect(await store.put('S1', notes, { id: 'a', value: { text: 'lost' } })).toEqual({ kind: 'not-stored', reason: 'closed' })
  })

  it('SAMPLE-01 PWA-06 are reported as blocked while another tab holds an older store, and are read afterwards', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const old = await openRawDatabase('samples', 5)
    expect(await store.put('S1', notes, { id: 'a', value: { text: 'refused' } })).toEqual({ kind: 'not-stored', reason: 'blocked' })
    const told: unknown[] = []
    const following = store.watch('S1', notes).subscribe({ next: (changes) => told.push(changes), outOfReach: (failure) => told.push(failure) })
    onTestFinished(() => following.unsubscribe())
    await untilHolds(() => expect(told).toEqual(['blocked']))
    old.close()
    await untilHolds(() => expect(told.at(-1)).toEqual([]))
  })
})

/** Another page's transaction that never ends. */
async function beginEndless(): Promise<IDBTransaction> {
  const other = new SampleDatabase('samples')
  await other.open()
  const transaction = other.backendDB().transaction('changes', 'readwrite')
  const ask = (): void => transaction.objectStore('changes').count().addEventListener('success', ask)
  ask()
  return transaction
}

describe('a write behind a transaction that never ends', () => {
  const closed = { kind: 'not-stored', reason: 'closed' }

  it('SAMPLE-01 PWA-06 is reported as not stored and does not happen later, so that a repeat is stored once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await database.open()
    const endless = await beginEndless()
    const sent = store.put('S1', notes, { id: 'a', value: { text: 'sent' } }, { id: 'draft', value: { text: '' } })
    await untilHolds(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(20_000)
    expect(await sent).toEqual(closed)
    endless.abort()
    expect(await seen('S1', notes)).toEqual([])
    expect((await store.put('S1', notes, { id: 'b', value: { text: 'sent' } })).kind).toBe('stored')
    expect(await seen('S1', notes)).toHaveLength(1)
  })

  it('SAMPLE-01 PWA-06 is reported as not stored for a draft, and the draft typed last is stored in the end', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await database.open()
    const endless = await beginEndless()
    const written = store.putDraft('S1', notes, { id: 'draft', value: { text: 'As' } })
    await untilHolds(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(20_000)
    expect(await written).toEqual(closed)
    const writtenLast = store.putDraft('S1', notes, { id: 'draft', value: { text: 'Asha' } })
    endless.abort()
    expect((await writtenLast).kind).toBe('stored')
    expect(await seen('S1', notes)).toEqual([{ id: 'draft', value: { text: 'Asha' } }])
  })
})

/** From now on the device is full, and making room takes until the test ends it. */
function fillDevice() {
  let end = (): void => undefined
  let ask = (): void => undefined
  const asked = new Promise<void>((resolve) => (ask = resolve))
  const room = new Promise<boolean>((resolve) => (end = () => resolve(true)))
  store = createSampleStore(database, () => {
    ask()
    return room
  })
  const refusal = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  return { untilAsked: () => asked.then(() => refusal.mockRestore()), end }
}

describe('a full device', () => {
  const full = { kind: 'not-stored', reason: 'full' }
  const typed = { id: 'draft', value: { text: 'As' } }

  it.each(['put', 'putDraft'] as const)('SNAP-07 SAMPLE-01 makes room for a write and then stores it (%s)', async (way) => {
    const { untilAsked, end } = fillDevice()
    const stored = store[way]('S1', notes, typed)
    await untilAsked()
    end()
    expect((await stored).kind).toBe('stored')
    expect(await seen('S1', notes)).toEqual([typed])
  })

  it('SNAP-07 SAMPLE-01 does not retry a draft over what was typed later', async () => {
    const { untilAsked, end } = fillDevice()
    const stored = store.putDraft('S1', notes, typed)
    await untilAsked()
    await store.putDraft('S1', notes, { id: 'draft', value: { text: 'Asha' } })
    end()
    expect(await stored).toEqual(full)
    expect(await seen('S1', notes)).toEqual([{ id: 'draft', value: { text: 'Asha' } }])
  })

  it.each([
    ['taken back', () => store.restore('S1', notes)],
    ['forgotten', () => store.forget('S1')],
  ])('SNAP-07 LAYOUT-04 does not retry a write whose data was %s meanwhile', async (_, remove) => {
    const { untilAsked, end } = fillDevice()
    const stored = [store.putDraft('S1', notes, typed), store.put('S1', notes, { id: 'a', value: { text: 'sent' } })]
    await untilAsked()
    await remove()
    end()
    expect(await Promise.all(stored)).toEqual([full, full])
    expect(await seen('S1', notes)).toEqual([])
  })
})
