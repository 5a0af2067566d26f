import { describe, expect, it } from 'vitest'
import { claim, openOutbox, rowsOf, saveStep } from '../../tests/support/outbox-store'
import { hasLostTrack } from './registration-status'

describe('signing in', () => {
  it('LOGIN-10 takes over what the backend expects next', async () => {
    const { outbox } = openOutbox()
    const progress = { sellerId: 'S1', nextStep: 5, step: 5, reached: 5 }
    expect(await outbox.signIn('S1', 5)).toEqual({ kind: 'stored', value: progress })
    expect((await outbox.ledger('S1')).progress).toEqual(progress)
  })

  it('QUEUE-06 resumes after the steps that still wait on this device', async () => {
    const store = openOutbox()
    await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    expect(await store.outbox.signIn('S1', 3)).toEqual({
      kind: 'stored',
      value: { sellerId: 'S1', nextStep: 3, step: 5, reached: 5 },
    })
  })

  it('LOGIN-10 S5 goes back to the step that the backend lacks, and opens none beyond it', async () => {
    const { outbox } = openOutbox()
    await outbox.moveTo('S1', 6)
    expect(await outbox.signIn('S1', 4)).toMatchObject({ value: { nextStep: 4, step: 4, reached: 4 } })
    expect(await outbox.signIn('S1', 'complete')).toMatchObject({ value: { nextStep: 'complete', step: 7, reached: 7 } })
  })

  it.each([3, 4, 5, 'unknown'] as const)('LOGIN-10 asks for no step again that it took from this device if the backend says %s', async (word) => {
    const store = openOutbox()
    await store.outbox.signIn('S1', 3)
    for (const step of [3, 4, 5] as const)
      await store.outbox.settle(await claim(store, await saveStep(store, step, step)), { kind: 'accepted', message: null })
    expect(await store.outbox.signIn('S1', word)).toMatchObject({ value: { nextStep: 6, step: 6, reached: 6 } })
    expect((await rowsOf(store)).map(({ step, state }) => `${step} ${state}`)).toEqual(['3 accepted', '4 accepted', '5 accepted'])
    expect(await store.outbox.signIn('S1', 7)).toMatchObject({ value: { nextStep: 7, step: 7, reached: 7 } })
  })

  it('LOGIN-10 begins with the first step if neither the backend nor the device knows how far it is', async () => {
    const { outbox } = openOutbox()
    expect(await outbox.signIn('S1', 'unknown')).toMatchObject({ value: { nextStep: 3, step: 3, reached: 3 } })
  })

  it('QUEUE-02 tells a device that has lost its store which step is expected, and releases what was held', async () => {
    const store = openOutbox()
    await store.outbox.adoptPosition('S1', { step: 5, reached: 5 })
    const sequence = await saveStep(store, 5, 1)
    expect(hasLostTrack(await store.outbox.ledger('S1'))).toBe(true)
    expect(await store.outbox.next('S1', store.clock.time, true)).toEqual({ kind: 'nothing' })
    await store.outbox.signIn('S1', 5)
    expect(hasLostTrack(await store.outbox.ledger('S1'))).toBe(false)
    expect(await store.outbox.next('S1', store.clock.time, true)).toMatchObject({ kind: 'send', submission: { sequence } })
  })
})

describe('moving between steps', () => {
  it('ONB-04 remembers the step on screen, and never goes back behind what was reached', async () => {
    const { outbox } = openOutbox()
    expect(await outbox.moveTo('S1', 5)).toMatchObject({ value: { step: 5, reached: 5 } })
    expect(await outbox.moveTo('S1', 3)).toMatchObject({ value: { step: 3, reached: 5, nextStep: 'unknown' } })
  })

  it('ONB-04 follows the hint of local storage only if the device knows nothing else', async () => {
    const { outbox } = openOutbox()
    await outbox.adoptPosition('S1', { step: 4, reached: 5 })
    expect((await outbox.ledger('S1')).progress).toMatchObject({ step: 4, reached: 5 })
    await outbox.adoptPosition('S1', { step: 7, reached: 7 })
    expect((await outbox.ledger('S1')).progress).toMatchObject({ step: 4, reached: 5 })
  })
})
