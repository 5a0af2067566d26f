import { SectionScreen } from '@/features/sections/section-screen'
import { useScreenTitle } from '../titles/document-title'
import { portalTitles } from '../titles/screen-titles'
import { shellTexts as texts } from '../texts'

/** A section of the menu that has no screen of its own yet. */
export function SectionPage() {
  return <SectionScreen title={useScreenTitle(portalTitles) ?? texts.product} />
}
