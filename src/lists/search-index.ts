/** Text as the search compares it: without case, accents, typographic variants and the sign of the rupee. */
const folded = (text: string): string => text.normalize('NFKD').toLowerCase().replaceAll(/\u20B9|[\u0300-\u036F]/g, '')

/** Things that can be searched; what is compared of each is put together once. */
export interface SearchIndex<Item> {
  /** The things in which every word occurs, in their own order; all of them where there is no word. */
  find(words: string): readonly Item[]
}

/** @param textsOf everything about a thing that a search may find */
export function createSearchIndex<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): SearchIndex<Item> {
  // No word contains white space, so none is found across two texts.
  const texts = items.map((item) => folded(textsOf(item).join('\n')))
  return {
    find(words) {
      const wanted = folded(words).split(/\s+/).filter((word) => word !== '')
      return wanted.length === 0
        ? items
        : items.filter((_, index) => wanted.every((word) => texts[index]?.includes(word)))
    },
  }
}
