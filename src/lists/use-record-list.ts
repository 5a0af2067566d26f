import { useDeferredValue, useEffect, useMemo } from 'react'
import { perLanguage } from '@/catalogues/per-language'
import type { ListedRecord, RecordCategory, RecordList, RecordSort } from './record-list'
import type { ListPlace } from './list-place'
import { prepareTexts } from './prepare-texts'
import { rememberTexts, searchAmong, type SearchIndex } from './search-index'
import { useList, type List } from './use-list'
import type { ListAddress } from './use-list-address'

export const recordsPageSize = 25

/** A category as its chip shows it. */
export interface CountedCategory<Item> {
  readonly category: RecordCategory<Item>
  /** How many of it there are, or of what was found; null while that is not known. */
  readonly count: number | null
  readonly current: boolean
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
  readonly categories: readonly CountedCategory<Item>[]
}

/** Sorts records as the address says; the same object as before where nothing has changed. */
export function useSortedRecords<Item extends ListedRecord>(
  { categories, sorts }: RecordList<Item>,
  { category, sort: wanted }: ListPlace,
  { items, isWhole }: RecordsRead<Item>,
): SortedRecords<Item> {
  const chosen = categories.find(({ id }) => id === category)
  const sort = sorts.find(({ id }) => id === (wanted === '' ? (chosen ?? categories[0]).sort : wanted)) ?? sorts[0]
  return useMemo(() => ({ all: items.toSorted(sort.compare), sort, isWhole }), [items, sort, isWhole])
}

/** Searches and pages sorted records as the address says. */
export function useRecordList<Item extends ListedRecord>(
  { name, columns, searched, categories }: RecordList<Item>,
  address: ListAddress,
  { all, sort, isWhole }: SortedRecords<Item>,
  now: number,
): ShownRecords<Item> {
  const { place } = address
  const chosen = categories.find(({ id }) => id === place.category)
  // Kept for each item, since making a text ready for the search costs more than the search itself.
  const textOf = useMemo(
    () => perLanguage(() => rememberTexts<Item>((item) => [name(item), ...columns.map(({ text }) => text(item)), ...searched(item)])),
    [name, columns, searched],
  )
  useEffect(() => prepareTexts(all, textOf()), [all, textOf])
  const index = useMemo(() => perLanguage(() => searchAmong(all, () => all.map(textOf()))), [all, textOf])
  const found = index()
  /** A search looks through everything, unless a category was chosen for it. */
  const categoryFor = (words: string): RecordCategory<Item> | undefined => chosen ?? (words.trim() === '' ? categories[0] : undefined)
  const shown: SearchIndex<Item> = {
    find(words) {
      const category = categoryFor(words)
      // Of a part nobody can say what is not in it.
      if (!isWhole && words.trim() !== '') return []
      const fitting = found.find(words)
      return category === undefined ? fitting : fitting.filter((item) => category.has(item, now))
    },
  }
  const list = useList(address, shown, recordsPageSize)
  const fitting = found.find(list.words)
  const current = categoryFor(list.words)
  // What was found is painted before thousands are counted once for each chip.
  const counting = useDeferredValue(fitting)
  const counted = useMemo(
    () => categories.map((category) => ({ category, count: isWhole || category.readFirst === true ? countOf(counting, (item) => category.has(item, now)) : null })),
    [categories, counting, isWhole, now],
  )
  return {
    list,
    sort,
    all,
    isWhole,
    categories: counted
      .map(({ category, count }) => ({ category, count, current: category === current }))
      .filter(({ category, count, current: isCurrent }) => category.onlyWithSome !== true || (count ?? 0) > 0 || isCurrent),
  }
}

function countOf<Item>(items: readonly Item[], has: (item: Item) => boolean): number {
  let count = 0
  for (const item of items) if (has(item)) count += 1
  return count
}
