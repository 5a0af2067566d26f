import { lazy, useSyncExternalStore } from 'react'
import { updateStore } from '../updates/update-store'
import { OptionalPart } from './optional-part'

const UpdateNotice = lazy(async () => ({ default: (await import('./update-notice')).UpdateNotice }))

/** Where a new version is announced; the code for it is fetched when there is one. */
export function UpdateNoticeHost() {
  const state = useSyncExternalStore(updateStore.subscribe, updateStore.read)
  return (
    <div role="status" className="print:hidden">
      {state === 'update-waiting' && (
        <OptionalPart>
          <UpdateNotice />
        </OptionalPart>
      )}
    </div>
  )
}
