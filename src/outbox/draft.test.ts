import { IDBDatabase, IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { openOutbox } from '../../tests/support/outbox-store'
import { testCommands } from '../../tests/support/scoped-command'
import { stepBody } from '../../tests/support/step-bodies'
import { stepCommandName } from './command'
import { StoreNotOpen } from '@/storage/storage-failure'
import { readDraft, writeDraft } from './draft'
import { draftsOfStep, newSeller } from './draft-key'
import { createOutbox } from './outbox'

const key = { owner: 'S1', form: 'gst' }
const draft = (nickname: string) => ({ values: { nickname }, savedAt: 5 })

/** A store with an open connection, as on a screen with a form. */
async function openStore() {
  const store = openOutbox()
  await store.database.open()
  return store
}

it('REG-14 P17 a draft\'s time is changed, unless the draft was written again or cleared since that time was read', async () => {
  const { outbox } = openOutbox()
  await outbox.writeDraft(key, draft('Asha'))
  await outbox.redateDraft(key, { from: 5, to: 3 })
  expect(await outbox.readDraft(key)).toEqual({ ...draft('Asha'), savedAt: 3 })
  await outbox.writeDraft(key, { ...draft('Asha Crafts'), savedAt: 4 })
  await outbox.redateDraft(key, { from: 3, to: 6 })
  expect(await outbox.readDraft(key)).toEqual({ ...draft('Asha Crafts'), savedAt: 4 })
  await outbox.deleteDraft(key)
  await outbox.redateDraft(key, { from: 4, to: 6 })
  expect(await outbox.readDraft(key)).toBeNull()
})

describe('storing a draft', () => {
  it('ONB-07 P17 is committed within the same task: a page that is being left gets no other', async () => {
    const { database } = await openStore()
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
    const written = writeDraft(database, key, draft('Asha'))
    expect(commit).toHaveBeenCalledTimes(1)
    await written
    expect(await readDraft(database, key)).toEqual(draft('Asha'))
  })

  it('ONB-07 asks for the strict durability that survives a dead battery', async () => {
    const { database } = await openStore()
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await writeDraft(database, key, draft('Asha'))
    expect(transaction.mock.calls).toEqual([['drafts', 'readwrite', { durability: 'strict' }]])
  })

  it('ONB-07 P1 is done only when its transaction has completed', async () => {
    const { database } = await openStore()
    let completed = false
    const begin = database.backendDB().transaction.bind(database.backendDB())
    vi.spyOn(database.backendDB(), 'transaction').mockImplementation((...question) => {
      const transaction = begin(...question)
      transaction.addEventListener('complete', () => {
        completed = true
      })
      return transaction
    })
    await writeDraft(database, key, draft('Asha'))
    expect(completed).toBe(true)
  })

  it('ONB-07 P15 fails if its transaction is aborted', async () => {
    const { database } = await openStore()
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function abort(this: IDBTransaction) {
      this.abort()
    })
    await expect(writeDraft(database, key, draft('Asha'))).rejects.toBeInstanceOf(StoreNotOpen)
    vi.restoreAllMocks()
    expect(await readDraft(database, key)).toBeNull()
  })

  it('ONB-07 waits for the database if it is not open yet', async () => {
    const store = openOutbox()
    await writeDraft(store.database, key, draft('Asha'))
    expect(await readDraft(store.openAgain().database, key)).toEqual(draft('Asha'))
  })

  it('ONB-07 a later draft replaces an earlier one, even if nobody awaits either', async () => {
    const { database } = await openStore()
    await Promise.all(['A', 'As', 'Ash'].map((nickname) => writeDraft(database, key, draft(nickname))))
    expect(await readDraft(database, key)).toEqual(draft('Ash'))
  })
})

describe('whose draft it is', () => {
  it('ONB-07 REG-14 is never that of another form, or of somebody who has registered', async () => {
    expect(draftsOfStep(3)).not.toBe(draftsOfStep(4))
    const { database } = await openStore()
    await writeDraft(database, { owner: newSeller, form: 'register' }, draft('Asha'))
    expect(await readDraft(database, { owner: '', form: 'register' })).toBeNull()
    expect(await readDraft(database, { owner: newSeller, form: 'register' })).toEqual(draft('Asha'))
  })
})

describe('a draft that this version cannot read', () => {
  it('PWA-06 ONB-07 is set aside before anything is typed over it, and can be counted, exported and removed by itself', async () => {
    const store = openOutbox()
    const { outbox, database } = store
    const own = { owner: 'S1', form: draftsOfStep(4) }
    const foreign = { ...own, values: { of: 'a later version' }, savedAt: 'once' }
    await database.table('drafts').bulkPut([foreign, { ...foreign, owner: 'S2' }])
    expect(await outbox.readDraft(own)).toEqual({ values: null, savedAt: 0 })
    expect((await outbox.exportTransfer('S1')).unreadable).toEqual([foreign])

    await outbox.setDraftAside(own)
    await outbox.writeDraft(own, draft('typed now'))
    const [aside, ...others] = (await outbox.ledger('S1')).asideDrafts
    expect(others).toEqual([])
    expect(aside?.step).toBe(4)
    const packed = await outbox.exportTransfer('S1')
    expect(packed.unreadable).toMatchObject([{ values: foreign.values }])
    expect(packed.drafts).toEqual([{ form: own.form, ...draft('typed now') }])

    await outbox.deleteDraft({ owner: 'S1', form: aside?.form ?? '' })
    expect((await outbox.ledger('S1')).asideDrafts).toEqual([])
    expect(await outbox.readDraft(own)).toEqual(draft('typed now'))
    expect((await outbox.ledger('S2')).asideDrafts).toEqual([])
  })

  it('PWA-06 ONB-07 is counted even if nobody opens its form, each one by itself', async () => {
    const { outbox, database } = openOutbox()
    const good = { owner: 'S1', form: draftsOfStep(5) }
    await outbox.writeDraft(good, draft('typed'))
    await database.table('drafts').bulkPut([
      { owner: 'S1', form: draftsOfStep(3), values: {}, savedAt: 'once' },
      { owner: 'S1', form: draftsOfStep(4), values: 'of a later version', savedAt: 1 },
      { owner: 'S1', form: 'registration-begun', values: null, savedAt: 1 },
      { owner: 'S2', form: draftsOfStep(4), values: null, savedAt: 1 },
    ])
    await outbox.setUnreadableDraftsAside('S1')
    await outbox.setUnreadableDraftsAside('S1')
    expect((await outbox.ledger('S1')).asideDrafts.map(({ step }) => step)).toEqual([3, 4])
    expect(await outbox.readDraft(good)).toEqual(draft('typed'))
    expect((await outbox.ledger('S2')).asideDrafts).toEqual([])
  })
})

/** A full device on which the test says when making room ends. */
function fullDevice() {
  const { database } = openOutbox()
  let makeRoom = (): void => undefined
  let ask = (): void => undefined
  const asked = new Promise<void>((resolve) => (ask = resolve))
  const room = new Promise<boolean>((resolve) => (makeRoom = () => resolve(true)))
  const outbox = createOutbox(database, { commands: testCommands, now: () => 1, newKey: () => 'key' }, () => {
    ask()
    return room
  })
  const noRoom = (): never => {
    throw new DOMException('No room', 'QuotaExceededError')
  }
  const refusals = [vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(noRoom), vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(noRoom)]
  /** Resolves when room is being made. */
  async function untilAsked(): Promise<void> {
    await asked
    for (const refusal of refusals) refusal.mockRestore()
  }
  return { database, outbox, untilAsked, makeRoom }
}

describe('a write that is repeated once a full device has room', () => {
  const full = { kind: 'not-stored', reason: 'full' }

  it('SNAP-07 ONB-07 is stored if nothing was typed after it, whatever else was written', async () => {
    const { outbox, untilAsked, makeRoom } = fullDevice()
    const written = outbox.writeDraft(key, draft('Asha'))
    await untilAsked()
    await outbox.writeDraft({ ...key, form: 'bank' }, draft('Ravi'))
    await outbox.forget('S2', 'nothing')
    makeRoom()
    expect((await written).kind).toBe('stored')
    expect(await outbox.readDraft(key)).toEqual(draft('Asha'))
  })

  it('SNAP-07 ONB-07 does not overwrite what was typed later', async () => {
    const { outbox, untilAsked, makeRoom } = fullDevice()
    const written = outbox.writeDraft(key, draft('As'))
    await untilAsked()
    expect((await outbox.writeDraft(key, draft('Asha'))).kind).toBe('stored')
    makeRoom()
    expect(await written).toEqual(full)
    expect(await outbox.readDraft(key)).toEqual(draft('Asha'))
  })

  it('SNAP-07 ONB-07 does not bring back a deleted draft', async () => {
    const { outbox, untilAsked, makeRoom } = fullDevice()
    const written = outbox.writeDraft(key, draft('Asha'))
    await untilAsked()
    await outbox.deleteDraft(key)
    makeRoom()
    expect(await written).toEqual(full)
    expect(await outbox.readDraft(key)).toBeNull()
  })

  it('LAYOUT-04 SNAP-07 does not bring back anything of a seller who has logged out', async () => {
    const { database, outbox, untilAsked, makeRoom } = fullDevice()
    const writes = [
      outbox.writeDraft(key, draft('Asha')),
      outbox.save({ sellerId: 'S1', command: stepCommandName(3), body: stepBody(3, 'S1', 1) }),
      outbox.moveTo('S1', 4),
    ]
    await untilAsked()
    await outbox.forget('S1', 'nothing')
    makeRoom()
    await Promise.all(writes)
    expect(await outbox.readDraft(key)).toBeNull()
    expect(await database.submissions.count()).toBe(0)
    expect(await database.progress.count()).toBe(0)
  })
})
