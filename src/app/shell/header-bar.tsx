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
  /** Of a row that is measured; one that says little needs no more than a style sheet. */
  readonly ref?: Ref<HTMLElement> | undefined
  /** Before the mark. */
  readonly start?: ReactNode
  /** In the place of what is said of the connection alone. */
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
              // Not measured: a name that has no room falls below what is shown of the row.
              ref === undefined ? 'h-[44px] flex-wrap overflow-clip' : 'flex-none',
            )}
          >
            <BrandMark className="my-[6px] size-[32px] flex-none" />
            <span
              className={cn(
                'text-lg font-semibold whitespace-nowrap @max-[22.5rem]:hidden no-name:hidden',
                // A row that nobody measures has no room for both where words are spaced out.
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
