import { describe, expect, it } from 'vitest'
import { claim, openOutbox, rowsOf, saveStep } from '../../tests/support/outbox-store'
import { stepBody } from '../../tests/support/step-bodies'
import { pauseOf } from '../../tests/support/submission-rows'

async function refused(status: number) {
  const store = openOutbox()
  const sequence = await saveStep(store, 3, 1)
  const four = await saveStep(store, 4, 2)
  await store.outbox.settle(await claim(store, sequence), { kind: 'try-again', pause: pauseOf(1, 2) })
  await store.outbox.settle(await claim(store, sequence), { kind: 'rejected', status, message: 'Already saved.' })
  return { store, sequence, four }
}

describe('going on from a refused step', () => {
  it.each([400, 409])('QUEUE-05 counts it as sent after a %d, and lets the held steps follow', async (status) => {
    const { store, sequence, four } = await refused(status)
    expect(await store.outbox.next('S1', store.clock.time, true)).toEqual({ kind: 'nothing' })
    expect(await store.outbox.confirmDelivered(sequence)).toEqual({ kind: 'stored', value: undefined })
    const { rows, progress } = await store.outbox.ledger('S1')
    expect(rows).toHaveLength(1)
    expect(progress.nextStep).toBe(4)
    expect(await store.outbox.next('S1', store.clock.time, false)).toMatchObject({ kind: 'send', submission: { sequence: four } })
  })

  it('QUEUE-07 changes nothing if another tab has sent the step again meanwhile', async () => {
    const { store, sequence } = await refused(409)
    await store.openAgain().outbox.sendAgain(sequence)
    await store.outbox.confirmDelivered(sequence)
    await store.outbox.sendAgain(sequence)
    expect((await rowsOf(store)).map(({ step, state }) => [step, state])).toEqual([[4, 'waiting'], [3, 'waiting']])
    expect((await store.outbox.ledger('S1')).progress.nextStep).toBe('unknown')
  })
})

describe('sending a refused step again', () => {
  it('QUEUE-03 makes a new key, since the backend may remember its answer to the old one', async () => {
    const { store, sequence } = await refused(409)
    await store.outbox.sendAgain(sequence)
    expect((await rowsOf(store)).find(({ step }) => step === 3)).toMatchObject({
      order: sequence,
      key: 'key-3',
      attempts: 0,
      state: 'waiting',
      lostAnswer: true,
      body: stepBody(3, 'S1', 1),
    })
  })
})

describe('a step that the backend forbids', () => {
  it('QUEUE-05 is tried once more after a sign-in of its seller, under a new key: the backend may remember its answer to the old one', async () => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    await store.outbox.settle(await claim(store, sequence), { kind: 'rejected', status: 403, message: 'Not yours.' })
    await store.outbox.signIn('S1', 3)
    expect(await rowsOf(store)).toEqual([expect.objectContaining({ sequence, order: sequence, key: 'key-2', state: 'waiting', body: stepBody(3, 'S1', 1) })])
  })

  it('QUEUE-05 QUEUE-02 keeps its key if an earlier try may have arrived, and is tried only after its own seller signs in', async () => {
    const { store, sequence } = await refused(403)
    await store.outbox.signIn('S2', 3)
    expect((await rowsOf(store))[0]).toMatchObject({ state: 'rejected', status: 403 })
    await store.outbox.signIn('S1', 3)
    expect(await store.outbox.next('S1', store.clock.time, false)).toMatchObject({
      kind: 'send',
      submission: { sequence, key: 'key-1', body: stepBody(3, 'S1', 1) },
    })
  })

  it('QUEUE-05 QUEUE-10 keeps its key if another phone has it too: a new one would double it', async () => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    await store.outbox.settle(await claim(store, sequence), { kind: 'rejected', status: 403, message: 'Not yours.' })
    await store.outbox.exportTransfer('S1')
    await store.outbox.signIn('S1', 3)
    expect(await rowsOf(store)).toMatchObject([{ sequence, key: 'key-1', state: 'waiting' }])
  })

  it('QUEUE-05 stays refused after a sign-in if it was refused for another reason', async () => {
    const { store } = await refused(409)
    await store.outbox.signIn('S1', 3)
    expect((await rowsOf(store))[0]).toMatchObject({ state: 'rejected', status: 409 })
  })
})
