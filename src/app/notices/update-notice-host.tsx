import { useSelector } from '@tanstack/react-store'
import { lateParts } from '@/late/late-part'
import { updateState } from '../updates/update-state'

const Notice = lateParts(() => import('./update-notice'))

/** Where a new version is announced; the code for it is fetched when there is one. */
export function UpdateNoticeHost() {
  const state = useSelector(updateState)
  return (
    <div role="status" className="print:hidden">
      {'apply' in state && <Notice>{({ UpdateNotice }) => <UpdateNotice {...state} />}</Notice>}
    </div>
  )
}
