import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { firstOf } from '../../tests/support/first-of'
import { openOutbox, rowsOf, saveStep } from '../../tests/support/outbox-store'
import { stepBody } from '../../tests/support/step-bodies'
import { stepCommandName } from './command'

afterEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory()
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
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

  it('QUEUE-01 does not say "saved" for a transaction that was aborted at its end', async () => {
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

  it('QUEUE-01 says so without IndexedDB, and never shows that as an empty queue', async () => {
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

  it('QUEUE-07 opens the database again after the browser closed it', async () => {
    const store = openOutbox()
    await saveStep(store, 3, 1)
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    store.database.backendDB().close()
    expect(await rowsOf(store)).toHaveLength(1)
    store.database.backendDB().close()
    expect((await store.outbox.save({ ...step3, command: stepCommandName(4), body: stepBody(4, 'S1', 2) })).kind).toBe('stored')
  })
})
