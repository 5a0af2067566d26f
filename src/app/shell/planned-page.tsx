import { PlannedScreen } from '@/features/planned/planned-screen'
import { useScreenTitle } from '../screen-titles'
import { shellTexts as texts } from '../texts'

/** An address of a later version, under its own title. */
export function PlannedPage() {
  return <PlannedScreen title={useScreenTitle() ?? texts.product} />
}

/** The same where no menu stands beside it. */
export function PublicPlannedPage() {
  return (
    <div className="gutter pt-6 pb-12">
      <PlannedPage />
    </div>
  )
}
