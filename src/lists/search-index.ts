/**
 * Text as the search compares it: without case, accents, typographic variants and the sign of the rupee. Of Hindi without the
 * dot below a letter, and with one mark for a nasal vowel and for the nasal before a letter of its row: people write each
 * either way.
 */
const folded = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replaceAll(/\u20B9|[\u0300-\u036F\u093C]/g, '').replaceAll(nasals, '\u0902')

/** The sign over a vowel, and half a nasal before a letter that is spoken in the same place of the mouth. */
const nasals = /\u0901|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g

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
  const all = { words: '', items, texts: items.map((item) => folded(textsOf(item).join('\n'))) }
  let last = all
  return {
    find(words) {
      const text = folded(words)
      const wanted = text.split(/\s+/).filter((word) => word !== '')
      if (wanted.length === 0) return items
      // Typed on, a search finds nothing that it has not found before: only its first letters look through everything.
      const from = text.startsWith(last.words) ? last : all
      const fits = from.texts.map((one) => wanted.every((word) => one.includes(word)))
      last = { words: text, items: from.items.filter((_, place) => fits[place]), texts: from.texts.filter((_, place) => fits[place]) }
      return last.items
    },
  }
}
