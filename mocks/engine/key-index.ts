import type { IndexValue } from './records'

/** Finds the keys of records by a value; counting those of one value takes the same time however many records there are. */
export interface KeyIndex {
  add(value: IndexValue, key: string): void
  remove(value: IndexValue, key: string): void
  /** How many keys a value has. */
  count(value: IndexValue): number
  /** Sorted by value, then by key, as in IndexedDB. Only times can be a range: of texts it gives all, or those equal to `from`. */
  within(from?: IndexValue, to?: IndexValue): readonly string[]
}

export function createKeyIndex(): KeyIndex {
  const keys = new Map<IndexValue, Set<string>>()
  /** The values that are times, in order. */
  const times: number[] = []
  /** The position of the first entry of `times` that is not before this time. */
  function positionOf(time: number): number {
    let [low, high] = [0, times.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((times[middle] ?? time) < time) low = middle + 1
      else high = middle
    }
    return low
  }
  function valuesWithin(from: IndexValue | undefined, to: IndexValue | undefined): readonly IndexValue[] {
    if (typeof from === 'string') return [from]
    if (times.length === 0) return [...keys.keys()].toSorted(inOrder)
    const first = from === undefined ? 0 : positionOf(from)
    let end = first
    while (end < times.length && !(Number(times[end]) > Number(to))) end += 1
    return times.slice(first, end)
  }
  return {
    add(value, key) {
      const known = keys.get(value)
      if (known !== undefined) known.add(key)
      else {
        keys.set(value, new Set([key]))
        if (typeof value === 'number') times.splice(positionOf(value), 0, value)
      }
    },
    remove(value, key) {
      const known = keys.get(value)
      known?.delete(key)
      if (known?.size !== 0) return
      keys.delete(value)
      if (typeof value === 'number') times.splice(positionOf(value), 1)
    },
    count: (value) => keys.get(value)?.size ?? 0,
    within: (from, to) => valuesWithin(from, to).flatMap((value) => [...(keys.get(value) ?? [])].toSorted(inOrder)),
  }
}

const inOrder = (a: IndexValue, b: IndexValue): number => (a < b ? -1 : 1)
