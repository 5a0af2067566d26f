import type { ReactNode } from 'react'
import { StepperRoom } from '@/ui/stepper-room'
import { Frame } from './frame'
import { PageBox } from './page-box'

/** What stands in the page itself for a signed-in seller until her screen is there: nothing that is only known by script. */
export function PortalOutline({ children }: { readonly children: ReactNode }) {
  return (
    // A press here would meet no script yet, and be lost. The window's width is not known at build: the menu is taken out, and put back where it is wide.
    <div data-slot="outline" inert>
      <PageBox>
        <Frame hasSideMenu pill={<span />} below={<StepperRoom />}>
          {children}
        </Frame>
      </PageBox>
    </div>
  )
}

/** The screen's own place in it, with an outline that any screen may have. Nobody is told of it: the screen itself is, once it can be used. */
export const AnyScreen = () => (
  <div data-slot="screen-outline" aria-hidden>
    <div className="flex w-full max-w-shell flex-col gap-5">
      <div className="h-8 w-3/5 max-w-80 rounded-md bg-muted" />
      <div className="h-44 rounded-lg border border-border bg-card" />
      <div className="h-44 rounded-lg border border-border bg-card" />
    </div>
  </div>
)
