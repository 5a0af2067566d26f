import { useSelector } from '@tanstack/react-store'
import { lazyParts } from '@/lazy/lazy-part'
import { updateState } from '../updates/update-state'

const Notice = lazyParts(() => import('./update-notice'))

/** Shows the notice of a new version; its chunk is loaded when there is one. */
export function UpdateNoticeHost() {
  const state = useSelector(updateState)
  return (
    <div role="status" className="print:hidden">
      {'apply' in state && <Notice>{({ UpdateNotice }) => <UpdateNotice {...state} />}</Notice>}
    </div>
  )
}
