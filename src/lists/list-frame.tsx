import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Pager } from './pager'
import { SearchBox } from './search-box'
import type { ListWords } from './texts'
import type { List } from './use-list'

interface ListFrameProps<Item> {
  readonly list: List<Item>
  readonly words: ListWords
  /** Shown beside the search, such as a button to scan. */
  readonly beside?: ReactNode
  /** Renders the items of the page, below a heading with their range. */
  readonly children: (items: readonly Item[], range: string) => ReactNode
}

/** The frame of a list: the search above its items, the page numbers below, and the message if there are none. */
export function ListFrame<Item>({ list, words, beside, children }: ListFrameProps<Item>) {
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const turning = useRef(false)
  const onTurn = useCallback(() => {
    turning.current = true
  }, [])
  const { found, page, before, items, committed } = list

  useEffect(() => {
    // The pressed page number is somewhere else now: the focus goes to the start of the new page.
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
          {/* Two elements with keys, since the first may have the focus: if React reused it without `tabIndex`, the focus would be lost unnoticed. */}
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
