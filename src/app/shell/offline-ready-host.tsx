import { lazy, useSyncExternalStore } from 'react'
import { updateStore } from '../updates/update-store'
import { OptionalPart } from './optional-part'

const OfflineReadyNews = lazy(async () => ({ default: (await import('./offline-ready-news')).OfflineReadyNews }))

/** Where it is said, after the first visit, that the app opens without a network from now on. */
export function OfflineReadyHost() {
  const state = useSyncExternalStore(updateStore.subscribe, updateStore.read)
  return (
    <div role="status">
      {state === 'offline-ready' && (
        <OptionalPart>
          <OfflineReadyNews />
        </OptionalPart>
      )}
    </div>
  )
}
