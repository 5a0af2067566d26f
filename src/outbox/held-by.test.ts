import { describe, expect, it } from 'vitest'
import { claim, openOutbox, saveChange, saveStep, type TestOutbox } from '../../tests/support/outbox-store'
import { heldSubmissions } from './held-by'

/** The held rows, each with the row or step that holds it. */
async function held({ outbox }: TestOutbox): Promise<Record<number, number | string>> {
  const { rows, progress } = await outbox.ledger('S1')
  const holders = heldSubmissions({ rows, nextStep: progress.nextStep })
  return Object.fromEntries([...holders].map(([sequence, by]) => [sequence, by.kind === 'row' ? by.row.sequence : `step ${by.step}`]))
}

async function refuse(store: TestOutbox, sequence: number): Promise<void> {
  await store.outbox.settle(await claim(store, sequence), { kind: 'rejected', status: 409, message: 'Not so.' })
}

async function next({ outbox, clock }: TestOutbox): Promise<number | string> {
  const found = await outbox.next('S1', clock.time, false)
  return found.kind === 'send' ? found.submission.sequence : found.kind
}

it('FAST-07 what is held is computed once for the same rows, and again if another step is expected', async () => {
  const store = openOutbox()
  await saveStep(store, 4, 1)
  const { rows } = await store.outbox.ledger('S1')
  const found = heldSubmissions({ rows, nextStep: 3 })
  expect(found.size).toBe(1)
  expect(heldSubmissions({ rows, nextStep: 3 })).toBe(found)
  expect(heldSubmissions({ rows, nextStep: 4 }).size).toBe(0)
})

describe('what a refusal holds', () => {
  it('QUEUE-08 P6 is what shares a scope with it, directly or through others; everything else goes on', async () => {
    const store = openOutbox()
    const first = await saveChange(store, [1], 1)
    const both = await saveChange(store, [1, 2], 2)
    const behind = await saveChange(store, [2], 3)
    const apart = await saveChange(store, [3], 4)
    await refuse(store, first)
    expect(await held(store)).toEqual({ [both]: first, [behind]: first })
    expect(await next(store)).toBe(apart)
  })

  it('QUEUE-08 P6 is held by the first of several refused ones', async () => {
    const store = openOutbox()
    const first = await saveChange(store, [1], 1)
    const second = await saveChange(store, [2], 2)
    const between = await saveChange(store, [1, 2], 3)
    const behind = await saveChange(store, [2, 3], 4)
    await refuse(store, first)
    await refuse(store, second)
    expect(await held(store)).toEqual({ [between]: first, [behind]: second })
  })

  it('QUEUE-08 P6 does not include what was saved before it', async () => {
    const store = openOutbox()
    const before = await saveChange(store, [1], 1)
    const refused = await saveChange(store, [1, 2], 2)
    await refuse(store, refused)
    expect([await held(store), await next(store)]).toEqual([{}, before])
  })

  it('QUEUE-08 P6 is released once the refused one is saved again, in its old place', async () => {
    const store = openOutbox()
    const refused = await saveChange(store, [1], 1)
    const behind = await saveChange(store, [1, 2], 2)
    await refuse(store, refused)
    const mended = await saveChange(store, [1], 3)
    expect([await held(store), await next(store)]).toEqual([{}, mended])
    await store.outbox.settle(await claim(store, mended), { kind: 'accepted', message: null })
    expect(await next(store)).toBe(behind)
  })

  it('QUEUE-08 P5 is no step if another command was refused, and only steps if a step was', async () => {
    const store = openOutbox()
    await store.outbox.signIn('S1', 3)
    const change = await saveChange(store, [1], 1)
    const [three, four] = [await saveStep(store, 3, 2), await saveStep(store, 4, 3)]
    const other = await saveChange(store, [2], 4)
    await refuse(store, change)
    expect([await held(store), await next(store)]).toEqual([{ [four]: 'step 3' }, three])
    await refuse(store, three)
    expect([await held(store), await next(store)]).toEqual([{ [four]: 'step 3' }, other])
  })
})

describe('what a row of an unknown command holds', () => {
  it('QUEUE-08 P16 is what shares a scope with it, if its scopes can be read', async () => {
    const store = openOutbox()
    const [later, broken] = [await saveChange(store, [1, 2], 1), await saveChange(store, [4], 2)]
    const behind = await saveChange(store, [2, 3], 3)
    const apart = await saveChange(store, [4, 5], 4)
    await store.database.submissions.update(later, { command: 'of-a-later-version' })
    await store.database.submissions.update(broken, { scopes: 'thing:4' })
    expect([await held(store), await next(store)]).toEqual([{ [behind]: later }, apart])
    await store.outbox.discard(later)
    expect([await held(store), await next(store)]).toEqual([{}, behind])
  })
})
