import { describe, expect, it } from 'vitest'
import { createSorter } from './create-sorter'

interface Row {
  readonly id: string
  readonly rank: number
}

/** Unsorted rows, many of them with the same rank. */
const rows = (count: number): readonly Row[] => Array.from({ length: count }, (_, place) => ({ id: `R-${place}`, rank: (place * 7919) % 97 }))
const byRank = (one: Row, other: Row): number => one.rank - other.rank

describe('KIT-02 a list that is kept sorted', () => {
  const before = rows(500)
  it.each([
    ['one changes', before.map((row) => (row.id === 'R-250' ? { ...row, rank: 96 } : row))],
    ['some go', before.filter(({ rank }) => rank % 3 > 0)],
    ['some come first', [{ id: 'new', rank: 40 }, { id: 'newer', rank: 40 }, ...before]],
    ['some come and others go', [...before.slice(0, 100), { id: 'new', rank: 40 }, ...before.slice(105, 400), { id: 'newer', rank: 40 }, ...before.slice(401)]],
    ['one stands elsewhere', [...before.slice(0, 97), ...before.slice(98, 195), ...before.slice(97, 98), ...before.slice(195)]],
    ['all stand elsewhere', before.toReversed()],
    ['all are others', rows(40).map(({ id, rank }) => ({ id: `other ${id}`, rank }))],
    ['an id comes twice', [...before, { id: 'R-7', rank: 3 }]],
    ['none is left', []],
  ])('equals a full sort when %s', (_, after) => {
    const sort = createSorter(byRank)
    expect(sort(before)).toEqual(before.toSorted(byRank))
    expect(sort(after)).toEqual(after.toSorted(byRank))
    expect(sort(before)).toEqual(before.toSorted(byRank))
  })

  it('is the same array if nothing has changed', () => {
    const sort = createSorter(byRank)
    expect(sort([...before])).toBe(sort(before))
  })

  it('needs fewer than 20 comparisons when one of 500 records changes', () => {
    let compared = 0
    const sort = createSorter<Row>((one, other) => {
      compared += 1
      return byRank(one, other)
    })
    sort(before)
    compared = 0
    sort(before.map((row) => (row.id === 'R-250' ? { ...row, rank: 96 } : row)))
    expect(compared).toBeLessThan(20)
  })
})
