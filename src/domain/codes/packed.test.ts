import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInWords, packNumbers, packRepeats, packWords, placeInNumbers, valueAt } from './packed'

const seed = 20_261_122
const ascending = <Value>(values: readonly Value[], order: (one: Value, other: Value) => number): Value[] => [...new Set(values)].toSorted(order)

describe('ADVICE-05 packed lists', () => {
  it('find each listed number at its position, and no number that is not listed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 400 })), fc.nat({ max: 401 }), (numbers, other) => {
        const list = ascending(numbers, (one, two) => one - two)
        const packed = packNumbers(list)
        expect(list.map((number) => placeInNumbers(packed, number))).toEqual(list.map((_, place) => place))
        expect(placeInNumbers(packed, other)).toBe(list.indexOf(other))
      }),
      { seed },
    )
  })

  it('find each listed word, and no word that is not listed', () => {
    const word = fc.string({ unit: fc.constantFrom('A', 'B', '0', '7'), minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(word), word, (words, other) => {
        const list = ascending(words, (one, two) => (one < two ? -1 : 1))
        const packed = packWords(list)
        expect(list.every((one) => isInWords(packed, one))).toBe(true)
        expect(isInWords(packed, other)).toBe(list.includes(other))
      }),
      { seed },
    )
  })

  it('return the value at each position, and -1 beyond the end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 1 }), (values) => {
        const packed = packRepeats(values)
        expect(values.map((_, place) => valueAt(packed, place))).toEqual(values)
        expect(valueAt(packed, values.length)).toBe(-1)
      }),
      { seed },
    )
  })
})
