import { describe, expect, it, vi } from 'vitest'
import { testCommands } from '../../tests/support/scoped-command'
import { claim, openOutbox, rowsOf, saveStep } from '../../tests/support/outbox-store'
import { pauseOf } from '../../tests/support/submission-rows'
import { restartPauses } from './restart-pauses'

const day = 86_400_000

/** A pausing step after the clock was set back by a day, and what the drain has read of it. */
async function pausingInFuture() {
  const store = openOutbox()
  const sequence = await saveStep(store, 3, 1)
  const pause = pauseOf(store.clock.time, 60_000)
  await store.outbox.settle(await claim(store, sequence), { kind: 'try-again', pause })
  const read = await rowsOf(store)
  store.clock.time -= day
  return { store, sequence, pause, read, now: store.clock.time }
}

describe('pauses that began in a future that a wrong clock made up', () => {
  it('QUEUE-05 P11 begin now, as long as they were', async () => {
    const { store, read, pause, now } = await pausingInFuture()
    await restartPauses(store.database, testCommands, read, now)
    expect(await rowsOf(store)).toMatchObject([{ state: 'waiting', pause: { ...pause, at: now } }])
  })

  it.each<[string, (world: Awaited<ReturnType<typeof pausingInFuture>>) => Promise<unknown>]>([
    ['is being sent', ({ store, sequence }) => claim(store.openAgain(), sequence)],
    [
      'has arrived',
      async ({ store, sequence }) => store.outbox.settle(await claim(store, sequence), { kind: 'accepted', message: null }),
    ],
    ['was discarded', ({ store, sequence }) => store.outbox.discard(sequence)],
    [
      'pauses anew',
      async ({ store, sequence, now }) =>
        store.outbox.settle(await claim(store, sequence), { kind: 'try-again', pause: pauseOf(now - 1, 500, true) }),
    ],
    [
      'waits for nothing any more',
      async ({ store, sequence }) => store.outbox.settle(await claim(store, sequence), { kind: 'not-sent' }),
    ],
    ['cannot be read any more', ({ store, sequence }) => store.database.submissions.update(sequence, { state: 'of a later version' })],
  ])('QUEUE-05 P12 do not change a step that %s since, by another tab', async (_, happen) => {
    const world = await pausingInFuture()
    await happen(world)
    const before = await world.store.database.submissions.toArray()
    await restartPauses(world.store.database, testCommands, world.read, world.now)
    expect(await world.store.database.submissions.toArray()).toEqual(before)
  })

  it('QUEUE-05 cost no transaction if there are none', async () => {
    const { store, read, pause } = await pausingInFuture()
    const transaction = vi.spyOn(store.database, 'transaction')
    await restartPauses(store.database, testCommands, read, pause.at)
    expect(transaction).not.toHaveBeenCalled()
  })
})
