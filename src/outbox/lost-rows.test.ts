import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { loseValues } from '../../tests/support/lost-values'
import { claim, openOutbox, rowsOf, saveChange, saveStep, takeOver } from '../../tests/support/outbox-store'
import { testCommands } from '../../tests/support/scoped-command'
import { stepBody } from '../../tests/support/step-bodies'
import { DamagedDraft } from './draft'
import { createOutbox, type Ledger } from './outbox'
import { stepStatus } from './step-status'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const draft = { values: { nickname: 'Meera Silks' }, savedAt: 1 }

describe('a saved step of which the browser has lost what it held', () => {
  it('QUEUE-03 P1 is shown with its number, step and place, and does not stop earlier ones from being sent', async () => {
    const store = openOutbox()
    await saveStep(store, 3, 1)
    const lost = await saveStep(store, 7, 2)
    const change = await saveChange(store, [1], 3)
    await loseValues(store.database, { submissions: [lost] })
    const { rows } = await store.outbox.ledger('S1')
    expect(rows.map((row) => (row.kind === 'unreadable' ? [row.sequence, row.step, row.order] : row.submission.step))).toEqual([3, [lost, 7, lost], null])
    expect(await store.outbox.next('S1', store.clock.time, true)).toMatchObject({ kind: 'send', submission: { step: 3 }, followers: [] })
    expect((await rowsOf(store.openAgain())).map(({ sequence }) => sequence)).toContain(change)
  })

  it('QUEUE-03 is called lost in the list of steps, and is replaced by what is saved in its place', async () => {
    const store = openOutbox()
    const lost = await saveStep(store, 3, 1)
    await loseValues(store.database, { submissions: [lost] })
    expect(stepStatus(await store.outbox.ledger('S1'), 3)).toBe('attention')
    await saveStep(store, 3, 2)
    // Whether the lost submission had been tried is unknown.
    expect(await rowsOf(store)).toMatchObject([{ step: 3, body: stepBody(3, 'S1', 2), lostAnswer: true }])
    const ledger = await store.outbox.ledger('S1')
    expect([ledger.rows.length, stepStatus(ledger, 3)]).toEqual([1, 'waiting'])
  })

  it('QUEUE-01 QUEUE-03 is replaced by what is saved in its place, even if nobody has read it before', async () => {
    const store = openOutbox()
    const lost = await saveStep(store, 3, 1)
    await loseValues(store.database, { submissions: [lost] })
    await saveStep(store, 3, 2)
    expect(await rowsOf(store)).toHaveLength(1)
  })

  it('QUEUE-03 is reported to whoever watches the queue', async () => {
    const store = openOutbox()
    await saveStep(store, 3, 1)
    const lost = await saveStep(store, 4, 2)
    await loseValues(store.database, { submissions: [lost] })
    const told = await new Promise<Ledger>((resolve) => {
      const subscription = store.outbox.watch('S1').subscribe({ next: resolve, outOfReach: () => undefined })
      onTestFinished(() => subscription.unsubscribe())
    })
    expect(told.rows.map(({ kind }) => kind)).toEqual(['submission', 'unreadable'])
  })

  it('QUEUE-03 can be removed', async () => {
    const store = openOutbox()
    const lost = await saveStep(store, 3, 1)
    await loseValues(store.database, { submissions: [lost] })
    expect((await store.outbox.discardUnreadable(lost)).kind).toBe('stored')
    expect(await store.database.submissions.count()).toBe(0)
  })

  it('QUEUE-01 P1 is kept as it was if the browser can read it again, for example after it lacked memory', async () => {
    const store = openOutbox()
    const held = await saveStep(store, 3, 1)
    const findAgain = await loseValues(store.database, { submissions: [held] }, 'UnknownError')
    await expect(store.outbox.ledger('S1')).rejects.toThrow()
    expect((await store.outbox.forget('S1', 'waiting-steps')).kind).toBe('not-stored')
    findAgain()
    expect(await rowsOf(store)).toMatchObject([{ sequence: held, body: stepBody(3, 'S1', 1) }])
  })

  it('QUEUE-03 counts as lost once the browser could not read it at any of twelve tries in a minute', async () => {
    const store = openOutbox()
    const held = await saveStep(store, 3, 1)
    await loseValues(store.database, { submissions: [held] }, 'UnknownError')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    for (let tried = 0; tried < 12; tried += 1) {
      await expect(store.outbox.ledger('S1')).rejects.toThrow()
      vi.advanceTimersByTime(5000)
    }
    vi.useRealTimers()
    await vi.waitFor(async () => expect((await store.outbox.ledger('S1')).rows.map(({ kind }) => kind)).toEqual(['unreadable']))
  })

  it('QUEUE-01 P1 is kept if one of these tries could read it', async () => {
    const store = openOutbox()
    const held = await saveStep(store, 3, 1)
    const findAgain = await loseValues(store.database, { submissions: [held] }, 'UnknownError')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await expect(store.outbox.ledger('S1')).rejects.toThrow()
    findAgain()
    vi.advanceTimersByTime(5000)
    expect(await rowsOf(store)).toHaveLength(1)
    await loseValues(store.database, { submissions: [held] }, 'UnknownError')
    for (let tried = 0; tried < 11; tried += 1) {
      await expect(store.outbox.ledger('S1')).rejects.toThrow()
      vi.advanceTimersByTime(5000)
    }
    await expect(store.outbox.ledger('S1')).rejects.toThrow()
    vi.useRealTimers()
  })

  it('ONB-05 QUEUE-03 is no longer an entry if it had arrived', async () => {
    const store = openOutbox()
    const held = await saveStep(store, 3, 1)
    await store.outbox.settle(await claim(store, held), { kind: 'accepted', message: null })
    await loseValues(store.database, { submissions: [held] })
    const ledger = await store.outbox.ledger('S1')
    expect([ledger.rows, ledger.progress.nextStep, stepStatus(ledger, 3)]).toEqual([[], 4, 'sent'])
  })

  it('QUEUE-03 QUEUE-04 is removed once what was saved after it is accepted', async () => {
    const store = openOutbox()
    const lost = await saveStep(store, 3, 1)
    await claim(store, lost)
    const newer = await saveStep(store, 3, 2)
    await store.database.submissions.update(lost, { state: 'rejected' })
    const sent = await claim(store, newer)
    await loseValues(store.database, { submissions: [lost] })
    await store.outbox.settle(sent, { kind: 'accepted', message: null })
    expect((await store.outbox.ledger('S1')).rows).toMatchObject([{ kind: 'submission', submission: { sequence: newer, state: 'accepted' } }])
  })

  it('QUEUE-03 PWA-06 is replaced on a full device as well, once there is room', async () => {
    const store = openOutbox()
    const makeRoom = vi.fn(async () => true)
    const outbox = createOutbox(store.database, { commands: testCommands, now: () => 1, newKey: () => 'key' }, makeRoom)
    const lost = await saveStep(store, 3, 1)
    await loseValues(store.database, { submissions: [lost] })
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function putInRoom(this: IDBObjectStore, ...asked) {
      if (makeRoom.mock.calls.length === 0) throw new DOMException('No room', 'QuotaExceededError')
      return put.apply(this, asked)
    })
    expect((await outbox.discardUnreadable(lost)).kind).toBe('stored')
    expect(await store.database.submissions.count()).toBe(0)
  })
})

describe('what the browser has lost', () => {
  it.each([
    ['nothing', 0, 0],
    ['waiting-steps', 1, 1],
  ] as const)('LAYOUT-04 QUEUE-06 does not stop a seller from logging out (%s)', async (keep, steps, drafts) => {
    const store = openOutbox()
    const lost = await saveStep(store, 3, 1)
    for (const form of ['step-3', 'step-5']) await store.outbox.writeDraft({ owner: 'S1', form }, draft)
    await loseValues(store.database, { submissions: [lost] })
    expect((await store.outbox.forget('S1', keep)).kind).toBe('stored')
    expect([await store.database.submissions.count(), await store.database.drafts.count()]).toEqual([steps, drafts])
  })

  it('P22 QUEUE-03 does not stop a copy for another phone', async () => {
    const store = openOutbox()
    await saveStep(store, 3, 1)
    const lost = await saveStep(store, 4, 2)
    for (const form of ['step-3', 'step-5']) await store.outbox.writeDraft({ owner: 'S1', form }, draft)
    await loseValues(store.database, { submissions: [lost], drafts: [['S1', 'step-3']] })
    const copy = await store.outbox.exportTransfer('S1')
    expect([copy.rows.length, copy.unreadable, copy.drafts.map(({ form }) => form)]).toEqual([1, [], ['step-5']])
    expect(await store.outbox.draftsOf('S1')).toHaveLength(1)
  })

  it('P22 QUEUE-03 is replaced by what a copy from another phone has of it', async () => {
    const other = openOutbox()
    await saveStep(other, 3, 2)
    const copy = await other.outbox.exportTransfer('S1')
    const store = openOutbox()
    const lost = await saveStep(store, 3, 1)
    await loseValues(store.database, { submissions: [lost] })
    expect(await takeOver(store, copy)).toMatchObject({ kind: 'stored', value: { waiting: 1, kept: 0 } })
    expect((await store.outbox.ledger('S1')).rows).toMatchObject([{ kind: 'submission', submission: { body: stepBody(3, 'S1', 2) } }])
  })

  it('LAYOUT-04 QUEUE-06 does not bring back data of somebody who has logged out meanwhile', async () => {
    const store = openOutbox()
    const lost = await saveStep(store, 3, 1)
    await loseValues(store.database, { submissions: [lost] })
    const saving = saveStep(store, 3, 2)
    const leaving = store.outbox.forget('S1', 'nothing')
    await expect(saving).rejects.toThrow('Not stored')
    expect((await leaving).kind).toBe('stored')
    expect(await store.database.submissions.count()).toBe(0)
  })

  it('ONB-07 is never set aside as a draft that a later version could read', async () => {
    const store = openOutbox()
    await store.outbox.writeDraft({ owner: 'S1', form: 'step-3' }, draft)
    await loseValues(store.database, { drafts: [['S1', 'step-3']] })
    expect((await store.outbox.setUnreadableDraftsAside('S1')).kind).toBe('stored')
    expect((await store.outbox.ledger('S1')).asideDrafts).toEqual([])
    await expect(store.outbox.readDraft({ owner: 'S1', form: 'step-3' })).rejects.toThrow(DamagedDraft)
    await store.outbox.writeDraft({ owner: 'S1', form: 'step-3' }, draft)
    expect(await store.outbox.readDraft({ owner: 'S1', form: 'step-3' })).toEqual(draft)
  })
})
