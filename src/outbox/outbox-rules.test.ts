import { describe, expect, it, onTestFinished } from 'vitest'
import type { OnboardingStep } from '@/contract/steps'
import { claim, openOutbox, rowsOf, saveStep, type TestOutbox } from '../../tests/support/outbox-store'
import { draftsOfStep } from './draft'

async function sendStep(store: TestOutbox, step: OnboardingStep): Promise<void> {
  await store.outbox.settle(await claim(store, await saveStep(store, step, step)), { kind: 'accepted', message: null })
}

const states = async (store: TestOutbox) => (await rowsOf(store)).map(({ step, state }) => [step, state])

describe('what the backend tells at sign-in', () => {
  async function openWithThree() {
    const store = openOutbox()
    for (const step of [3, 4] as const) await sendStep(store, step)
    await saveStep(store, 5, 5)
    return store
  }

  it('LOGIN-10 never takes back what it has accepted from this device', async () => {
    const store = await openWithThree()
    for (const nextStep of [4, 3] as const) {
      await store.outbox.signIn('S1', nextStep)
      expect(await states(store)).toEqual([[3, 'accepted'], [4, 'accepted'], [5, 'waiting']])
      expect((await store.outbox.ledger('S1')).progress.nextStep).toBe(5)
    }
  })

  it('LOGIN-10 takes nothing away that the backend has', async () => {
    const store = await openWithThree()
    for (const nextStep of [5, 'complete'] as const) {
      await store.outbox.signIn('S1', nextStep)
      expect(await states(store)).toEqual([[3, 'accepted'], [4, 'accepted'], [5, 'waiting']])
    }
  })

  it('LOGIN-10 leaves everything as it is where the backend tells nothing', async () => {
    const store = await openWithThree()
    await store.outbox.signIn('S1', 'unknown')
    expect(await states(store)).toEqual([[3, 'accepted'], [4, 'accepted'], [5, 'waiting']])
    expect((await store.outbox.ledger('S1')).progress).toMatchObject({ nextStep: 5, step: 6, reached: 6 })
  })
})

describe('logging out with steps that wait', () => {
  it('LAYOUT-04 P18 keeps the drafts that those steps may have to be mended from, and no others', async () => {
    const store = openOutbox()
    await sendStep(store, 3)
    await saveStep(store, 4, 4)
    const draft = { values: {}, savedAt: 1 }
    for (const form of [draftsOfStep(3), draftsOfStep(4), 'feedback']) await store.outbox.writeDraft({ owner: 'S1', form }, draft)
    expect(await store.outbox.forget('S1', 'waiting-steps')).toEqual({ kind: 'stored', value: undefined })
    const kept = async (form: string) => store.outbox.readDraft({ owner: 'S1', form })
    expect([await kept(draftsOfStep(3)), await kept(draftsOfStep(4)), await kept('feedback')]).toEqual([null, draft, null])
  })

  it('LAYOUT-04 P16 keeps a row that this version cannot read, and says that it worked', async () => {
    const store = openOutbox()
    await sendStep(store, 3)
    const damaged = await saveStep(store, 4, 4)
    await store.database.submissions.update(damaged, { state: 'of a later version' })
    expect((await store.outbox.forget('S1', 'waiting-steps')).kind).toBe('stored')
    expect((await store.database.submissions.toArray()).map(({ sequence }) => sequence)).toEqual([damaged])
  })
})

describe('how many steps wait', () => {
  it('QUEUE-03 P21 counts none that has arrived', async () => {
    const store = openOutbox()
    await sendStep(store, 3)
    await saveStep(store, 4, 4)
    const count = await new Promise<number>((resolve, reject) => {
      const subscription = store.outbox.watchWaiting().subscribe({ next: resolve, outOfReach: () => reject(new Error('Out of reach')) })
      onTestFinished(() => subscription.unsubscribe())
    })
    expect(count).toBe(1)
  })
})
