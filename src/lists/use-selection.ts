import { useCallback, useState } from 'react'
import type { ListedRecord } from './record-list'

/** So many can be selected at once (KIT-04). */
export const selectionMaximum = 100

export interface Selection<Item> {
  /** Those of the selected that there still are, in the order of the list. */
  readonly items: readonly Item[]
  has(id: string): boolean
  /** Stays the same while the list does: thousands of entries need not be looked at for one. */
  readonly toggle: (id: string) => void
  /** Selects these as well, as many as there is room for. */
  selectAll(items: readonly Item[]): void
  clear(): void
  /** Takes these out of it. */
  drop(ids: readonly string[]): void
  readonly isFull: boolean
}

/** What is selected of one category of a list, for as long as that is on screen. @param all everything that the list could show */
export function useSelection<Item extends ListedRecord>(all: readonly Item[], category: string): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [of, setOf] = useState(category)
  if (of !== category) {
    setOf(category)
    setIds(new Set())
  }
  const items = stillThere(all, ids)
  const isFull = items.length >= selectionMaximum
  const toggle = useCallback(
    (id: string): void =>
      setIds((before) => {
        // Made anew of what is still there: a record that has gone leaves no hidden place behind.
        const next = new Set(stillThere(all, before).map((item) => item.id))
        if (!next.delete(id) && next.size < selectionMaximum) next.add(id)
        return next
      }),
    [all],
  )
  return {
    items,
    isFull,
    has: (id) => ids.has(id),
    toggle,
    selectAll: (wanted) =>
      setIds((before) => new Set([...new Set([...stillThere(all, before), ...wanted].map(({ id }) => id))].slice(0, selectionMaximum))),
    clear: () => setIds(new Set()),
    drop: (gone) => setIds((before) => new Set([...before].filter((id) => !gone.includes(id)))),
  }
}

const stillThere = <Item extends ListedRecord>(all: readonly Item[], ids: ReadonlySet<string>): readonly Item[] =>
  ids.size === 0 ? [] : all.filter(({ id }) => ids.has(id))
