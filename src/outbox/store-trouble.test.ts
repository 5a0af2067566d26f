import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { StorageFailure } from '@/storage/storage-failure'
import { openOutbox, rowsOf, saveStep, type TestOutbox } from '../../tests/support/outbox-store'
import { openRawDatabase } from '../../tests/support/raw-database'
import { stepBody } from '../../tests/support/step-bodies'
import { untilHolds } from '../../tests/support/until-holds'
import { stepCommandName } from './command'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  Dexie.dependencies.indexedDB = new IDBFactory()
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
})

const step3 = { sellerId: 'S1', command: stepCommandName(3), body: stepBody(3, 'S1', 1) } as const

/** What a subscriber is told of a seller's ledger, in order. */
function toldOf({ outbox }: TestOutbox): (StorageFailure | 'read')[] {
  const told: (StorageFailure | 'read')[] = []
  const subscription = outbox.watch('S1').subscribe({ next: () => told.push('read'), outOfReach: (failure) => told.push(failure) })
  onTestFinished(() => subscription.unsubscribe())
  return told
}

const notStored = (reason: StorageFailure) => ({ kind: 'not-stored', reason })

describe('a store that cannot be had', () => {
  it('PWA-06 P24 is told apart from one that another tab holds, which is read automatically once that tab releases it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const old = await openRawDatabase('held', 10)
    const store = openOutbox('held')
    const told = toldOf(store)
    expect(await store.outbox.save(step3)).toEqual(notStored('blocked'))
    await expect(store.outbox.ledger('S1')).rejects.toThrow()
    await untilHolds(() => expect(told).toEqual(['blocked']))
    old.close()
    await untilHolds(() => expect(told.at(-1)).toBe('read'))
    // A refused write is not stored later without the seller's knowledge.
    expect(await rowsOf(store)).toEqual([])
    expect((await store.outbox.save(step3)).kind).toBe('stored')
  })

  it('PWA-06 P24 is told apart from one of a newer version, whose tables are not touched', async () => {
    const newer = await openRawDatabase('newer', 990, (database) => void database.createObjectStore('commands'))
    const store = openOutbox('newer')
    expect(await store.outbox.save(step3)).toEqual(notStored('newer'))
    await expect(store.outbox.ledger('S1')).rejects.toThrow()
    const told = toldOf(store)
    await untilHolds(() => expect(told).toEqual(['newer']))
    expect([...newer.objectStoreNames]).toEqual(['commands'])
  })

  it('PWA-06 QUEUE-03 is not one to which a newer version has only added: that is used', async () => {
    const today = openOutbox('added to')
    await saveStep(today, 3, 1)
    today.database.close()
    const newer = await openRawDatabase('added to', 60, (database) => void database.createObjectStore('more'))
    newer.close()
    expect(await rowsOf(openOutbox('added to'))).toHaveLength(1)
  })

  it('PWA-06 P24 is reported if the browser refuses to open it', async () => {
    const store = openOutbox()
    const refusal = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Not in a private window', 'InvalidStateError')
    })
    const told = toldOf(store)
    expect(await store.outbox.save(step3)).toEqual(notStored('none'))
    await untilHolds(() => expect(told).toEqual(['none']))
    refusal.mockRestore()
    await untilHolds(() => expect(told.at(-1)).toBe('read'))
  })

  it('PWA-06 P24 is reported if the browser does not answer, and is tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const store = openOutbox()
    const silence = vi.spyOn(IDBFactory.prototype, 'databases').mockImplementation(() => new Promise(() => undefined))
    const saved = store.outbox.save(step3)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await saved).toEqual(notStored('closed'))
    silence.mockRestore()
    expect((await store.outbox.save(step3)).kind).toBe('stored')
  })

  it('PWA-06 P24 is reported if the browser has closed it, and is opened again automatically', async () => {
    const store = openOutbox()
    await saveStep(store, 3, 1)
    const lost = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Connection to the database server lost', 'InvalidStateError')
    })
    // As Dexie does when the connection is lost; a deliberate close would keep it closed.
    store.database.close({ disableAutoOpen: false })
    const told = toldOf(store)
    expect(await store.outbox.save({ ...step3, body: stepBody(3, 'S1', 2) })).toEqual(notStored('closed'))
    await untilHolds(() => expect(told).toEqual(['closed']))
    lost.mockRestore()
    await untilHolds(() => expect(told.at(-1)).toBe('read'))
    expect(await rowsOf(store)).toHaveLength(1)
  })
})
