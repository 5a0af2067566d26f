/** A stream of pseudo-random numbers, the same for the same seed and names; drawing from one does not affect another. */
export interface Stream {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number, both ends included. */
  within(least: number, most: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** A whole number of 32 bits that stands for a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  return hash >>> 0
}

/** Mulberry32: small, quick, and even enough for what a shop sells. */
export function streamOf(seed: string, ...names: readonly (string | number)[]): Stream {
  let state = hashOf(`${seed} ${names.join(' ')}`)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const within = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    within,
    chance: (share) => next() < share,
    pick: (items) => items[within(0, items.length - 1)] ?? items[0],
  }
}
