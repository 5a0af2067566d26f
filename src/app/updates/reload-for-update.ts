import { storeDraftsNow } from '@/drafts/draft-keeper'
import { updateState } from './update-state'

/** Reloads the page for a version that has taken over; where what was typed could not be stored, only once the seller says so. */
export async function reloadForUpdate(): Promise<void> {
  const reload = (): void => window.location.reload()
  if (await storeDraftsNow()) reload()
  else updateState.setState(() => ({ kind: 'update-loses-entries', apply: reload }))
}
