import { PlannedScreen } from '@/features/planned/planned-screen'
import { SectionScreen } from '@/features/sections/section-screen'
import { useScreenTitle } from '../document-title'
import { publicTitles } from '../public-titles'
import { portalTitles } from '../screen-titles'
import { shellTexts as texts } from '../texts'

/** A section of the menu that has no screen of its own yet. */
export function SectionPage() {
  return <SectionScreen title={useScreenTitle(portalTitles) ?? texts.product} />
}

/** An address of a later version, under its own title and without a menu beside it. */
export function PublicPlannedPage() {
  return (
    <div className="gutter pt-6 pb-12">
      <PlannedScreen title={useScreenTitle(publicTitles) ?? texts.product} />
    </div>
  )
}
