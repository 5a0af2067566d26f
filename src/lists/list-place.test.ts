import { defaultStringifySearch } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listSearch, parseListPlace, type ListPlace } from './list-place'
import { parseSearch } from './parse-search'

const start: ListPlace = { words: '', isCode: false, page: 1, category: '', sort: '', id: '', action: '', older: '' }

const read = (search: string): ListPlace => parseListPlace(parseSearch(search))
const written = (place: Partial<ListPlace>): string =>
  defaultStringifySearch(listSearch({ ...start, ...place }))

describe('OFFER-01 SUG-01 KIT-02 the place in a list', () => {
  it.each<[string, Partial<ListPlace>]>([
    ['', {}],
    ['?page=3&q=silk+saree&category=rejected', { words: 'silk saree', page: 3, category: 'rejected' }],
    ['?page=9999', { page: 9999 }],
    ['?page=03', { page: 3 }],
    ['?page=2&page=5&q=a&q=b', { words: 'a', page: 2 }],
    ['?q=1700', { words: '1700' }],
    ['?q=1700&code=1', { words: '1700', isCode: true }],
    ['?q=1700&code=true', { words: '1700' }],
    ['?code=1', {}],
    ['?q=true&category=', { words: 'true' }],
    ['?q={"a":1}&page={}', { words: '{"a":1}' }],
    ['?q=null&id=007&sort=%221', { words: 'null', id: '007', sort: '"1' }],
    ['?q="42"&id="a', { words: '42', id: '"a' }],
    ['?q=%E0%A4', { words: '\uFFFD' }],
    ['?category=late&sort=newest&id=1042&do=pack', { category: 'late', sort: 'newest', id: '1042', action: 'pack' }],
    ['?older=1700', { older: '1700' }],
  ])('is read from %j', (search, place) => {
    expect(read(search)).toEqual({ ...start, ...place })
  })

  it.each(['0', '-1', '-0', 'x', '', '1.5', '1e99', 'Infinity', 'NaN', 'null', '[]', '%00', '99999999999999999999'])(
    'is on the first page for ?page=%s',
    (page) => {
      expect(read(`?page=${page}`).page).toBe(1)
    },
  )

  it('is written without its default values', () => {
    expect(written({})).toBe('')
    expect(written({ words: '1700', page: 2 })).toBe('?q=1700&page=2')
    expect(written({ words: '1700', isCode: true, page: 2 })).toBe('?q=1700&code=1&page=2')
    expect(written({ words: 'café', category: 'rejected' })).toBe('?category=rejected&q=caf%C3%A9')
    expect(written({ id: 'OD-1042', action: 'pack', sort: 'sku' })).toBe('?sort=sku&id=OD-1042&do=pack')
  })

  it('is unchanged after it is written and read, whatever was typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('1.0', '007', '1e3', '-0', 'true', 'null', '"a"', '[1]', '{"a": 1}', ' a  b ', 'a&b=c#d', '50%', '+'),
    )
    fc.assert(
      fc.property(typed, fc.boolean(), fc.integer({ min: 1 }), typed, (words, scanned, page, category) => {
        const place = { words, isCode: scanned && words !== '', page, category, sort: category, id: words, action: words, older: words }
        expect(read(written(place))).toEqual(place)
      }),
    )
  })

  it.each(['?page=2&page=5&q=a&q=b', '?q=%5B1%5D', '?q="42"', '?q=false', '?q=&page=2'])('is unchanged after the router has rewritten %s', (search) => {
    expect(read(defaultStringifySearch(parseSearch(search)))).toEqual(read(search))
  })

  it('is read as a valid place from any object', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('q', 'page', 'category', 'x'), fc.anything()), (search) => {
        const place = parseListPlace(search)
        expect(Number.isSafeInteger(place.page) && place.page >= 1).toBe(true)
        expect(typeof place.words).toBe('string')
      }),
    )
  })
})
