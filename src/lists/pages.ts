/** With more pages than this, the page numbers are shown with an ellipsis. */
export const pagesWithoutEllipsis = 10

/** An empty list has one page too. */
export const pageCountOf = (items: number, pageSize: number): number => Math.max(1, Math.ceil(items / pageSize))

/** The existing page that is nearest to the requested one. */
export const nearestPage = (page: number, pageCount: number): number => Math.min(Math.max(page, 1), pageCount)

/** The number of a page, or an ellipsis for two pages or more; `after` is the page before the ellipsis. */
export type PageMark =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'ellipsis'; readonly after: number }

/** The marks between two page numbers that are shown: none, the one page between them, or an ellipsis. */
function between(before: number, after: number): PageMark[] {
  if (after - before <= 1) return []
  return after - before === 2 ? [{ kind: 'page', page: before + 1 }] : [{ kind: 'ellipsis', after: before }]
}

/**
 * The page numbers to show (OFFER-01). Of many pages only the first, the last and those around the current one are shown; these
 * are always seven marks, so that none moves away under a finger.
 */
export function pageMarks(current: number, pageCount: number): readonly PageMark[] {
  const all = pageCount <= pagesWithoutEllipsis
  const from = all ? 2 : Math.max(3, Math.min(current - 1, pageCount - 4))
  const to = all ? pageCount - 1 : Math.min(pageCount - 2, Math.max(current + 1, 5))
  const ends = pageCount === 1 ? [1] : [1, pageCount]
  const inner = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const shown = [...ends, ...inner].toSorted((one, other) => one - other)
  return shown.flatMap((page, index): PageMark[] => [...between(shown[index - 1] ?? page, page), { kind: 'page', page }])
}
