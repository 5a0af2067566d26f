import { use } from 'react'
import { cn } from '@/ui/cn'
import { showWhole } from '@/ui/show-whole'
import { ConsoleContext } from './console-section'
import { bringToTop } from './in-drawer'
import { headingId, sectionNames } from './sections'
import { demoTexts as texts } from './texts'

function jumpTo(id: string): void {
  const heading = document.getElementById(id)
  if (heading === null) return
  heading.focus({ preventScroll: true })
  if (heading.closest('[data-slot="drawer"]') === null) heading.scrollIntoView()
  else bringToTop(heading)
}

/** Jumps to the sections. Buttons, not links, since the address belongs to the app that is being shown. */
export function JumpBar({ className }: { readonly className: string }) {
  const { prefix } = use(ConsoleContext)
  return (
    <nav aria-label={texts.sections} className={cn('flex overflow-x-auto', className)}>
      {sectionNames.map((name) => (
        <button
          key={name}
          type="button"
          className="min-h-11 min-w-11 flex-none rounded-md px-1 text-sm font-semibold hover:underline focus-visible:-outline-offset-3"
          onFocus={showWhole}
          onClick={() => jumpTo(headingId(prefix, name))}
        >
          {texts.jumps[name]}
        </button>
      ))}
    </nav>
  )
}
