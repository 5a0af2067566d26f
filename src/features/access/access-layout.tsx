import type { ReactNode } from 'react'
import { lazyParts } from '@/lazy/lazy-part'
import { cn } from '@/ui/cn'

// The build renders the drawing into these pages, so that the first screen's script does not contain its code.
const Drawing = lazyParts(() => import('./cover'))

interface AccessLayoutProps {
  /** Whether the form is long: on a phone the drawing above it is then lower, so that the form is in view. */
  readonly long?: boolean
  /** Whether the fields need more than one column. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/**
 * Sign-in and registration: the form, and the cover of the ledger, which teaches what its lines mean. On a phone the
 * cover is a band under the header, on a wide screen the left page, with the header at its head.
 */
export function AccessLayout({ long = false, wide = false, children }: AccessLayoutProps) {
  return (
    <div className="flex grow flex-col lg:flex-row">
      <div className="flex min-w-0 grow flex-col gutter pt-6 pb-12 max-lg:pb-6">
        <div className={cn('mx-auto flex w-full grow flex-col lg:pt-[max(0px,16dvh-1.5rem)]', wide ? 'max-w-page' : 'max-w-form')}>
          {children}
        </div>
      </div>
      {/* After the form in the document, so that a screen reader reads the form first. Its height is fixed before the
      drawing loads: if the form moved, a press would miss its button. */}
      <div
        data-slot="cover"
        className={cn(
          'surface-cloth relative order-first flex flex-none flex-col-reverse overflow-hidden lg:justify-end max-lg:low-window:hidden lg:sticky lg:top-0 lg:h-[calc(100dvh-var(--drawer-height))] lg:w-[44%] lg:before:absolute lg:before:inset-2.5 lg:before:rounded-[14px] lg:before:border-2 lg:before:border-marigold',
          long ? 'min-h-27' : 'min-h-[clamp(108px,20svh+36px,196px)]',
        )}
      >
        <Drawing>{({ Cover }) => <Cover long={long} />}</Drawing>
      </div>
    </div>
  )
}
