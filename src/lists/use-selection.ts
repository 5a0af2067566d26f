import { useCallback, useState } from 'react'
import type { ListedRecord } from './record-list'

/** The most records that can be selected at once (KIT-04). */
export const selectionMaximum = 100

export interface Selection<Item> {
  /** The selected records that still exist, in the order of the list. */
  readonly items: readonly Item[]
  has(id: string): boolean
  /** The same function while the list stays the same, so that memoised entries do not re-render. */
  readonly toggle: (id: string) => void
  /** Selects these as well, up to the maximum. */
  selectAll(items: readonly Item[]): void
  clear(): void
  /** Deselects these. */
  drop(ids: readonly string[]): void
  readonly isFull: boolean
}

/** The selection in one category of a list, for as long as that is on screen. @param all everything that the list could show */
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
        // Rebuilt from the records that still exist: one that has gone must not count towards the maximum.
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
