import { Button } from '@/ui/button'
import { updateStore } from '../updates/update-store'
import { updateTexts as texts } from './update-texts'

/** A new version waits for the seller's word. */
export function UpdateNotice() {
  return (
    <div className="gutter flex flex-wrap items-center gap-x-4 bg-info-soft py-1">
      <p>{texts.updateReady}</p>
      <Button variant="link" size="bare" onClick={() => updateStore.apply()}>
        {texts.updateNow}
      </Button>
      <Button variant="link" size="bare" onClick={() => updateStore.dismiss()}>
        {texts.updateLater}
      </Button>
    </div>
  )
}
