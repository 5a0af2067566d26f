import { useEffect, useRef } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { amountText } from '@/domain/money-text'
import { showWhole } from '@/ui/show-whole'
import { ListLink } from './list-link'
import type { ListAddress } from './use-list-address'
import type { ShownRecords } from './use-record-list'
import { listTexts as texts } from './texts'

interface CategoryChipsProps<Item> extends Pick<ShownRecords<Item>, 'current' | 'chips'> {
  readonly address: ListAddress
}

/** The categories of a list, each with its count: links, since the address says what is on screen. */
export function CategoryChips<Item>({ address, current, chips: { words, categories } }: CategoryChipsProps<Item>) {
  // Its parent memoises it, so it subscribes to the language itself.
  useLanguage()
  const row = useRef<HTMLUListElement>(null)
  const chosen = current?.id
  useEffect(() => {
    // On a phone the row is wider than the screen: scrolls to the current chip, for example after opening a link.
    const chip = row.current?.querySelector('[aria-current=page]')?.parentElement
    if (row.current === null || !(chip instanceof HTMLElement)) return
    const { left, right } = chip.getBoundingClientRect()
    const seen = row.current.getBoundingClientRect()
    if (left < seen.left || right > seen.right) row.current.scrollLeft += (left + right - seen.left - seen.right) / 2
  }, [chosen])
  return (
    <nav aria-label={texts.categories}>
      <ul ref={row} className="flex gap-2 max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:scroll-px-(--gutter) max-md:px-(--gutter) max-md:py-1 max-md:*:flex-none md:flex-wrap">
        {categories.map(({ category, count }) => (
          <li key={category.id}>
            <ListLink
              address={address}
              change={{ category: category.id, words, sort: '' }}
              aria-current={category === current ? 'page' : undefined}
              onFocus={showWhole}
              className="flex min-h-11 items-center gap-2 rounded-full whitespace-nowrap border-[1.5px] border-input bg-card px-3.5 leading-tight text-foreground no-underline hover:bg-primary-soft aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold"
            >
              {category.label()}
              {count !== null && <span className="tabular-nums">{amountText(count)}</span>}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
