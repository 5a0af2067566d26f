import type { IndexValue } from './records'

interface Place {
  readonly value: IndexValue
  readonly key: string
}

/** By value, and by key among equal values: the order that IndexedDB has too. */
export function inOrder(a: Place, b: Place): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1
  return a.key === b.key ? 0 : a.key < b.key ? -1 : 1
}

/** Keys of records by one of their values. What finding one takes does not grow with their number. */
export interface KeyIndex {
  add(value: IndexValue, key: string): void
  remove(value: IndexValue, key: string): void
  /** The places between two values, both included, in order. */
  within(from?: IndexValue, to?: IndexValue): Generator<Place, void, undefined>
}

export function createKeyIndex(): KeyIndex {
  const keys = new Map<IndexValue, Set<string>>()
  /** The values that are times, in order. Texts are looked for one at a time, and put in order only where all are. */
  const times: number[] = []
  /** The first position that is not before the time. */
  function positionOf(time: number): number {
    let [low, high] = [0, times.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((times[middle] ?? time) < time) low = middle + 1
      else high = middle
    }
    return low
  }
  function* valuesWithin(from?: IndexValue, to?: IndexValue): Generator<IndexValue, void, undefined> {
    if (from !== undefined && from === to) {
      yield from
      return
    }
    if (times.length === 0) yield* [...keys.keys()].toSorted()
    for (let at = typeof from === 'number' ? positionOf(from) : 0; at < times.length; at++) {
      const time = times[at]
      if (time === undefined || (typeof to === 'number' && time > to)) return
      yield time
    }
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
    *within(from, to) {
      for (const value of valuesWithin(from, to))
        for (const key of [...(keys.get(value) ?? [])].toSorted()) yield { value, key }
    },
  }
}
