import { Dexie } from 'dexie'
import { describe, expect, it, vi } from 'vitest'
import { claim, openOutbox, saveStep, type TestOutbox } from '../../tests/support/outbox-store'
import { openRawDatabase } from '../../tests/support/raw-database'
import { revokeWorkerCredentials } from './database'

const sender = { sellerId: 'S1', token: 'T1' }
const stored = { kind: 'stored', value: undefined }

/** Every token in the database, wherever it is stored. */
const tokensIn = async ({ database }: TestOutbox): Promise<unknown[]> => (await database.senders.toArray()).map(({ token }) => token)

async function waitingFor(sellerId: string): Promise<TestOutbox> {
  const store = openOutbox()
  await saveStep(store, 3, 1, sellerId)
  return store
}

describe('the token that the service worker sends with', () => {
  it('QUEUE-06 P14 is stored on the device while its seller\'s steps wait', async () => {
    const store = await waitingFor('S1')
    expect(await store.outbox.setWorkerCredentials(sender)).toEqual(stored)
    expect(await store.openAgain().outbox.workerCredentials()).toEqual(sender)
    const refused = await claim(store, 1)
    await store.outbox.settle(refused, { kind: 'rejected', status: 422, message: null })
    await store.outbox.setWorkerCredentials(sender)
    expect(await tokensIn(store)).toEqual(['T1'])
  })

  it('QUEUE-06 is not stored if nothing of its seller waits', async () => {
    for (const store of [openOutbox(), await waitingFor('S2')]) {
      expect(await store.outbox.setWorkerCredentials(sender)).toEqual(stored)
      expect(await store.outbox.workerCredentials()).toBeNull()
      expect(await tokensIn(store)).toEqual([])
    }
  })

  it('QUEUE-06 is removed when the last step has arrived, and the next reader finds none', async () => {
    const store = await waitingFor('S1')
    await store.outbox.setWorkerCredentials(sender)
    await store.outbox.settle(await claim(store, 1), { kind: 'accepted', message: null })
    await store.outbox.setWorkerCredentials(sender)
    expect(await tokensIn(store)).toEqual([])
  })

  it('QUEUE-06 is removed when nobody is signed in, and replaced by the next seller\'s', async () => {
    const store = await waitingFor('S1')
    await saveStep(store, 3, 2, 'S2')
    await store.outbox.setWorkerCredentials(sender)
    await store.outbox.setWorkerCredentials({ sellerId: 'S2', token: 'T2' })
    expect(await tokensIn(store)).toEqual(['T2'])
    await store.outbox.setWorkerCredentials(null)
    expect(await tokensIn(store)).toEqual([])
  })

  it('LAYOUT-04 QUEUE-06 P18 is removed at its seller\'s log-out even if steps are kept, and stays at another\'s', async () => {
    const store = await waitingFor('S1')
    await store.outbox.setWorkerCredentials(sender)
    await store.outbox.forget('S2', 'nothing')
    expect(await tokensIn(store)).toEqual(['T1'])
    await store.outbox.forget('S1', 'waiting-steps')
    expect(await tokensIn(store)).toEqual([])
  })

  it('QUEUE-06 belongs to nobody if the row cannot be read', async () => {
    const store = await waitingFor('S1')
    await store.outbox.setWorkerCredentials(sender)
    await store.database.table('senders').toCollection().modify({ sellerId: 7 })
    expect(await store.outbox.workerCredentials()).toBeNull()
  })
})

describe('the other backend\'s database', () => {
  it('BACKEND-01 loses the worker\'s credentials, and nothing else', async () => {
    const store = await waitingFor('S1')
    await store.outbox.setWorkerCredentials(sender)
    await revokeWorkerCredentials(store.database.name)
    const again = store.openAgain()
    expect(await again.outbox.workerCredentials()).toBeNull()
    expect((await again.outbox.ledger('S1')).rows).toHaveLength(1)
  })

  it('BACKEND-01 PWA-06 is not waited for while another tab holds an older one', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { database } = openOutbox()
    const held = await openRawDatabase(database.name, 10)
    await expect(revokeWorkerCredentials(database.name)).rejects.toThrow('blocked')
    held.close()
  })

  it('BACKEND-01 is not created if there is none, and is closed again', async () => {
    const { database } = openOutbox()
    await revokeWorkerCredentials(database.name)
    expect(await Dexie.getDatabaseNames()).not.toContain(database.name)
    const store = await waitingFor('S1')
    await revokeWorkerCredentials(store.database.name)
    store.database.close()
    // An open connection would block this for ever.
    await store.database.delete()
    expect(await Dexie.getDatabaseNames()).not.toContain(store.database.name)
  })
})
