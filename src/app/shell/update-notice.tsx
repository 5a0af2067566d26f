import { Button } from '@/ui/button'
import { dismissUpdateState } from '../updates/update-state'
import { updateTexts as texts } from './update-texts'

/** A new version waits for the seller's word. */
export function UpdateNotice({ apply }: { readonly apply: () => void }) {
  return (
    <div className="gutter flex flex-wrap items-center gap-x-4 bg-info-soft py-1">
      <p>{texts.updateReady}</p>
      <Button variant="link" size="bare" onClick={apply}>
        {texts.updateNow}
      </Button>
      <Button variant="link" size="bare" onClick={dismissUpdateState}>
        {texts.updateLater}
      </Button>
    </div>
  )
}
