// @vitest-environment happy-dom
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { stepCommandName } from './command'
import { openOutbox, rowsOf } from '../../tests/support/outbox-store'
import { stepBody } from '../../tests/support/step-bodies'
import { untilHolds } from '../../tests/support/until-holds'
import { endWhenStuck } from '@/storage/stuck-transaction'

afterEach(() => {
  vi.useRealTimers()
  turn('pageshow', true)
})

const step3 = { sellerId: 'S1', command: stepCommandName(3), body: stepBody(3, 'S1', 1) } as const

/** Two pages on one store. */
async function openTwice() {
  const left = openOutbox()
  const opened = left.openAgain()
  await Promise.all([left.database.open(), opened.database.open()])
  return { left, opened }
}

/** A transaction that never ends, as in a frozen page. */
function begin(database: IDBDatabase, table = 'submissions'): IDBTransaction {
  const transaction = database.transaction(table, 'readwrite')
  const ask = (): void => transaction.objectStore(table).count().addEventListener('success', ask)
  ask()
  return transaction
}

const turn = (page: 'pagehide' | 'pageshow', persisted: boolean) => window.dispatchEvent(Object.assign(new Event(page), { persisted }))

it.each([
  ['is gone', false],
  ['is kept to be gone back to', true],
])('PWA-06 QUEUE-07 a transaction under way in a page that %s ends with it, so that other pages do not wait for it', async (_, persisted) => {
  const { left, opened } = await openTwice()
  endWhenStuck(begin(left.database.backendDB()))
  const next = opened.database.backendDB().transaction('submissions', 'readwrite')
  let isDone = false
  next.addEventListener('complete', () => (isDone = true))
  // More turns than the store needs; each of its steps takes one.
  for (let taken = 0; taken < 30; taken += 1) await nextTurn()
  expect(isDone).toBe(false)
  turn('pagehide', persisted)
  await untilHolds(() => expect(isDone).toBe(true))
})

it('PWA-06 P24 a write that waits for a transaction that never ends is reported as not stored, and is not stored later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { left, opened } = await openTwice()
  const endless = begin(left.database.backendDB())
  const saved = opened.outbox.save(step3)
  await untilHolds(() => expect(vi.getTimerCount()).toBe(1))
  vi.advanceTimersByTime(20_000)
  expect(await saved).toEqual({ kind: 'not-stored', reason: 'closed' })
  await untilHolds(() => expect(vi.getTimerCount()).toBe(0))
  endless.abort()
  expect(await rowsOf(opened)).toEqual([])
  expect((await opened.outbox.save(step3)).kind).toBe('stored')
})

it('PWA-06 ONB-07 a draft that waits for a transaction that never ends is reported as not stored, and the last typed text is stored in the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { left, opened } = await openTwice()
  const endless = begin(left.database.backendDB(), 'drafts')
  const key = { owner: 'S1', form: 'step-3' }
  const written = opened.outbox.writeDraft(key, { values: { nickname: 'As' }, savedAt: 1 })
  await untilHolds(() => expect(vi.getTimerCount()).toBe(1))
  vi.advanceTimersByTime(20_000)
  expect(await written).toEqual({ kind: 'not-stored', reason: 'closed' })
  const writtenLast = opened.outbox.writeDraft(key, { values: { nickname: 'Asha' }, savedAt: 2 })
  endless.abort()
  expect((await writtenLast).kind).toBe('stored')
  expect(await opened.outbox.readDraft(key)).toEqual({ values: { nickname: 'Asha' }, savedAt: 2 })
  await untilHolds(() => expect(vi.getTimerCount()).toBe(0))
})
