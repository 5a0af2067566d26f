import { useEffect } from 'react'
import { Button } from '@/ui/button'
import { updateStore, type UpdateState } from '../updates/update-store'
import { Toast } from './toast'
import { updateTexts as texts } from './update-texts'

const shownForMilliseconds = 8000

/** A new version waits for the seller's word; that the app is ready for offline use is said in passing. */
export function UpdateNotice({ state }: { readonly state: Exclude<UpdateState, 'none'> }) {
  useEffect(() => {
    if (state !== 'offline-ready') return undefined
    const timer = setTimeout(() => updateStore.dismiss(), shownForMilliseconds)
    return () => clearTimeout(timer)
  }, [state])

  if (state === 'offline-ready') return <Toast>{texts.offlineReady}</Toast>
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
