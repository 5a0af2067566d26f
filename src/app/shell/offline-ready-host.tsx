import { useSelector } from '@tanstack/react-store'
import { lazy } from 'react'
import { updateState } from '../updates/update-state'
import { OptionalPart } from './optional-part'

const OfflineReadyNews = lazy(async () => ({ default: (await import('./offline-ready-news')).OfflineReadyNews }))

/** Where it is said, after the first visit, that the app opens without a network from now on. */
export function OfflineReadyHost() {
  const { kind } = useSelector(updateState)
  return (
    <div role="status">
      {kind === 'offline-ready' && (
        <OptionalPart>
          <OfflineReadyNews />
        </OptionalPart>
      )}
    </div>
  )
}
