import { useSelector } from '@tanstack/react-store'
import { lazyParts } from '@/lazy/lazy-part'
import { updateState } from '../updates/update-state'

const Notice = lazyParts(() => import('./offline-ready-notice'))

/** Says, after the first visit, what opens without a network from now on. */
export function OfflineReadyHost() {
  const { kind } = useSelector(updateState)
  return (
    <div role="status">
      {(kind === 'steps-ready' || kind === 'offline-ready') && (
        <Notice>{({ OfflineReadyNotice }) => <OfflineReadyNotice everything={kind === 'offline-ready'} />}</Notice>
      )}
    </div>
  )
}
