import { useSyncExternalStore } from 'react'
import { Button } from '@/ui/button'
import { shellTexts as texts } from '../texts'
import { updateStore } from '../updates/update-store'

/** One line under the top edge: a new version waits for the seller's word, or the app is ready for offline use. */
export function UpdateNotice() {
  const state = useSyncExternalStore(updateStore.subscribe, updateStore.read)
  return (
    <div role="status" className="order-first print:hidden">
      {state === 'update-waiting' && (
        <div className="gutter flex flex-wrap items-center gap-x-4 bg-info-soft py-1">
          <p>{texts.updateReady}</p>
          <Button variant="link" size="bare" onClick={() => updateStore.apply()}>
            {texts.updateNow}
          </Button>
          <Button variant="link" size="bare" onClick={() => updateStore.dismiss()}>
            {texts.updateLater}
          </Button>
        </div>
      )}
      {state === 'offline-ready' && (
        <div className="gutter flex flex-wrap items-center gap-x-4 bg-success-soft py-1 text-success">
          <p>{texts.offlineReady}</p>
          <Button variant="link" size="bare" onClick={() => updateStore.dismiss()}>
            {texts.close}
          </Button>
        </div>
      )}
    </div>
  )
}
