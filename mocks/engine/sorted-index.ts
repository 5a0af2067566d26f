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

/** Keys of records in the order of one of their values. Finding takes as many steps as the number of keys has digits. */
export interface SortedIndex {
  add(value: IndexValue, key: string): void
  remove(value: IndexValue, key: string): void
  /** The places between two values, both included. */
  within(from?: IndexValue, to?: IndexValue): Generator<Place, void, undefined>
}

export function createSortedIndex(): SortedIndex {
  const places: Place[] = []
  /** The first position that is not before the place. */
  function positionOf(place: Place): number {
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const found = places[middle]
      if (found !== undefined && inOrder(found, place) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    add(value, key) {
      places.splice(positionOf({ value, key }), 0, { value, key })
    },
    remove(value, key) {
      places.splice(positionOf({ value, key }), 1)
    },
    *within(from, to) {
      for (let at = from === undefined ? 0 : positionOf({ value: from, key: '' }); at < places.length; at++) {
        const place = places[at]
        if (place === undefined || (to !== undefined && place.value > to)) return
        yield place
      }
    },
  }
}
