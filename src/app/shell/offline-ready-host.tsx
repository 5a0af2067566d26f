import { useSelector } from '@tanstack/react-store'
import { lazy } from 'react'
import { updateState } from '../updates/update-state'
import { OptionalPart } from './optional-part'

const OfflineReadyNotice = lazy(async () => ({ default: (await import('./offline-ready-notice')).OfflineReadyNotice }))

/** Where it is said, after the first visit, what opens without a network from now on. */
export function OfflineReadyHost() {
  const { kind } = useSelector(updateState)
  return (
    <div role="status">
      {(kind === 'steps-ready' || kind === 'offline-ready') && (
        <OptionalPart>
          <OfflineReadyNotice everything={kind === 'offline-ready'} />
        </OptionalPart>
      )}
    </div>
  )
}
