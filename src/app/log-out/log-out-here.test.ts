// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { databaseName, OutboxDatabase } from '@/outbox/database'
import { writeDraft } from '@/outbox/draft'
import { draftsOfStep } from '@/outbox/draft-key'
import { browserStorage, session } from '@/session/browser-session'
import { asideKey } from '@/session/backend-choice'
import { storageKeys } from '@/session/storage-keys'
import { chosenBackend } from '../backend'
import { endSessionElsewhere, sessionElsewhere } from './log-out-here'

const other = chosenBackend.kind === 'real' ? 'demo' : 'real'

afterEach(() => vi.restoreAllMocks())

/** Asha has, with the other backend too, a session, typed account numbers and a token for the worker. @returns how many of them are left */
async function typedThere() {
  const database = new OutboxDatabase(databaseName(other))
  await writeDraft(database, { owner: 'S1', form: draftsOfStep(4) }, { values: { accountNumber: '12345678' }, savedAt: 1 })
  await database.senders.put({ place: 'current', sellerId: 'S1', token: 'T1' })
  browserStorage.setItem(asideKey(other, storageKeys.sellerToken), 'T1')
  browserStorage.setItem(asideKey(other, storageKeys.sellerId), 'S1')
  const aside = sessionElsewhere()
  if (aside === null) throw new Error('There is no session')
  return { aside, left: async () => ({ numbers: await database.drafts.count(), tokens: await database.senders.count() }) }
}

it('LAYOUT-04 logging out of the other backend removes its data only, also if the seller id is the same here', async () => {
  const { aside, left } = await typedThere()
  session.signIn({ token: 'T2', sellerId: 'S1', mobile: null })
  expect(await endSessionElsewhere(aside)).toBe(true)
  expect(await left()).toEqual({ numbers: 0, tokens: 0 })
  expect(sessionElsewhere()).toBeNull()
  expect(session.read()).toMatchObject({ token: 'T2' })
})

it('LAYOUT-04 S8 logging out of the other backend removes its data although there is no room to note it', async () => {
  const { aside, left } = await typedThere()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  expect(await endSessionElsewhere(aside)).toBe(true)
  expect(await left()).toEqual({ numbers: 0, tokens: 0 })
})

it('LAYOUT-04 S8 logging out of the other backend reports data left, and revokes the worker’s token', async () => {
  const { aside, left } = await typedThere()
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  vi.spyOn(IDBCursor.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  expect(await endSessionElsewhere(aside)).toBe(false)
  expect(await left()).toEqual({ numbers: 1, tokens: 0 })
})
