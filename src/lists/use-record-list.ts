import { useEffect, useMemo } from 'react'
import { perLanguage } from '@/catalogues/per-language'
import { useLastPainted } from '@/ui/after-paint'
import { bearersOf } from './bearers'
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
  /** What is searched for; while it is typed, a moment ago. */
  readonly words: string
  readonly categories: readonly {
    readonly category: RecordCategory<Item>
    /** How many of it there are, or of what was found; null while that is not known. */
    readonly count: number | null
  }[]
}

/** Records as far as they have been read. */
export interface RecordsRead<Item> {
  readonly items: readonly Item[]
  /** Whether these are all; until then they are those of the categories that are read first. */
  readonly isWhole: boolean
}

export interface SortedRecords<Item> {
  readonly sort: RecordSort<Item>
  /** Everything that the list could show, in its order. */
  readonly all: readonly Item[]
  readonly isWhole: boolean
}

export interface ShownRecords<Item> extends SortedRecords<Item> {
  readonly list: List<Item>
  /** What is on screen; absent where a search goes through all of them. */
  readonly current: RecordCategory<Item> | undefined
  readonly chips: ListedCategories<Item>
}

/** The order that was asked for, else that of what is shown, else the first. */
const sortFor = <Item extends ListedRecord>(sorts: RecordList<Item>['sorts'], wanted: string, own: string | undefined): RecordSort<Item> =>
  sorts.find(({ id }) => id === (wanted === '' ? own : wanted)) ?? sorts[0]

/** Sorts records as the address says; the same object as before where nothing has changed. */
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
  // Kept for each item, since making a text ready for the search costs more than the search itself.
  const textOf = useMemo(
    () => perLanguage(() => rememberTexts<Item>((item) => [name(item), ...columns.map(({ text }) => text(item)), ...searched(item)])),
    [name, columns, searched],
  )
  useEffect(() => prepareTexts(all, textOf()), [all, textOf])
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
  const bearing = useMemo(() => rememberLast((items: readonly Item[], code: string) => (codes === undefined ? items : bearersOf(items, codes, code))), [codes])
  const find = (words: string): readonly Item[] => {
    const fitting = (isSearch(words) ? indexOfFound() : index()).find(words)
    return place.isCode && words === place.words ? bearing(fitting, words) : fitting
  }
  /** A search looks through everything, unless a category was chosen for it. */
  const categoryFor = (words: string): RecordCategory<Item> | undefined => chosen ?? (isSearch(words) ? undefined : categories[0])
  const inCategory = useMemo(() => rememberLast((items: readonly Item[], category: RecordCategory<Item>) => items.filter((item) => category.has(item, now))), [now])
  const shown: SearchIndex<Item> = {
    find(words) {
      const category = categoryFor(words)
      // Of a part nobody can say what is not in it.
      if (!isWhole && (isSearch(words) || category?.readFirst !== true)) return []
      const fitting = find(words)
      return category === undefined ? fitting : inCategory(fitting, category)
    },
  }
  const list = useList(address, shown, recordsPageSize)
  const fitting = find(list.words)
  const current = categoryFor(list.words)
  const found = useMemo(() => ({ words: list.words, fitting, isWhole }), [list.words, fitting, isWhole])
  // What was found, or done, is painted before thousands are counted once for each chip.
  const painted = useLastPainted(found)
  const counts = useMemo(
    () => categories.map((category) => ({ category, count: painted.isWhole || category.readFirst === true ? countOf(painted.fitting, (item) => category.has(item, now)) : null })),
    [categories, painted, now],
  )
  // Whoever goes to press one ends the search by leaving its field: it leads to the words of now.
  const words = list.committed ? list.words : painted.words
  const chips = useMemo(
    () => ({ words, categories: counts.filter(({ category, count }) => category.onlyWithSome !== true || (count ?? 0) > 0 || category === current) }),
    [words, counts, current],
  )
  return { list, sort: isSearch(list.words) ? sortOfFound : sort, all, isWhole, current, chips }
}

/** Looks through thousands once, and not each time that something beside them changes. */
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
