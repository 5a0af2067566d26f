/**
 * Sorts lists that change a little at a time, such as ten thousand orders of which one was packed: only the changed items are put
 * into place, while a full sort compares each item some fourteen times.
 * @returns a function that sorts as `toSorted` does, whatever it was given before, and returns the same list as before if nothing has
 *   changed; no item may be in a list twice
 */
export function createSorter<Item>(compare: (one: Item, other: Item) => number): (items: readonly Item[]) => readonly Item[] {
  let last: Sorted<Item> = { items: [], sorted: [] }
  return (items) => {
    last = { items, sorted: sortAgain(items, last, compare) ?? items.toSorted(compare) }
    return last.sorted
  }
}

interface Sorted<Item> {
  /** As they were given. */
  readonly items: readonly Item[]
  readonly sorted: readonly Item[]
}

/** A new item, and its position in the list that was given. */
interface Come<Item> {
  readonly item: Item
  readonly place: number
}

/** Above this share of new items everything is sorted: finding the place of each one takes some fourteen comparisons. */
const fewInAThousand = 5

/** @returns null if more items are new than `fewInAThousand`, or those that stayed are in another order */
function sortAgain<Item>(items: readonly Item[], last: Sorted<Item>, compare: (one: Item, other: Item) => number): readonly Item[] | null {
  const changed = changeOf(last.items, items)
  if (changed === null || changed.come.length * 1000 > items.length * fewInAThousand) return null
  const { gone, come } = changed
  if (gone.size === 0 && come.length === 0) return last.sorted
  const sorted = last.sorted.filter((item) => !gone.has(item))
  for (const one of come) sorted.splice(placeAmong(sorted, one, items, compare), 0, one.item)
  return sorted
}

/** The index at which a new item belongs in the sorted list; equal items keep the order in which they were given. */
function placeAmong<Item>(sorted: readonly Item[], { item, place }: Come<Item>, items: readonly Item[], compare: (one: Item, other: Item) => number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const other = sorted[middle]
    if (other === undefined) break
    if ((compare(item, other) || place - items.indexOf(other)) < 0) to = middle
    else from = middle + 1
  }
  return from
}

/** The items that have left a list and those that are new; null if the items that stayed are in another order. */
function changeOf<Item>(before: readonly Item[], now: readonly Item[]): { readonly gone: ReadonlySet<Item>; readonly come: readonly Come<Item>[] } | null {
  const shorter = Math.min(before.length, now.length)
  let start = 0
  while (start < shorter && before[start] === now[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === now.at(-1 - end)) end += 1
  const between = { before: before.slice(start, before.length - end), now: now.slice(start, now.length - end) }
  const [were, are] = [new Set(between.before), new Set(between.now)]
  const left = between.before.filter((item) => are.has(item))
  const stayed = between.now.filter((item) => were.has(item))
  if (left.length !== stayed.length || left.some((item, place) => item !== stayed[place])) return null
  return {
    gone: new Set(between.before.filter((item) => !are.has(item))),
    come: between.now.flatMap((item, place) => (were.has(item) ? [] : [{ item, place: start + place }])),
  }
}
