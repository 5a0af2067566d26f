import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '@/domain/text-input'
import { createSearchIndex, rememberTexts, searchAmong } from './search-index'

interface Thing {
  readonly name: string
  readonly price: string
}

const things: readonly Thing[] = [
  { name: 'Café filter coffee', price: '₹349' },
  { name: 'Silk sarees, Kanchipuram', price: '₹1,24,999' },
  { name: 'COTTON kurtas', price: '₹999' },
]
const index = createSearchIndex(things, ({ name, price }) => [name, price])
const found = (words: string): string[] => index.find(words).map(({ name }) => name)

describe('OFFER-01 the search', () => {
  it.each([
    ['cafe', 'Café filter coffee'],
    ['CAFE\u0301', 'Café filter coffee'],
    ['\u2068cafe\u2069', 'Café filter coffee'],
    ['ｓａｒｅｅｓ', 'Silk sarees, Kanchipuram'],
    ['cotton', 'COTTON kurtas'],
    ['  kurtas   cotton ', 'COTTON kurtas'],
    ['₹ 1,24,999', 'Silk sarees, Kanchipuram'],
    ['1,24', 'Silk sarees, Kanchipuram'],
    ['coffee ₹349', 'Café filter coffee'],
  ])('finds an item by %j', (words, name) => {
    expect(found(words)).toEqual([name])
  })

  it.each([
    ['साड़ी', 'साडी'],
    ['\u0958लम', 'कलम'],
    ['क\u093Cलम', '\u0958लम'],
    ['चाँदी', 'चांदी'],
    ['हिन्दी', 'हिंदी'],
    ['रङ्ग', 'रंग'],
    ['पञ्चायत', 'पंचायत'],
    ['अण्डा', 'अंडा'],
    ['सम्पर्क', 'संपर्क'],
    ['सम्बंध', 'संबन्ध'],
    ['ऑर्डर १०४२', 'ऑर्डर 1042'],
    ['रक्\u200Dषा', 'रक्षा'],
  ])('finds %j and %j by each other, as spellings of the same Hindi word', (one, other) => {
    const written = [one, other]
    expect(written.map((words) => createSearchIndex(written, (text) => [text]).find(words))).toEqual([written, written])
  })

  it('finds a Hindi word by its beginning if its half letter is no nasal of the next letter', () => {
    const written = ['जन्म', 'अन्य', 'सम्मान']
    const searched = createSearchIndex(written, (text) => [text])
    expect(['जन', 'अन्', 'सम'].flatMap((words) => searched.find(words))).toEqual(written)
  })

  it.each(['हिन्दी', 'मुम्बई', 'पञ्चायत', 'अण्डा', 'रङ्ग', 'हिंदी', 'मुंबई'])('finds %j by each of its beginnings', (written) => {
    const searched = createSearchIndex([written], (text) => [text])
    const typed = Array.from(written, (_, end) => written.slice(0, end + 1))
    expect(typed.filter((words) => searched.find(words).length === 0)).toEqual([])
  })

  it('reads a final nasal of the search as a half letter only before letters of its row', () => {
    const searched = createSearchIndex(['कांच', 'कांपना', 'काम'], (text) => [text])
    expect(searched.find('काम')).toEqual(['कांपना', 'काम'])
  })

  it.each(['soft\u00ADhyphen', '\u202A98765\u202C 43210', 'zero\u200Bwidth', '\u2068Ravi\u2069 & Sons', 'ना\u200Dम'])('finds %j both as it is stored and without its invisible characters', (written) => {
    const searched = createSearchIndex([written], (text) => [text])
    for (const words of [written, plainText(written)]) expect(searched.find(words)).toEqual([written])
  })

  it('requires every word in the same item, and no word across two of its texts', () => {
    expect(found('coffee kurtas')).toEqual([])
    expect(found('coffee₹349')).toEqual([])
  })

  it('returns all items for an empty search', () => {
    for (const nothing of ['', '   ', '₹']) expect(index.find(nothing)).toBe(things)
  })

  it('builds the text of each item once for all searches', () => {
    let read = 0
    const counted = createSearchIndex(things, ({ name }) => {
      read += 1
      return [name]
    })
    for (const words of ['c', 'co', 'cof', '']) counted.find(words)
    expect(read).toBe(things.length)
  })

  it('builds the text of each item once for many lists, and only at the first search', () => {
    const read: string[] = []
    const textOf = rememberTexts(({ name }: Thing) => {
      read.push(name)
      return [name]
    })
    const searched = (all: readonly Thing[]) => searchAmong(all, () => all.map(textOf))
    expect(searched(things).find('')).toBe(things)
    expect(read).toEqual([])
    expect(searched(things).find('cafe')).toEqual([things[0]])
    const changed = { name: 'Silk scarf', price: '₹1' }
    expect(searched([...things, changed]).find('scarf')).toEqual([changed])
    expect(read).toEqual([...things, changed].map(({ name }) => name))
  })

  it('gives the same result whether a search was extended, shortened or entered at once', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '₹', 'A', 'न', '्', 'द', 'ं'), maxLength: 5 })
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), fc.array(words, { maxLength: 12 }), (all, searches) => {
        const kept = createSearchIndex(all, (text) => [text])
        for (const search of searches.flatMap((text) => text.split('').map((_, end) => text.slice(0, end + 1))))
          expect(kept.find(search)).toEqual(createSearchIndex(all, (text) => [text]).find(search))
      }),
    )
  })

  it('finds an item by any of its words, in any order and case, and keeps the order of items', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,6}$/)
    const lists = fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(lists, fc.nat(), fc.infiniteStream(fc.boolean()), (all, pick, coins) => {
        const searched = createSearchIndex(all, (words) => words)
        const wanted = all[pick % all.length] ?? []
        const typed = wanted.filter(() => coins.next().value).map((text) => text.toUpperCase()).toReversed()
        const hits = searched.find(typed.join(' '))
        expect(hits).toContain(wanted)
        expect(hits).toEqual(all.filter((words) => hits.includes(words)))
      }),
    )
  })
})
