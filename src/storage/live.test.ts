import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { openOutbox, saveChange } from '../../tests/support/outbox-store'
import { workFor } from '../../tests/support/work-for'
import { live } from './live'

it('QUEUE-03 P21 a long read tells what it found while changes come faster than it reads, and the last of them in the end', async () => {
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
    await wait(25)
  }
  expect(seen.length).toBeGreaterThan(0)
  expect(reads).toBeLessThan(changes)
  await expect.poll(() => seen.at(-1)).toBe(changes)
  watched.unsubscribe()
})

it('QUEUE-03 P21 a long read is not taken again as long as nothing changes', async () => {
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
  await expect.poll(() => seen).toEqual([1])
  // Longer than it rests.
  await wait(500)
  expect(reads).toBe(1)
  await saveChange(store, [2], 2)
  await expect.poll(() => seen).toEqual([1, 2])
  watched.unsubscribe()
})

it('QUEUE-03 P21 what changes after a read that the device slept through is seen soon all the same', async () => {
  const store = openOutbox()
  const seen: number[] = []
  const awake = performance.now.bind(performance)
  let slept = 0
  vi.spyOn(performance, 'now').mockImplementation(() => awake() + slept)
  const watched = live(async () => {
    const count = await store.database.submissions.count()
    slept = 3_600_000
    return count
  }).subscribe({ next: (count) => seen.push(count), outOfReach: () => expect.fail('The store is there') })
  await expect.poll(() => seen.at(-1)).toBe(0)
  await saveChange(store, [1], 1)
  await expect.poll(() => seen.at(-1), { timeout: 3000 }).toBe(1)
  watched.unsubscribe()
})

it('QUEUE-03 P26 a read that nobody looks at is taken seldom while changes come, and the last of them is seen', async () => {
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
  const started = performance.now()
  for (let change = 1; change <= changes; change += 1) {
    await saveChange(store, [change], change)
    await wait(10)
  }
  // However slow the machine is: one when a rest is over, one for the change that comes too soon after it, and one more
  // where a change comes while it reads. Read for each change it would be 21.
  expect(reads).toBeLessThanOrEqual((3 * (performance.now() - started)) / restMilliseconds + 3)
  await expect.poll(() => seen.at(-1)).toBe(changes)
  watched.unsubscribe()
})

it('QUEUE-03 P21 the rest of many rows is read once a screen shows the first of them, however long its code takes', async () => {
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
  await expect.poll(() => atOnce).toEqual(['part', 'all'])
  expect(lookedAhead).toEqual(['part'])
  show()
  await expect.poll(() => lookedAhead).toEqual(['part', 'all'])
  for (const one of watched) one.unsubscribe()
})
