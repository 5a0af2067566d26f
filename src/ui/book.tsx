import { Children, type ReactNode } from 'react'
import { cn } from './cn'
import { ProgressLine, type ProgressState } from './progress-line'

/** One piece of the progress line in a binding. Pieces have equal lengths and overlap by a pixel, so that no gap shows between them. */
export function SpineLine({ state }: { readonly state: ProgressState }) {
  return <ProgressLine vertical state={state} className="relative grow not-last:-mb-px [&>svg]:absolute" />
}

interface SpineProps {
  readonly className?: string
  readonly children: ReactNode
}

/** The binding of a page: a strip of cloth with the progress line along its middle. */
function Spine({ className, children }: SpineProps) {
  return (
    <div
      className={cn('thread-on-cloth flex flex-col bg-cloth [--dashes:9_8] forced-colors:border-x print:hidden', className)}
    >
      {children}
    </div>
  )
}

interface BookProps {
  /** Pieces of progress line, from the top down. */
  readonly binding: ReactNode
  /** One page, or two facing pages: side by side if there is room, else one below the other. */
  readonly children: ReactNode
  readonly className?: string
}

/** Pages bound by a spine. A single page, and any book on a phone, has it at the start; an open book has it in the middle. */
export function Book({ binding, children, className }: BookProps) {
  const open = Children.toArray(children).length > 1
  return (
    <div className={cn('@container', className)}>
      <div
        className={cn(
          'grid grid-cols-[16px_minmax(0,1fr)] overflow-hidden rounded-s-[4px] rounded-e-lg border border-border bg-card depth-card @min-[42rem]:grid-cols-[30px_minmax(0,1fr)]',
          open &&
            'grid-rows-[auto_1fr] @min-[42rem]:grid-cols-[minmax(0,1fr)_30px_minmax(0,1fr)] @min-[42rem]:grid-rows-1 @min-[42rem]:rounded-lg',
        )}
      >
        <Spine className={cn(open && 'row-span-2 @min-[42rem]:order-2 @min-[42rem]:row-span-1')}>{binding}</Spine>
        {children}
      </div>
    </div>
  )
}

interface PageProps {
  /** Whether it is the second of two pages: if they are one below the other, a fold line separates them. */
  readonly facing?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A page of a book. */
export function Page({ facing = false, className, children }: PageProps) {
  return (
    <div
      className={cn(
        'col-start-2 min-w-0 p-[16px] @min-[42rem]:col-start-auto @min-[42rem]:p-6',
        facing
          ? 'border-t-3 border-double border-fold @min-[42rem]:order-3 @min-[42rem]:border-t-0'
          : '@min-[42rem]:order-1',
        className,
      )}
    >
      {children}
    </div>
  )
}

interface PageEntryProps {
  readonly icon: ReactNode
  readonly title: ReactNode
  /** Shown at the end of the title's line. */
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** One of several entries of a page, one below the other, separated by rules. */
export function PageEntry({ icon, title, mark, children }: PageEntryProps) {
  return (
    <section className="flex gap-[12px] border-t border-border py-3 first:border-t-0 first:pt-0 last:pb-0 [&>svg]:mt-px [&>svg]:size-5 [&>svg]:flex-none">
      {icon}
      <div className="flex min-w-0 grow flex-col">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="text-base">{title}</h2>
          {mark}
        </div>
        {children}
      </div>
    </section>
  )
}
