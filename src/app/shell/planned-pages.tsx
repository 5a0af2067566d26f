import { PlannedScreen } from '@/features/planned/planned-screen'
import { SectionScreen } from '@/features/sections/section-screen'
import { useScreenTitle } from '../screen-titles'
import { shellTexts as texts } from '../texts'

const useTitle = (): string => useScreenTitle() ?? texts.product

/** A section of the menu that has no screen of its own yet. */
export function SectionPage() {
  return <SectionScreen title={useTitle()} />
}

/** An address of a later version, under its own title. */
export function PlannedPage() {
  return <PlannedScreen title={useTitle()} />
}

/** The same where no menu stands beside it. */
export function PublicPlannedPage() {
  return (
    <div className="gutter pt-6 pb-12">
      <PlannedPage />
    </div>
  )
}
