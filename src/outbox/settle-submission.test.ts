import { describe, expect, it } from 'vitest'
import { claim, openOutbox, rowsOf, saveStep } from '../../tests/support/outbox-store'
import { stepBody } from '../../tests/support/step-bodies'
import { pauseOf } from '../../tests/support/submission-rows'

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
      step: 3,
      key: 'key-1',
      savedAt,
      attempts: 1,
      state: 'sending',
      since: savedAt + 500,
      body: stepBody(3, 'S1', 1),
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

describe('settling', () => {
  it('QUEUE-02 removes the body of what has arrived, and moves the progress in the same transaction', async () => {
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
          step: 3,
          key: 'key-1',
          savedAt: claimed.savedAt,
          attempts: 1,
          state: 'accepted',
          message: 'GST Information saved successfully.',
          at: store.clock.time,
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
    expect(progress.nextStep).toBe(3)
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

  it('QUEUE-02 knows how far the backend is once a step was accepted, where the device had lost track', async () => {
    const store = openOutbox()
    await store.outbox.adoptPosition('S1', { step: 5, reached: 6 })
    expect((await store.outbox.ledger('S1')).progress.nextStep).toBe('unknown')
    await store.outbox.settle(await claim(store, await saveStep(store, 5, 1)), { kind: 'accepted', message: null })
    expect((await store.outbox.ledger('S1')).progress.nextStep).toBe(6)
  })

  it('QUEUE-05 keeps what was refused, with its body and the server\'s words', async () => {
    const store = openOutbox()
    const claimed = await claim(store, await saveStep(store, 3, 1))
    await store.outbox.settle(claimed, { kind: 'rejected', status: 409, message: 'Taken.' })
    expect(await rowsOf(store)).toEqual([
      expect.objectContaining({ state: 'rejected', status: 409, message: 'Taken.', at: store.clock.time, body: claimed.body, key: claimed.key }),
    ])
    expect((await store.outbox.ledger('S1')).progress.nextStep).toBe(3)
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

describe('settling a try after the step was saved anew', () => {
  const savedAnew = async () => {
    const store = openOutbox()
    const older = await claim(store, await saveStep(store, 3, 1))
    const newer = await saveStep(store, 3, 2)
    return { store, older, newer }
  }

  it.each([
    { kind: 'try-again', pause: pauseOf(1, 2) } as const,
    { kind: 'try-again', pause: null } as const,
    { kind: 'rejected', status: 422, message: 'No' } as const,
  ])('QUEUE-04 drops the older one when it ends with %j', async (settlement) => {
    const { store, older, newer } = await savedAnew()
    await store.outbox.settle(older, settlement)
    expect(await rowsOf(store)).toEqual([expect.objectContaining({ sequence: newer, order: older.order, state: 'waiting' })])
  })

  it('QUEUE-04 keeps both when the older one was accepted, and sends the newer one', async () => {
    const { store, older, newer } = await savedAnew()
    await store.outbox.settle(older, { kind: 'accepted', message: null })
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['accepted', 'waiting'])
    await store.outbox.settle(await claim(store, newer), { kind: 'accepted', message: null })
    expect(await rowsOf(store)).toEqual([expect.objectContaining({ sequence: newer, state: 'accepted' })])
  })

  it('QUEUE-04 drops nothing because of an older acceptance', async () => {
    const store = openOutbox()
    await store.outbox.settle(await claim(store, await saveStep(store, 3, 1)), { kind: 'accepted', message: null })
    const again = await claim(store, await saveStep(store, 3, 2))
    await store.outbox.settle(again, { kind: 'rejected', status: 422, message: null })
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['accepted', 'rejected'])
  })

  it('LAYOUT-04 brings nothing back that was deleted while it was being sent', async () => {
    const store = openOutbox()
    const claimed = await claim(store, await saveStep(store, 3, 1))
    await store.outbox.forget('S1', 'nothing')
    for (const settlement of [{ kind: 'accepted', message: null }, { kind: 'rejected', status: 422, message: null }, { kind: 'try-again', pause: null }] as const)
      await store.outbox.settle(claimed, settlement)
    expect(await store.outbox.ledger('S1')).toEqual({
      progress: { sellerId: 'S1', nextStep: 3, step: 3, reached: 3 },
      rows: [],
    })
  })
})
