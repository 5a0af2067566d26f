import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BrandMark } from '@/ui/brand-mark'
import { cn } from '@/ui/cn'
import { shellTexts as texts } from '../texts'
import { BackendMark } from './backend-mark'
import { ConnectionPill } from './connection-pill'

interface HeaderBarProps {
  /** Before the mark. */
  readonly start?: ReactNode
  /** Pills of the screen, beside those that every screen has. */
  readonly pills?: ReactNode
  readonly end?: ReactNode
}

/** The indigo bar with its stitched hem, on every screen. */
export function HeaderBar({ start, pills, end }: HeaderBarProps) {
  return (
    <header className="surface-cloth always-in-sight @container sticky top-0 z-30 border-b-2 border-dashed border-marigold pt-[env(safe-area-inset-top)] print:hidden">
      <div className="flex min-h-[56px] items-center px-[max(2px,env(safe-area-inset-left))] lg:gap-x-2 lg:px-4">
        {start}
        <Link
          to="/"
          aria-label={texts.home}
          className={cn(
            'flex min-h-[44px] min-w-[44px] flex-none items-center justify-center gap-2 text-cloth-foreground no-underline',
            start === undefined && 'pl-3 lg:pl-0',
          )}
        >
          <BrandMark className="size-[32px]" />
          <span className={cn('text-lg font-semibold', end === undefined ? '@max-[19rem]:hidden' : '@max-[46rem]:hidden')}>{texts.product}</span>
        </Link>
        <div
          className={cn(
            'group/pills ml-auto flex items-center justify-end @min-[22rem]:gap-[2px] lg:gap-2',
            end === undefined && 'pr-2 lg:pr-0',
          )}
        >
          {pills}
          <ConnectionPill />
          <BackendMark />
        </div>
        {end}
      </div>
    </header>
  )
}
