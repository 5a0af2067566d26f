import { useEffect, useMemo } from 'react'
import { perLanguage } from '@/catalogues/per-language'
import { useLastPainted } from '@/ui/after-paint'
import { recordsWithCode } from './records-with-code'
import { createSorter } from './create-sorter'
import type { ListedRecord, RecordCategory, RecordList, RecordSort } from './record-list'
import type { ListPlace } from './list-place'
import { prepareTexts } from './prepare-texts'
import { rememberTexts, searchAmong, type SearchIndex } from './search-index'
import { useList, type List } from './use-list'
import type { ListAddress } from './use-list-address'

const recordsPageSize = 25

/** The categories as chips show them. */
interface ListedCategories<Item> {
  /** The words searched for; while somebody types, those that were painted last. */
  readonly words: string
  readonly categories: readonly {
    readonly category: RecordCategory<Item>
    /** How many of the found records are in it; null while that is unknown. */
    readonly count: number | null
  }[]
}

/** Records as far as they have been read. */
export interface RecordsRead<Item> {
  readonly items: readonly Item[]
  /** Whether these are all; until then they are only those of the categories with `readFirst`. */
  readonly isWhole: boolean
}

export interface SortedRecords<Item> {
  readonly sort: RecordSort<Item>
  /** Everything that the list could show, sorted. */
  readonly all: readonly Item[]
  readonly isWhole: boolean
}

export interface ShownRecords<Item> extends SortedRecords<Item> {
  readonly list: List<Item>
  /** The category on screen; undefined while a search covers all of them. */
  readonly current: RecordCategory<Item> | undefined
  readonly chips: ListedCategories<Item>
}

/** The requested sort order, else the category's own, else the first. */
const sortFor = <Item extends ListedRecord>(sorts: RecordList<Item>['sorts'], wanted: string, own: string | undefined): RecordSort<Item> =>
  sorts.find(({ id }) => id === (wanted === '' ? own : wanted)) ?? sorts[0]

/** Sorts records as the address says; returns the same object as before if nothing has changed. */
export function useSortedRecords<Item extends ListedRecord>(
  { categories, sorts }: RecordList<Item>,
  { category, sort: wanted }: ListPlace,
  { items, isWhole }: RecordsRead<Item>,
): SortedRecords<Item> {
  const chosen = categories.find(({ id }) => id === category)
  const sort = sortFor(sorts, wanted, (chosen ?? categories[0]).sort)
  const sortItems = useMemo(() => createSorter(sort.compare), [sort])
  return useMemo(() => ({ all: sortItems(items), sort, isWhole }), [items, sort, sortItems, isWhole])
}

/** Searches and pages sorted records as the address says. */
export function useRecordList<Item extends ListedRecord>(
  { name, columns, searched, codes, categories, sorts, foundSort }: RecordList<Item>,
  address: ListAddress,
  { all, sort, isWhole }: SortedRecords<Item>,
  now: number,
): ShownRecords<Item> {
  const { place } = address
  const chosen = categories.find(({ id }) => id === place.category)
  const sortOfFound = chosen === undefined ? sortFor(sorts, place.sort, foundSort ?? categories[0].sort) : sort
  // Cached for each item, since preparing a text for the search takes longer than the search itself.
  const textOf = useMemo(
    () => perLanguage(() => rememberTexts<Item>((item) => [name(item), ...columns.map(({ text }) => text(item)), ...searched(item)])),
    [name, columns, searched],
  )
  useEffect(() => prepareTexts(all, textOf()), [all, textOf])
  const index = useMemo(() => perLanguage(() => searchAmong(all, () => all.map(textOf()))), [all, textOf])
  // If search results have another sort order, everything is sorted at the first word of a search.
  const indexOfFound = useMemo(() => {
    if (sortOfFound === sort) return index
    return perLanguage(() => {
      const inOrder = all.toSorted(sortOfFound.compare)
      return searchAmong(inOrder, () => inOrder.map(textOf()))
    })
  }, [all, index, sort, sortOfFound, textOf])
  const isSearch = (words: string): boolean => words.trim() !== ''
  const bearing = useMemo(() => rememberLast((items: readonly Item[], code: string) => (codes === undefined ? items : recordsWithCode(items, codes, code))), [codes])
  const find = (words: string): readonly Item[] => {
    const fitting = (isSearch(words) ? indexOfFound() : index()).find(words)
    return place.isCode && words === place.words ? bearing(fitting, words) : fitting
  }
  /** A search covers all categories, unless one was chosen. */
  const categoryFor = (words: string): RecordCategory<Item> | undefined => chosen ?? (isSearch(words) ? undefined : categories[0])
  const inCategory = useMemo(() => rememberLast((items: readonly Item[], category: RecordCategory<Item>) => items.filter((item) => category.has(item, now))), [now])
  const shown: SearchIndex<Item> = {
    find(words) {
      const category = categoryFor(words)
      // While only a part is read, nobody can say what is missing from a result.
      if (!isWhole && (isSearch(words) || category?.readFirst !== true)) return []
      const fitting = find(words)
      return category === undefined ? fitting : inCategory(fitting, category)
    },
  }
  const list = useList(address, shown, recordsPageSize)
  const fitting = find(list.words)
  const current = categoryFor(list.words)
  const found = useMemo(() => ({ words: list.words, fitting, isWhole }), [list.words, fitting, isWhole])
  // The results are painted before thousands of records are counted for each chip.
  const painted = useLastPainted(found)
  const counts = useMemo(
    () => categories.map((category) => ({ category, count: painted.isWhole || category.readFirst === true ? countOf(painted.fitting, (item) => category.has(item, now)) : null })),
    [categories, painted, now],
  )
  // To press a chip the seller leaves the search field, which commits the search: the chip then has the present words.
  const words = list.committed ? list.words : painted.words
  const chips = useMemo(
    () => ({ words, categories: counts.filter(({ category, count }) => category.onlyWithSome !== true || (count ?? 0) > 0 || category === current) }),
    [words, counts, current],
  )
  return { list, sort: isSearch(list.words) ? sortOfFound : sort, all, isWhole, current, chips }
}

/** Remembers the last result: thousands are not searched again when something else re-renders. */
function rememberLast<One, Other, Result>(find: (one: One, other: Other) => Result): (one: One, other: Other) => Result {
  let last: { readonly one: One; readonly other: Other; readonly result: Result } | null = null
  return (one, other) => {
    if (last?.one !== one || last.other !== other) last = { one, other, result: find(one, other) }
    return last.result
  }
}

function countOf<Item>(items: readonly Item[], has: (item: Item) => boolean): number {
  let count = 0
  for (const item of items) if (has(item)) count += 1
  return count
}
