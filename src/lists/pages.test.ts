import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestPage, pageCountOf, pageMarks, pagesWithoutEllipsis } from './pages'

const shown = (current: number, count: number): string =>
  pageMarks(current, count)
    .map((mark) => (mark.kind === 'page' ? String(mark.page) : '…'))
    .join(' ')

describe('OFFER-01 the page numbers', () => {
  it.each([
    [1, 1, '1'],
    [2, 4, '1 2 3 4'],
    [5, 10, '1 2 3 4 5 6 7 8 9 10'],
    [1, 13, '1 2 3 4 5 … 13'],
    [4, 13, '1 2 3 4 5 … 13'],
    [5, 13, '1 … 4 5 6 … 13'],
    [7, 13, '1 … 6 7 8 … 13'],
    [10, 13, '1 … 9 10 11 12 13'],
    [13, 13, '1 … 9 10 11 12 13'],
    [1, 11, '1 2 3 4 5 … 11'],
    [6, 11, '1 … 5 6 7 … 11'],
  ])('on page %i of %i are %s', (current, count, marks) => {
    expect(shown(current, count)).toBe(marks)
  })

  it('link the first, the last and the adjacent pages, with an ellipsis for each gap', () => {
    const places = fc.integer({ min: 1, max: 10_000 }).chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
    fc.assert(
      fc.property(places, ([current, count]) => {
        const marks = pageMarks(current, count)
        const pages = marks.flatMap((mark) => (mark.kind === 'page' ? [mark.page] : []))
        expect(pages).toEqual([...new Set(pages)].toSorted((one, other) => one - other))
        for (const page of [1, current - 1, current, current + 1, count])
          if (page >= 1 && page <= count) expect(pages).toContain(page)
        expect(marks.length).toBe(count <= pagesWithoutEllipsis ? count : 7)
        for (const [place, mark] of marks.entries()) {
          const before = marks[place - 1]
          if (mark.kind === 'ellipsis') expect(before).toEqual({ kind: 'page', page: mark.after })
          else if (before?.kind === 'page') expect(mark.page - before.page).toBe(1)
          else if (before !== undefined) expect(mark.page - before.after).toBeGreaterThan(2)
        }
      }),
    )
  })
})

describe('OFFER-01 the pages', () => {
  it('hold all items, and are one page if there are no items', () => {
    expect([0, 1, 10, 11, 128].map((items) => pageCountOf(items, 10))).toEqual([1, 1, 1, 2, 13])
  })

  it('are limited to the nearest existing page', () => {
    expect([-1, 0, 1, 7, 13, 14, 9999].map((page) => nearestPage(page, 13))).toEqual([1, 1, 1, 7, 13, 13, 13])
  })
})
