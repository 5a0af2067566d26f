import { plainText, withoutIndianDigits } from '@/domain/text-input'

/**
 * Text as the search compares it: without case, accents, typographic variants, what nobody sees and the sign of the rupee, and
 * with Latin digits. Of Hindi without the dot below a letter, and with one mark for a nasal vowel and for the nasal before a
 * letter of its row: people write each either way.
 */
const folded = (text: string): string =>
  withoutIndianDigits(text.normalize('NFKD').toLowerCase().replaceAll(/[\p{Default_Ignorable_Code_Point}\u0300-\u036F\u093C\u20B9]/gu, '').replaceAll(nasals, '\u0902'))

/** The sign over a vowel, and half a nasal before a letter that is spoken in the same place of the mouth. */
const nasals = /\u0901|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g

const rowsOfNasals: ReadonlyMap<string | undefined, string> = new Map([['ङ', 'कखगघ'], ['ञ', 'चछजझ'], ['ण', 'टठडढ'], ['न', 'तथदध'], ['म', 'पफबभ']])

/** What a word may be the beginning of: while it is typed, nobody knows whether a nasal at its end is half of the next letter. */
function beginningsOf(word: string): readonly string[] {
  const [, before = '', nasal] = /^(.*)([ङञणनम])्?$/.exec(word) ?? []
  return [word, ...Array.from(rowsOfNasals.get(nasal) ?? '', (next) => `${before}\u0902${next}`)]
}

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
  const texts = items.map((item) => foldedTexts(textsOf(item)))
  return searchAmong(items, () => texts)
}

// No word contains white space, so none is found across two texts.
const foldedTexts = (texts: readonly string[]): string => folded(texts.join('\n'))

/** What is compared of a thing, put together once for as long as the thing is the same object. */
export function rememberTexts<Item extends object>(textsOf: (item: Item) => readonly string[]): (item: Item) => string {
  const known = new WeakMap<Item, string>()
  return (item) => {
    const text = known.get(item) ?? foldedTexts(textsOf(item))
    known.set(item, text)
    return text
  }
}

/** @param textsOfAll what is compared of each, in the order of the things; asked for with the first word */
export function searchAmong<Item>(items: readonly Item[], textsOfAll: () => readonly string[]): SearchIndex<Item> {
  let all: Found<Item> | null = null
  // What was found on the way to the words of now. Typed on, a search finds nothing that it has not found before; and where a
  // letter is taken back, what was found without it is still known: it was looked for among all again.
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

/** The things that were found for some words, and what is compared of each. */
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
