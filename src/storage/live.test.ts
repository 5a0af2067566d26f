import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openOutbox, saveChange } from '../../tests/support/outbox-store'
import { live, type Read } from './live'

// Time passes only when a test says so, so the number of reads does not depend on the machine's speed.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** More turns than the store needs; each of its steps takes one, and no time. */
const turns = 30

async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 1) {
    vi.advanceTimersByTime(1)
    for (let taken = 0; taken < turns; taken += 1) await turn()
  }
}

/** Takes as long as a read of thousands of rows. */
const workFor = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds)

it('QUEUE-03 P21 a long read yields results while changes come faster than it reads, and the final state in the end', async () => {
  const store = openOutbox()
  const seen: number[] = []
  let reads = 0
  const watched = live(async () => {
    const count = await store.database.submissions.count()
    reads += 1
    workFor(60)
    return count
  }).subscribe({ next: (count) => seen.push(count), outOfReach: () => expect.fail('The store is there') })
  const changes = 12
  for (let change = 1; change <= changes; change += 1) {
    await saveChange(store, [change], change)
    await pass(25)
  }
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.at(-1)).toBeLessThan(changes)
  // One read of 60 ms, and the next after a pause eight times as long.
  expect(reads).toBe(1)
  await pass(1000)
  expect(seen.at(-1)).toBe(changes)
  expect(reads).toBe(2)
  watched.unsubscribe()
})

it('ONB-04 P21 the result of a long read is marked as outdated after a change, until it is read again', async () => {
  const store = openOutbox()
  await saveChange(store, [1], 1)
  const seen: (Read & { readonly count: number })[] = []
  const watched = live(async () => {
    const count = await store.database.submissions.count()
    workFor(60)
    return count
  }).subscribe({ next: (count, read) => seen.push({ count, ...read }), outOfReach: () => expect.fail('The store is there') })
  await pass(10)
  const changedAt = performance.now()
  await saveChange(store, [2], 2)
  await pass(1000)
  const [found = expect.fail('Nothing was told'), outdated, anew] = seen
  expect([found, outdated]).toEqual([{ count: 1, isCurrent: true, at: found.at }, { count: 1, isCurrent: false, at: found.at }])
  expect(anew).toMatchObject({ count: 2, isCurrent: true })
  expect([found.at < changedAt, (anew?.at ?? 0) > changedAt]).toEqual([true, true])
  watched.unsubscribe()
})

it('QUEUE-03 P21 a long read is not repeated while nothing changes', async () => {
  const store = openOutbox()
  await saveChange(store, [1], 1)
  const seen: number[] = []
  let reads = 0
  const countSlowly = async (): Promise<number> => {
    reads += 1
    const count = await store.database.submissions.count()
    workFor(60)
    return count
  }
  const watched = live(countSlowly).subscribe({ next: (count) => seen.push(count), outOfReach: () => expect.fail('The store is there') })
  await pass(10)
  expect(seen).toEqual([1])
  // Longer than its pause.
  await pass(1000)
  expect(reads).toBe(1)
  await saveChange(store, [2], 2)
  await pass(10)
  expect(seen).toEqual([1, 2])
  watched.unsubscribe()
})

it('QUEUE-03 P21 a change after a read that was interrupted by sleep is noticed within about a second', async () => {
  const store = openOutbox()
  const seen: number[] = []
  const watched = live(async () => {
    const count = await store.database.submissions.count()
    if (count === 0) workFor(3_600_000)
    return count
  }).subscribe({ next: (count) => seen.push(count), outOfReach: () => expect.fail('The store is there') })
  await pass(10)
  expect(seen).toEqual([0])
  await saveChange(store, [1], 1)
  await pass(1100)
  expect(seen.at(-1)).toBe(1)
  watched.unsubscribe()
})

it('QUEUE-03 P26 a read that no screen shows is repeated rarely during many changes, and the last one is noticed', async () => {
  const store = openOutbox()
  const seen: number[] = []
  const restMilliseconds = 150
  let reads = 0
  const countRows = async (): Promise<number> => {
    reads += 1
    return store.database.submissions.count()
  }
  const watched = live(countRows, undefined, { restMilliseconds }).subscribe({ next: (count) => seen.push(count), outOfReach: () => expect.fail('The store is there') })
  const changes = 20
  for (let change = 1; change <= changes; change += 1) {
    await saveChange(store, [change], change)
    await pass(10)
  }
  // One read at once, one for the change that follows too soon, and one after each pause; a read per change would make 21.
  expect(reads).toBeLessThanOrEqual(4)
  await pass(2 * restMilliseconds)
  expect(seen.at(-1)).toBe(changes)
  watched.unsubscribe()
})

it('QUEUE-03 P21 the remaining rows are read after a screen has shown the first ones, however long that takes', async () => {
  const begun = live(async () => 'all', undefined, { first: { read: async () => 'part', isPart: (value) => value === 'part' } })
  const [atOnce, lookedAhead]: [string[], string[]] = [[], []]
  const outOfReach = (): void => expect.fail('The store is there')
  let show = (): void => undefined
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  const watched = [
    begun.subscribe({ next: (value) => lookedAhead.push(value), outOfReach, shown }),
    begun.subscribe({ next: (value) => atOnce.push(value), outOfReach }),
  ]
  await pass(1000)
  expect(atOnce).toEqual(['part', 'all'])
  expect(lookedAhead).toEqual(['part'])
  show()
  await pass(150)
  expect(lookedAhead).toEqual(['part', 'all'])
  for (const one of watched) one.unsubscribe()
})
