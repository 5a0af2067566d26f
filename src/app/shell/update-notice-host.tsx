import { useSelector } from '@tanstack/react-store'
import { lazy } from 'react'
import { updateState } from '../updates/update-state'
import { OptionalPart } from './optional-part'

const UpdateNotice = lazy(async () => ({ default: (await import('./update-notice')).UpdateNotice }))

/** Where a new version is announced; the code for it is fetched when there is one. */
export function UpdateNoticeHost() {
  const state = useSelector(updateState)
  return (
    <div role="status" className="print:hidden">
      {state.kind === 'update-waiting' && (
        <OptionalPart>
          <UpdateNotice apply={state.apply} />
        </OptionalPart>
      )}
    </div>
  )
}
