import { useMemo } from 'react'
import { perLanguage } from '@/catalogues/per-language'
import type { ListedRecord, RecordCategory, RecordList, RecordSort } from './record-list'
import { rememberTexts, searchAmong, type SearchIndex } from './search-index'
import { useList, type List } from './use-list'
import type { ListAddress } from './use-list-address'

export const recordsPageSize = 25

/** A category as its chip shows it. */
export interface CountedCategory<Item> {
  readonly category: RecordCategory<Item>
  /** How many of it there are, or of what was found. */
  readonly count: number
  readonly current: boolean
}

export interface ShownRecords<Item> {
  readonly list: List<Item>
  readonly sort: RecordSort<Item>
  readonly categories: readonly CountedCategory<Item>[]
  /** Everything that the list could show, in its order. */
  readonly all: readonly Item[]
}

/** Searches, sorts and pages records as the address says. */
export function useRecordList<Item extends ListedRecord>(
  { name, columns, searched, categories, sorts, foundSort }: RecordList<Item>,
  address: ListAddress,
  items: readonly Item[],
  now: number,
): ShownRecords<Item> {
  const { place } = address
  const chosen = categories.find(({ id }) => id === place.category)
  const sortFor = (own: string | undefined): RecordSort<Item> => sorts.find(({ id }) => id === (place.sort === '' ? own : place.sort)) ?? sorts[0]
  const sort = sortFor((chosen ?? categories[0]).sort)
  const sortOfFound = chosen === undefined ? sortFor(foundSort ?? categories[0].sort) : sort
  const all = useMemo(() => items.toSorted(sort.compare), [items, sort])
  // Kept for each item, since making a text ready for the search costs more than the search itself.
  const textOf = useMemo(
    () => perLanguage(() => rememberTexts<Item>((item) => [name(item), ...columns.map(({ text }) => text(item)), ...searched(item)])),
    [name, columns, searched],
  )
  const index = useMemo(() => perLanguage(() => searchAmong(all, () => all.map(textOf()))), [all, textOf])
  // Put in order by the first word, where that is another order.
  const indexOfFound = useMemo(() => {
    if (sortOfFound === sort) return index
    return perLanguage(() => {
      const inOrder = all.toSorted(sortOfFound.compare)
      return searchAmong(inOrder, () => inOrder.map(textOf()))
    })
  }, [all, index, sort, sortOfFound, textOf])
  const isSearch = (words: string): boolean => words.trim() !== ''
  const find = (words: string): readonly Item[] => (isSearch(words) ? indexOfFound() : index()).find(words)
  /** A search looks through everything, unless a category was chosen for it. */
  const categoryFor = (words: string): RecordCategory<Item> | undefined => chosen ?? (isSearch(words) ? undefined : categories[0])
  const shown: SearchIndex<Item> = {
    find(words) {
      const category = categoryFor(words)
      const fitting = find(words)
      return category === undefined ? fitting : fitting.filter((item) => category.has(item, now))
    },
  }
  const list = useList(address, shown, recordsPageSize)
  const fitting = find(list.words)
  const current = categoryFor(list.words)
  const counted = useMemo(
    () => categories.map((category) => ({ category, count: countOf(fitting, (item) => category.has(item, now)) })),
    [categories, fitting, now],
  )
  return {
    list,
    sort: isSearch(list.words) ? sortOfFound : sort,
    all,
    categories: counted
      .map(({ category, count }) => ({ category, count, current: category === current }))
      .filter(({ category, count, current: isCurrent }) => category.onlyWithSome !== true || count > 0 || isCurrent),
  }
}

function countOf<Item>(items: readonly Item[], has: (item: Item) => boolean): number {
  let count = 0
  for (const item of items) if (has(item)) count += 1
  return count
}
