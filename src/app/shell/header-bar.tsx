import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BrandMark } from '@/ui/brand-mark'
import { shellTexts as texts } from '../texts'
import { ConnectionPill } from './connection-pill'
import { DemoMark } from './demo-mark'

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
      <div className="gutter flex min-h-14 flex-wrap items-center gap-x-1 lg:gap-x-2">
        {start}
        <Link
          to="/"
          aria-label={texts.home}
          className="flex min-h-11 items-center gap-3 pr-2 text-header-foreground no-underline"
        >
          <BrandMark className="size-8" />
          <span className={end === undefined ? 'text-lg font-semibold' : 'text-lg font-semibold max-md:hidden'}>
            {texts.product}
          </span>
        </Link>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 lg:gap-2">
          {pills}
          <ConnectionPill />
          <DemoMark />
        </div>
        {end}
      </div>
    </header>
  )
}
