import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { frozenDatabases, layFrozenDatabase } from '../../tests/support/frozen-database'
import { openOutbox, rowsOf, type TestOutbox } from '../../tests/support/outbox-store'

const seller = 'seller-step-3'

async function expectWhole(store: TestOutbox): Promise<void> {
  const ledger = await store.outbox.ledger(seller)
  expect(ledger.rows.map(({ kind }) => kind)).toEqual(['submission', 'submission', 'submission'])
  expect(ledger.progress).toEqual({ sellerId: seller, nextStep: 4, step: 6, reached: 6 })
  const rows = await rowsOf(store, seller)
  expect(rows.map(({ step, state, attempts }) => [step, state, attempts])).toEqual([
    [3, 'accepted', 1],
    [4, 'waiting', 0],
    [5, 'waiting', 0],
  ])
  expect(rows.flatMap((row) => ('body' in row ? [row.body] : []))).toMatchObject([
    { accountHolderName: 'Meera Rao', accountNumber: '123456789012' },
    { pickupAddress: { doorNo: '12 B', country: 'India' } },
  ])
  const values = async (form: 'step-4' | 'step-5' | 'step-6') => (await store.outbox.readDraft({ owner: seller, form }))?.values
  expect(await values('step-4')).toMatchObject({ ifscCode: 'HDFC0001234' })
  expect(await values('step-5')).toMatchObject({ pickup: { doorNo: '12 B' } })
  expect(await values('step-6')).toMatchObject({ deliveryTypes: ['Same Day'] })
  // What waits can be sent, also by the worker.
  expect(await store.outbox.next(seller, store.clock.time, false)).toMatchObject({ kind: 'send', submission: { step: 4 } })
  await store.outbox.setWorkerCredentials({ sellerId: seller, token: 'T-1' })
  expect(await store.outbox.workerCredentials()).toEqual({ sellerId: seller, token: 'T-1' })
}

describe('a database that an earlier build has left', () => {
  it.each(frozenDatabases)('QUEUE-03 ONB-07 P16 opens with all its steps, progress and drafts: %s', async (file) => {
    await layFrozenDatabase(file, file)
    await expectWhole(openOutbox(file))
  })

  it.each(frozenDatabases)('QUEUE-03 ONB-07 P16 P24 is complete after an interrupted upgrade: %s', async (file) => {
    const name = `${file}, cut off`
    await layFrozenDatabase(file, name)
    const die = (): never => {
      throw new DOMException('The browser died', 'AbortError')
    }
    const dying = [
      vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(die),
      vi.spyOn(IDBObjectStore.prototype, 'createIndex').mockImplementation(die),
    ]
    const died = openOutbox(name)
    await expect(died.outbox.ledger(seller)).rejects.toThrow()
    died.database.close()
    for (const spy of dying) spy.mockRestore()
    await expectWhole(openOutbox(name))
  })
})
