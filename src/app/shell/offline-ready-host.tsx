import { lazy, useSyncExternalStore } from 'react'
import { updateStore } from '../updates/update-store'
import { OptionalPart } from './optional-part'

const OfflineReadyNotice = lazy(async () => ({ default: (await import('./offline-ready-notice')).OfflineReadyNotice }))

/** Where it is said, after the first visit, that the app opens without a network from now on. */
export function OfflineReadyHost() {
  const state = useSyncExternalStore(updateStore.subscribe, updateStore.read)
  return (
    <div role="status">
      {state === 'offline-ready' && (
        <OptionalPart>
          <OfflineReadyNotice />
        </OptionalPart>
      )}
    </div>
  )
}
