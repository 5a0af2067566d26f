import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Pager } from './pager'
import { SearchBox } from './search-box'
import type { ListWords } from './texts'
import type { List } from './use-list'

interface ListFrameProps<Item> {
  readonly list: List<Item>
  readonly words: ListWords
  /** Beside the search, such as another way to find something. */
  readonly beside?: ReactNode
  /** Shows the things on the page, under a heading that names them. */
  readonly children: (items: readonly Item[], range: string) => ReactNode
}

/** What surrounds the things of a list: the search above them, the pages below, and what there is to say of none. */
export function ListFrame<Item>({ list, words, beside, children }: ListFrameProps<Item>) {
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const turning = useRef(false)
  const onTurn = useCallback(() => {
    turning.current = true
  }, [])
  const { found, page, before, items, committed } = list

  useEffect(() => {
    // The pressed number is somewhere else now: who turned the page begins at its start.
    if (turning.current) {
      heading.current?.scrollIntoView({ block: 'nearest' })
      heading.current?.focus({ preventScroll: true })
    }
    turning.current = false
  }, [page])

  function clear(): void {
    list.search('')
    input.current?.focus()
  }

  const range = words.range(before + 1, before + items.length, found)
  return (
    <div className="flex flex-col gap-4">
      <div>
        <div className="flex flex-wrap items-end gap-2">
          <SearchBox list={list} label={words.search} inputRef={input} onClear={clear} />
          {beside}
        </div>
        <div role="status">
          {/* Two elements, since the first may have the focus: one that stays, and takes none any more, would lose it unseen. */}
          {found === 0 ? <p key="nothing" tabIndex={-1} className="mt-4">{words.nothing}</p> : committed && <p key="found" className="sr-only">{words.found(found)}</p>}
        </div>
      </div>
      {found === 0 && list.words !== '' && (
        <Button variant="outline" className="w-fit" onClick={clear}>
          {words.showAll}
        </Button>
      )}
      {found > 0 && (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {range}
          </h2>
          {children(items, range)}
        </>
      )}
      <Pager list={list} label={words.pages} onTurn={onTurn} />
    </div>
  )
}
