import type { ReactNode } from 'react'
import { StepperRoom } from '@/ui/stepper-room'
import { Frame } from './frame'
import { PageBox } from './page-box'

/** What the HTML page shows a signed-in seller until her screen is rendered: nothing that only a script can know. */
export function PortalOutline({ children }: { readonly children: ReactNode }) {
  return (
    // Inert: a press would be lost, as no script runs yet. The build moves the menu into a template, since it does not know the window's width.
    <div data-slot="outline" inert>
      <PageBox>
        <Frame hasSideMenu pill={<span />} below={<StepperRoom />}>
          {children}
        </Frame>
      </PageBox>
    </div>
  )
}

/** The place of the screen in it, with an outline that fits any screen. Screen readers read the screen itself once it can be used. */
export const AnyScreen = () => (
  <div data-slot="screen-outline" aria-hidden>
    <div className="flex w-full max-w-shell flex-col gap-5">
      <div className="h-8 w-3/5 max-w-80 rounded-md bg-muted" />
      <div className="h-44 rounded-lg border border-border bg-card" />
      <div className="h-44 rounded-lg border border-border bg-card" />
    </div>
  </div>
)
