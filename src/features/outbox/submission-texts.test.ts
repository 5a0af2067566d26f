import { expect, it } from 'vitest'
import { submissionsOf, type Pause } from '@/outbox/submission'
import { claim, openOutbox, rowsOf, saveChange } from '../../../tests/support/outbox-store'
import { reasonOf } from './submission-texts'

const [offline, inTurn, nextTry] = ['It will be sent when you are back online.', 'It will be sent in its turn.', /^The server has a problem\. Next try at \d{1,2}:\d{2}\s[ap]m\./]

/** What is said of each of three changes, the first two of which share a thing, after attempts of the first with these results. */
async function reasons(connection: 'online' | 'offline', tries: readonly Pick<Pause, 'failure' | 'serverRequested'>[]): Promise<readonly string[]> {
  const store = openOutbox()
  const first = await saveChange(store, [1], 1)
  await saveChange(store, [1, 2], 2)
  await saveChange(store, [3], 3)
  const now = store.clock.time
  for (const tried of tries)
    await store.outbox.settle(await claim(store, first), { kind: 'try-again', pause: { ...tried, at: now, milliseconds: 3_600_000 } })
  const { rows, progress } = await store.outbox.ledger('S1')
  expect(await rowsOf(store)).toHaveLength(3)
  return submissionsOf(rows).map((submission) => reasonOf(submission, { rows, nextStep: progress.nextStep, now, connection, failure: null }))
}

const closed = { failure: { kind: 'unavailable', status: 503, message: 'We are moving.' }, serverRequested: true } as const
const failed = { failure: { kind: 'unavailable', status: 500, message: null }, serverRequested: false } as const
const unclear = { failure: { kind: 'unclear', status: 200, message: null }, serverRequested: false } as const

it('QUEUE-03 an untried command waits for the network only while there is none', async () => {
  expect(await reasons('offline', [])).toEqual([offline, offline, offline])
  expect(await reasons('online', [])).toEqual([inTurn, inTurn, inTurn])
})

it("QUEUE-03 QUEUE-05 commands behind a pause show its next try, but not the marketplace's words about the paused one", async () => {
  const [first, ...others] = await reasons('online', [closed])
  expect(first).toContain('We are moving.')
  expect(others).toEqual([expect.stringMatching(nextTry), expect.stringMatching(nextTry)])
  expect(others.join('')).not.toContain('We are moving.')
})

it('QUEUE-03 CMD-03 if the backend fails at one command alone, those that share nothing with it are sent in turn', async () => {
  expect(await reasons('online', [failed, failed, failed])).toEqual([expect.stringMatching(nextTry), expect.stringMatching(nextTry), inTurn])
})

it('QUEUE-03 commands behind an undecided one are not said to have been received or not', async () => {
  const [first, ...others] = await reasons('online', [unclear])
  expect(first).toContain('The marketplace did not say whether it has received this.')
  expect(others).toEqual([inTurn, inTurn])
})
