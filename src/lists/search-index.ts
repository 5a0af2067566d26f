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
  const all: Found<Item> = { words: '', items, texts: items.map((item) => folded(textsOf(item).join('\n'))) }
  // What was found on the way to the words of now. Typed on, a search finds nothing that it has not found before; and where a
  // letter is taken back, what was found without it is still known: it was looked for among all again.
  const way: Found<Item>[] = []
  return {
    find(words) {
      const text = folded(words)
      const wanted = text.split(/\s+/).filter((word) => word !== '')
      if (wanted.length === 0) return items
      while (way.length > 0 && !text.startsWith(way.at(-1)?.words ?? '')) way.pop()
      const last = way.at(-1) ?? all
      if (last.words === text) return last.items
      const next = fitting(last, text, wanted)
      way.push(next)
      return next.items
    },
  }
}

/** The things that were found for some words, and what is compared of each. */
interface Found<Item> {
  readonly words: string
  readonly items: readonly Item[]
  readonly texts: readonly string[]
}

function fitting<Item>(among: Found<Item>, words: string, wanted: readonly string[]): Found<Item> {
  const items: Item[] = []
  const texts: string[] = []
  among.texts.forEach((text, place) => {
    const item = among.items[place]
    if (item === undefined || !wanted.every((word) => text.includes(word))) return
    items.push(item)
    texts.push(text)
  })
  return { words, items, texts }
}
