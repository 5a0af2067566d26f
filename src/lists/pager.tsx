import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { useLastPainted } from '@/ui/after-paint'
import { buttonVariants } from '@/ui/button'
import { cn } from '@/ui/cn'
import { ListLink } from './list-link'
import { pageMarks } from './pages'
import { listTexts as texts } from './texts'
import type { List } from './use-list'

interface PagerProps {
  readonly list: Pick<List<unknown>, 'address' | 'words' | 'page' | 'pageCount' | 'committed'>
  readonly label: string
  /** Called before another page is shown; has to be the same function at each render. */
  readonly onTurn: () => void
}

const numberStyle =
  'flex min-h-11 min-w-11 items-center justify-center rounded-md px-1 font-semibold no-underline tabular-nums hover:bg-primary-soft aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground'

/**
 * The links to the other pages of a list, if there are any. While somebody types a search, the results are painted before the links
 * get their new addresses: to press a link she leaves the search field, which commits the search.
 */
export function Pager({ list, label, onTurn }: PagerProps) {
  const { address, words, page, pageCount, committed } = list
  const place = useMemo(() => ({ address, words, page, pageCount }), [address, words, page, pageCount])
  const painted = useLastPainted(place)
  const shown = committed ? place : painted
  const marks = useMemo(() => <PageMarks list={shown} label={label} onTurn={onTurn} />, [shown, label, onTurn])
  return pageCount > 1 && shown.pageCount > 1 && marks
}

interface PageMarksProps extends Omit<PagerProps, 'list'> {
  readonly list: Omit<PagerProps['list'], 'committed'>
}

/** All page numbers, or an ellipsis for the distant ones (OFFER-01). */
function PageMarks({ list, label, onTurn }: PageMarksProps) {
  // Its parent memoises it, so it subscribes to the language itself.
  useLanguage()
  const { address, words, page: current, pageCount } = list
  const step = buttonVariants({ variant: 'outline', size: 'compact' })
  const to = (page: number) => ({ address, change: { words, page }, ...(page === current ? {} : { onGo: onTurn }) })
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <ul className="flex flex-wrap items-center max-md:w-full max-md:justify-center md:gap-1">
        {pageMarks(current, pageCount).map((mark) =>
          mark.kind === 'ellipsis' ? (
            <li key={`after-${mark.after}`} className="min-w-4 text-center text-muted-foreground">
              …
            </li>
          ) : (
            <li key={mark.page}>
              <ListLink
                {...to(mark.page)}
                aria-label={texts.page(mark.page)}
                aria-current={mark.page === current ? 'page' : undefined}
                className={numberStyle}
              >
                {mark.page}
              </ListLink>
            </li>
          ),
        )}
      </ul>
      <div className="flex grow flex-wrap justify-between gap-3 md:justify-end">
        {current > 1 && (
          <ListLink {...to(current - 1)} rel="prev" className={step}>
            <ChevronLeft className="onward size-5" />
            {texts.previous}
          </ListLink>
        )}
        {current < pageCount && (
          <ListLink {...to(current + 1)} rel="next" className={cn(step, 'ms-auto md:ms-0')}>
            {texts.next}
            <ChevronRight className="onward size-5" />
          </ListLink>
        )}
      </div>
    </nav>
  )
}
