import { nearestPage, pageCountOf } from './pages'
import type { SearchIndex } from './search-index'
import type { ListAddress } from './use-list-address'
import { useTypedWords } from './use-typed-words'

/** A list as it stands: what is searched for, what was found, and the page of it. */
export interface List<Item> {
  readonly address: ListAddress
  /** What stands in the search box. */
  readonly words: string
  search(words: string): void
  /** Typing has come to an end. */
  commit(): void
  /** Whether the address has what stands in the search box. */
  readonly committed: boolean
  readonly found: number
  readonly page: number
  readonly pageCount: number
  /** How many come before this page. */
  readonly before: number
  readonly items: readonly Item[]
  /** Everything that was found, on all pages. */
  readonly matching: readonly Item[]
}

/** Search and paging of one list, kept in its address: Back, a reload and a shared address lead to the same place. */
export function useList<Item>(address: ListAddress, index: SearchIndex<Item>, pageSize: number): List<Item> {
  const { place } = address
  const { words, type, commit, committed } = useTypedWords(place.words, (typed) => {
    // A place further on is left for the search, and Back leads to it; the words on the way to the last ones are not.
    address.go({ words: typed }, place.page > 1 ? 'push' : 'replace')
  })

  const found = index.find(words)
  const pageCount = pageCountOf(found.length, pageSize)
  const page = committed ? nearestPage(place.page, pageCount) : 1
  const before = (page - 1) * pageSize
  return {
    address,
    words,
    search: type,
    commit,
    committed,
    found: found.length,
    page,
    pageCount,
    before,
    items: found.slice(before, before + pageSize),
    matching: found,
  }
}
