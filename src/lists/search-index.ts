import { plainText, withoutIndianDigits } from '@/domain/text-input'

/**
 * Text as the search compares it: without case, accents, typographic variants, invisible characters and the rupee sign, and with
 * Latin digits. Hindi without the nukta, and with one mark for a nasal vowel and for a nasal before a consonant of its class:
 * people write each of these either way.
 */
const folded = (text: string): string =>
  withoutIndianDigits(text.normalize('NFKD').toLowerCase().replaceAll(/[\p{Default_Ignorable_Code_Point}\u0300-\u036F\u093C\u20B9]/gu, '').replaceAll(nasals, '\u0902'))

/** The nasal consonants, each with the other consonants of its class. */
const consonantClasses: ReadonlyMap<string | undefined, string> = new Map([['ङ', 'कखगघ'], ['ञ', 'चछजझ'], ['ण', 'टठडढ'], ['न', 'तथदध'], ['म', 'पफबभ']])

/** Chandrabindu, and a half nasal consonant before a consonant of the same class. */
const nasals = new RegExp(['\u0901', ...Array.from(consonantClasses, ([nasal, others]) => `${nasal}\u094D(?=[${others}])`)].join('|'), 'g')

/** The folded forms a typed word may grow into: a nasal at its end may become half of the next letter. */
function beginningsOf(word: string): readonly string[] {
  const [, before = '', nasal] = /^(.*)([ङञणनम])\u094D?$/.exec(word) ?? []
  return [word, ...Array.from(consonantClasses.get(nasal) ?? '', (next) => `${before}\u0902${next}`)]
}

/** Items that can be searched; the text to compare is prepared once for each. */
export interface SearchIndex<Item> {
  /** The items in which every word occurs, in their own order; all items if there is no word. */
  find(words: string): readonly Item[]
}

/** @param textsOf all texts of an item that a search may find */
export function createSearchIndex<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): SearchIndex<Item> {
  const texts = items.map((item) => foldedTexts(textsOf(item)))
  return searchAmong(items, () => texts)
}

// Words contain no white space, so none is found across two texts.
const foldedTexts = (texts: readonly string[]): string => folded(texts.join('\n'))

/** Caches the text to compare for each item object. */
export function rememberTexts<Item extends object>(textsOf: (item: Item) => readonly string[]): (item: Item) => string {
  const known = new WeakMap<Item, string>()
  return (item) => {
    const text = known.get(item) ?? foldedTexts(textsOf(item))
    known.set(item, text)
    return text
  }
}

/** @param textsOfAll the texts to compare, in the order of the items; called at the first word */
export function searchAmong<Item>(items: readonly Item[], textsOfAll: () => readonly string[]): SearchIndex<Item> {
  let all: Found<Item> | null = null
  // The results of the shorter texts on the way to the present one. Typing on can only narrow the last result; and when a letter is
  // deleted, the result without it is still known and need not be searched for again.
  const way: Found<Item>[] = []
  return {
    find(words) {
      const text = folded(plainText(words))
      const wanted = text.split(/\s+/).filter((word) => word !== '').map(beginningsOf)
      if (wanted.length === 0) return items
      while (way.length > 0 && !text.startsWith(way.at(-1)?.words ?? '')) way.pop()
      all ??= { words: '', items, texts: textsOfAll() }
      const last = way.at(-1) ?? all
      if (last.words === text) return last.items
      const next = fitting(last, text, wanted)
      way.push(next)
      return next.items
    },
  }
}

/** The items that were found for some words, with their texts to compare. */
interface Found<Item> {
  readonly words: string
  readonly items: readonly Item[]
  readonly texts: readonly string[]
}

function fitting<Item>(among: Found<Item>, words: string, wanted: readonly (readonly string[])[]): Found<Item> {
  const items: Item[] = []
  const texts: string[] = []
  among.texts.forEach((text, place) => {
    const item = among.items[place]
    if (item === undefined || !wanted.every((beginnings) => beginnings.some((word) => text.includes(word)))) return
    items.push(item)
    texts.push(text)
  })
  return { words, items, texts }
}
