import { lazy, useSyncExternalStore } from 'react'
import { updateStore } from '../updates/update-store'
import { OptionalPart } from './optional-part'

const UpdateNotice = lazy(async () => ({ default: (await import('./update-notice')).UpdateNotice }))

/** Where news of versions is announced; its code is fetched when there is some. */
export function UpdateNoticeHost() {
  const state = useSyncExternalStore(updateStore.subscribe, updateStore.read)
  return (
    <div role="status" className="print:hidden">
      {state !== 'none' && (
        <OptionalPart>
          <UpdateNotice state={state} />
        </OptionalPart>
      )}
    </div>
  )
}
