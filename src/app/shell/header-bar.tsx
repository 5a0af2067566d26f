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
    <header className="surface-header sticky top-0 z-30 border-b-2 border-dashed border-marigold pt-[env(safe-area-inset-top)] print:hidden">
      <div className="flex min-h-14 flex-wrap items-center gap-x-0.5 px-[max(0.5rem,env(safe-area-inset-left))] lg:gap-x-2 lg:px-4">
        {start}
        <Link
          to="/"
          aria-label={texts.home}
          className={cn(
            'flex min-h-11 min-w-11 items-center gap-3 text-header-foreground no-underline',
            start === undefined && 'pl-2 lg:pl-0',
          )}
        >
          <BrandMark />
          <span className={cn('text-lg font-semibold', end !== undefined && 'max-md:hidden')}>{texts.product}</span>
        </Link>
        {/* On a narrow phone the pills get a line of their own when there are many. */}
        <div
          className={cn(
            'ml-auto flex items-center justify-end gap-1 lg:gap-2',
            end !== undefined && 'pills-apart',
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
