import { nearestPage, pageCountOf } from './pages'
import type { SearchIndex } from './search-index'
import type { ListAddress } from './use-list-address'
import { useTypedWords } from './use-typed-words'

/** The present state of a list: what is searched for, what was found, and the page. */
export interface List<Item> {
  readonly address: ListAddress
  /** The text of the search box. */
  readonly words: string
  search(words: string): void
  /** To be called at the end of typing: the address takes over the text. */
  commit(): void
  /** Whether the address has the text of the search box. */
  readonly committed: boolean
  readonly found: number
  readonly page: number
  readonly pageCount: number
  /** The number of items before this page. */
  readonly before: number
  readonly items: readonly Item[]
  /** Everything that was found, on all pages. */
  readonly matching: readonly Item[]
}

/** Search and paging of one list, kept in its address: Back, a reload and a shared link lead to the same place. */
export function useList<Item>(address: ListAddress, index: SearchIndex<Item>, pageSize: number): List<Item> {
  const { place } = address
  const { words, type, commit, committed } = useTypedWords(place.words, (typed) => {
    // From a later page a search adds a history entry, so that Back leads to that page; further letters replace the entry.
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
