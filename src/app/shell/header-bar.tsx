import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { BrandMark } from '@/ui/brand-mark'
import { cn } from '@/ui/cn'
import { shellTexts as texts } from '../texts'
import { BackendMark } from './backend-mark'
import { ConnectionPill } from './connection-pill'
import { LanguageChoice } from './language-choice'
import { LanguageNotice } from '../notices/language-notice'
import { UpdateNoticeHost } from '../notices/update-notice-host'

interface HeaderBarProps {
  /** Ref of a row that is measured; for a row with little in it CSS is enough. */
  readonly ref?: Ref<HTMLElement> | undefined
  /** Before the mark. */
  readonly start?: ReactNode
  /** Replaces the pill that tells only of the connection. */
  readonly pill?: ReactNode
  readonly end?: ReactNode
  /** The edge below the row. */
  readonly hem?: ReactNode
  /** On the page, below the bar and above all else. */
  readonly below?: ReactNode
}

/** The indigo bar on every screen: one row, whatever it says. */
export function HeaderBar({ ref, start, pill, end, hem, below }: HeaderBarProps) {
  return (
    <>
      <header
        ref={ref}
        data-room="all"
        className="surface-cloth always-in-sight @container sticky top-0 z-30 pt-[env(safe-area-inset-top)] print:hidden"
      >
        <div className="flex min-h-[56px] items-center px-[max(2px,env(safe-area-inset-left))] lg:gap-x-2 lg:px-4">
          {start}
          <Link
            to="/"
            aria-label={texts.home}
            data-measured
            className={cn(
              'flex min-h-[44px] min-w-[44px] items-center justify-center gap-2 text-cloth-foreground no-underline',
              start === undefined && 'ps-3 lg:ps-0',
              // Not measured: a name that does not fit wraps below the visible part of the row.
              ref === undefined ? 'h-[44px] flex-wrap overflow-clip' : 'flex-none',
            )}
          >
            <BrandMark className="my-[6px] size-[32px] flex-none" />
            <span
              className={cn(
                'text-lg font-semibold whitespace-nowrap @max-[22.5rem]:hidden no-name:hidden',
                // If a reader has widened the spacing of words, an unmeasured row has no room for both name and pill.
                ref === undefined && '@max-dialog:beside-pill:hidden',
              )}
            >
              {texts.product}
            </span>
          </Link>
          <BackendMark />
          <div data-measured className={cn('ms-auto flex flex-none items-center', end === undefined && 'pe-2 lg:pe-0')}>
            {pill ?? <ConnectionPill />}
          </div>
          {end ?? <LanguageChoice />}
        </div>
        {hem}
      </header>
      {below}
      <UpdateNoticeHost />
      <LanguageNotice />
    </>
  )
}
