import { describe, expect, it } from 'vitest'
import { claim, openOutbox, rowsOf, saveStep, type TestOutbox } from '../../tests/support/outbox-store'
import { stepBody } from '../../tests/support/step-bodies'
import { bodyVersionOf, pauseOf } from '../../tests/support/submission-rows'
import { stepIdentity } from './command'

describe('claiming', () => {
  it('QUEUE-07 counts the try and keeps key, place and body', async () => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    const savedAt = store.clock.time
    store.clock.time += 500
    expect(await claim(store, sequence)).toEqual({
      sequence,
      order: sequence,
      sellerId: 'S1',
      ...stepIdentity(3),
      key: 'key-1',
      savedAt,
      attempts: 1,
      state: 'sending',
      since: savedAt + 500,
      endpoint: 'step3',
      body: stepBody(3, 'S1', 1),
      bodyVersion: bodyVersionOf(3),
    })
    expect((await rowsOf(store.openAgain()))[0]).toMatchObject({ state: 'sending', attempts: 1 })
  })

  it('QUEUE-07 takes over what a dead tab left in sending, under the same key', async () => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    const first = await claim(store, sequence)
    const second = await claim(store.openAgain(), sequence)
    expect(second).toMatchObject({ key: first.key, body: first.body, attempts: 2, state: 'sending' })
  })

  it('QUEUE-05 claims nothing that was refused, accepted, discarded or cannot be read', async () => {
    const store = openOutbox()
    const refused = await saveStep(store, 3, 1)
    await store.outbox.settle(await claim(store, refused), { kind: 'rejected', status: 422, message: null })
    const accepted = await saveStep(store, 4, 2)
    await store.outbox.settle(await claim(store, accepted), { kind: 'accepted', message: null })
    const discarded = await saveStep(store, 5, 3)
    await store.outbox.discard(discarded)
    const damaged = await saveStep(store, 6, 4)
    await store.database.submissions.update(damaged, { body: 'gone' })
    for (const sequence of [refused, accepted, discarded, damaged, 999])
      expect(await store.outbox.claim(sequence)).toBeNull()
  })
})

/** Tries a row this often, each time with an unclear answer. */
async function unclearTimes(store: TestOutbox, sequence: number, times: number): Promise<void> {
  const failure = { kind: 'unclear', status: 200, message: 'Hello.' } as const
  for (let count = 0; count < times; count += 1)
    await store.outbox.settle(await claim(store, sequence), {
      kind: 'try-again',
      pause: { failure, at: store.clock.time, milliseconds: 500, serverRequested: false },
    })
}

describe('answers that say neither yes nor no', () => {
  it('QUEUE-05 are asked again three times, other failures not counted; then the seller decides', async () => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    await unclearTimes(store, sequence, 2)
    await store.outbox.settle(await claim(store, sequence), { kind: 'try-again', pause: pauseOf(1, 2) })
    await unclearTimes(store, sequence, 1)
    expect(await rowsOf(store)).toEqual([expect.objectContaining({ state: 'waiting', key: 'key-1', attempts: 4 })])
    await unclearTimes(store, sequence, 1)
    expect(await rowsOf(store)).toEqual([
      expect.objectContaining({ state: 'undecided', key: 'key-1', status: 200, message: 'Hello.', body: stepBody(3, 'S1', 1) }),
    ])
    expect(await store.outbox.claim(sequence)).toBeNull()
  })

  it('QUEUE-05 hold the steps after them until the seller goes on', async () => {
    const store = openOutbox()
    await store.outbox.signIn('S1', 'complete')
    const sequence = await saveStep(store, 3, 1)
    const four = await saveStep(store, 4, 2)
    await unclearTimes(store, sequence, 4)
    expect(await store.outbox.next('S1', store.clock.time, true)).toEqual({ kind: 'nothing' })
    await store.outbox.confirmDelivered(sequence)
    expect(await store.outbox.next('S1', store.clock.time, false)).toMatchObject({ kind: 'send', submission: { sequence: four } })
  })

  it('QUEUE-05 are asked again under the same key if the seller wants that', async () => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    await unclearTimes(store, sequence, 4)
    await store.outbox.sendAgain(sequence)
    expect(await claim(store, sequence)).toMatchObject({ key: 'key-1', body: stepBody(3, 'S1', 1), lostAnswer: true })
  })
})

describe('settling', () => {
  it('QUEUE-02 CONF-01 removes the body of a delivered step except the store\'s name, and moves the progress in the same transaction', async () => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    const claimed = await claim(store, sequence)
    store.clock.time += 700
    await store.outbox.settle(claimed, { kind: 'accepted', message: 'GST Information saved successfully.' })
    const { rows, progress } = await store.openAgain().outbox.ledger('S1')
    expect(rows).toEqual([
      {
        kind: 'submission',
        submission: {
          sequence,
          order: sequence,
          sellerId: 'S1',
          ...stepIdentity(3),
          key: 'key-1',
          savedAt: claimed.savedAt,
          attempts: 1,
          state: 'accepted',
          message: 'GST Information saved successfully.',
          at: store.clock.time,
          remains: { storeName: 'nickname' in claimed.body && claimed.body.nickname },
        },
      },
    ])
    expect(await store.database.submissions.get(sequence)).not.toHaveProperty('body')
    expect(progress.nextStep).toBe(4)
  })

  it('QUEUE-07 stores neither the acceptance nor the progress when one of them fails', async () => {
    const store = openOutbox()
    const claimed = await claim(store, await saveStep(store, 3, 1))
    store.database.progress.hook('creating', () => {
      throw new Error('Nothing more can be stored')
    })
    await expect(store.outbox.settle(claimed, { kind: 'accepted', message: null })).rejects.toThrow()
    const { rows, progress } = await store.openAgain().outbox.ledger('S1')
    expect(rows).toEqual([{ kind: 'submission', submission: claimed }])
    expect(progress.nextStep).toBe('unknown')
  })

  it('QUEUE-02 never moves the progress back when an early step is saved again', async () => {
    const store = openOutbox()
    await store.outbox.signIn('S1', 6)
    await store.outbox.settle(await claim(store, await saveStep(store, 3, 1)), { kind: 'accepted', message: null })
    expect((await store.outbox.ledger('S1')).progress.nextStep).toBe(6)
    await store.outbox.settle(await claim(store, await saveStep(store, 7, 2)), { kind: 'accepted', message: null })
    expect((await store.outbox.ledger('S1')).progress.nextStep).toBe('complete')
    await store.outbox.settle(await claim(store, await saveStep(store, 4, 3)), { kind: 'accepted', message: null })
    expect((await store.outbox.ledger('S1')).progress.nextStep).toBe('complete')
  })

  it('QUEUE-02 knows again how far the backend is once a step is accepted on a device that had lost track', async () => {
    const store = openOutbox()
    await store.outbox.adoptPosition('S1', { step: 5, reached: 6 })
    expect((await store.outbox.ledger('S1')).progress.nextStep).toBe('unknown')
    await store.outbox.settle(await claim(store, await saveStep(store, 5, 1)), { kind: 'accepted', message: null })
    expect((await store.outbox.ledger('S1')).progress.nextStep).toBe(6)
  })

  it('QUEUE-05 keeps a refused step with its body and the server\'s message', async () => {
    const store = openOutbox()
    const claimed = await claim(store, await saveStep(store, 3, 1))
    await store.outbox.settle(claimed, { kind: 'rejected', status: 409, message: 'Taken.' })
    expect(await rowsOf(store)).toEqual([
      expect.objectContaining({ state: 'rejected', status: 409, message: 'Taken.', at: store.clock.time, body: claimed.body, key: claimed.key }),
    ])
    expect((await store.outbox.ledger('S1')).progress.nextStep).toBe('unknown')
  })

  it.each([
    { kind: 'unreachable' } as const,
    { kind: 'unavailable', status: 503, message: null } as const,
    { kind: 'unclear', status: 200, message: null } as const,
  ])('QUEUE-05 remembers of a refusal that an earlier try may have arrived: $kind', async (failure) => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    await store.outbox.settle(await claim(store, sequence), { kind: 'try-again', pause: { ...pauseOf(1, 2), failure } })
    await store.outbox.settle(await claim(store, sequence), { kind: 'rejected', status: 409, message: 'Already saved.' })
    expect(await rowsOf(store)).toEqual([expect.objectContaining({ state: 'rejected', lostAnswer: true })])
  })

  it('QUEUE-05 remembers the same of a try that a dead tab left behind, and of what replaces it', async () => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    await claim(store, sequence)
    await store.outbox.settle(await claim(store.openAgain(), sequence), { kind: 'rejected', status: 409, message: 'Already saved.' })
    await saveStep(store, 3, 2)
    expect(await rowsOf(store)).toEqual([expect.objectContaining({ state: 'waiting', attempts: 0, lostAnswer: true })])
  })

  it('QUEUE-05 knows that a try with a refused token, or one that never left, has not arrived', async () => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    await store.outbox.settle(await claim(store, sequence), { kind: 'not-sent' })
    expect(await rowsOf(store)).toEqual([expect.objectContaining({ state: 'waiting', attempts: 0, pause: null })])
    await store.outbox.settle(await claim(store, sequence), { kind: 'unauthorised', token: 'T1' })
    await store.outbox.settle(await claim(store, sequence), { kind: 'rejected', status: 422, message: null })
    expect((await rowsOf(store))[0]).not.toHaveProperty('lostAnswer')
  })

  it('QUEUE-05 lets a failed try wait with its pause, body and key', async () => {
    const store = openOutbox()
    const claimed = await claim(store, await saveStep(store, 3, 1))
    const pause = pauseOf(store.clock.time, 700)
    await store.outbox.settle(claimed, { kind: 'try-again', pause })
    expect(await rowsOf(store)).toEqual([
      expect.objectContaining({ state: 'waiting', pause, attempts: 1, body: claimed.body, key: claimed.key }),
    ])
  })
})

describe('failures of one command alone', () => {
  it.each([
    [500, 1],
    [404, 1],
    [200, 1],
    [408, undefined],
    [425, undefined],
    [429, undefined],
  ])('CMD-03 are counted if the backend failed or an HTML page came, and not if it is busy: %d', async (status, serverErrors) => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    const failure = { kind: 'unavailable', status, message: null } as const
    await store.outbox.settle(await claim(store, sequence), { kind: 'try-again', pause: { ...pauseOf(1, 2), failure } })
    const [row] = await rowsOf(store)
    expect(row?.state === 'waiting' && row.serverErrors).toBe(serverErrors)
  })
})

describe('settling a try after the step was saved again', () => {
  const savedAgain = async () => {
    const store = openOutbox()
    const older = await claim(store, await saveStep(store, 3, 1))
    const newer = await saveStep(store, 3, 2)
    return { store, older, newer }
  }

  it.each([
    { kind: 'not-sent' } as const,
    { kind: 'unauthorised', token: 'T1' } as const,
    { kind: 'rejected', status: 422, message: 'No' } as const,
  ])('QUEUE-04 drops the older one when it has certainly not been taken: %j', async (settlement) => {
    const { store, older, newer } = await savedAgain()
    await store.outbox.settle(older, settlement)
    const [row, ...others] = await rowsOf(store)
    expect(row).toMatchObject({ sequence: newer, order: older.order, state: 'waiting' })
    expect(row).not.toHaveProperty('lostAnswer')
    expect(others).toEqual([])
  })

  it('QUEUE-04 keeps the older one as long as its answer is not known, ahead of the newer one', async () => {
    const { store, older, newer } = await savedAgain()
    const pause = pauseOf(store.clock.time, 700, true)
    await store.outbox.settle(older, { kind: 'try-again', pause })
    expect((await rowsOf(store)).map(({ sequence, state }) => [sequence, state])).toEqual([[older.sequence, 'waiting'], [newer, 'waiting']])
    expect(await store.outbox.next('S1', store.clock.time, true)).toEqual({ kind: 'wait', milliseconds: 700 })
    expect(await store.outbox.next('S1', store.clock.time + 700, false)).toMatchObject({ kind: 'send', submission: { key: older.key, body: older.body } })
  })

  it('QUEUE-04 never shows a refusal of the older one, and remembers that it may have arrived', async () => {
    const { store, older, newer } = await savedAgain()
    await store.outbox.settle(older, { kind: 'try-again', pause: pauseOf(store.clock.time, 0) })
    await store.outbox.settle(await claim(store, older.sequence), { kind: 'rejected', status: 409, message: 'Already saved.' })
    expect(await rowsOf(store)).toEqual([expect.objectContaining({ sequence: newer, state: 'waiting', lostAnswer: true })])
  })

  it('QUEUE-04 drops an undecided older one: the newer one is sent', async () => {
    const { store, older, newer } = await savedAgain()
    await unclearTimes(store, older.sequence, 4)
    expect(await rowsOf(store)).toEqual([expect.objectContaining({ sequence: newer, state: 'waiting', lostAnswer: true })])
  })

  it('QUEUE-04 keeps both when the older one was accepted, and sends the newer one', async () => {
    const { store, older, newer } = await savedAgain()
    await store.outbox.settle(older, { kind: 'accepted', message: null })
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['accepted', 'waiting'])
    await store.outbox.settle(await claim(store, newer), { kind: 'accepted', message: null })
    expect(await rowsOf(store)).toEqual([expect.objectContaining({ sequence: newer, state: 'accepted' })])
  })

  it('QUEUE-04 drops nothing because an older one was accepted before', async () => {
    const store = openOutbox()
    await store.outbox.settle(await claim(store, await saveStep(store, 3, 1)), { kind: 'accepted', message: null })
    const again = await claim(store, await saveStep(store, 3, 2))
    await store.outbox.settle(again, { kind: 'rejected', status: 422, message: null })
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['accepted', 'rejected'])
  })

  it('CONF-01 remembers when the last step was first accepted, however often it is sent again', async () => {
    const store = openOutbox()
    await store.outbox.signIn('S1', 7)
    const sign = async (mark: number) => {
      store.clock.time += 1000
      await store.outbox.settle(await claim(store, await saveStep(store, 7, mark)), { kind: 'accepted', message: null })
      return (await rowsOf(store)).at(-1)
    }
    expect(await sign(1)).not.toHaveProperty('firstAt')
    const firstAt = store.clock.time
    expect(await sign(2)).toMatchObject({ at: firstAt + 1000, firstAt })
    expect(await sign(3)).toMatchObject({ at: firstAt + 2000, firstAt })
  })

  it('CONF-01 does not take the change of a last step, which had arrived from elsewhere, for its first arrival', async () => {
    const store = openOutbox()
    await store.outbox.signIn('S1', 'complete')
    for (const mark of [1, 2]) {
      await store.outbox.settle(await claim(store, await saveStep(store, 7, mark)), { kind: 'accepted', message: null })
      expect(await rowsOf(store)).toEqual([expect.objectContaining({ state: 'accepted', firstAt: null })])
    }
  })

  it('LAYOUT-04 does not bring back what was deleted while it was being sent', async () => {
    const store = openOutbox()
    const claimed = await claim(store, await saveStep(store, 3, 1))
    await store.outbox.forget('S1', 'nothing')
    for (const settlement of [{ kind: 'accepted', message: null }, { kind: 'rejected', status: 422, message: null }, { kind: 'not-sent' }, { kind: 'unauthorised', token: 'T1' }] as const)
      await store.outbox.settle(claimed, settlement)
    expect(await store.outbox.ledger('S1')).toEqual({
      progress: { sellerId: 'S1', nextStep: 'unknown', step: 3, reached: 3 },
      rows: [],
      unread: null, asideDrafts: [],
    })
  })
})
