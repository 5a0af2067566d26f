import { storeDraftsNow } from '@/drafts/draft-keeper'
import { whileSending } from '../lock'
import { updateState } from './update-state'

/** Fields of what is never stored, whichever form they stand in: secrets, codes, and the name beside a password. */
const neverStored = '[type=password],[autocomplete$=password],[autocomplete=one-time-code],[autocomplete=username]'

const isTyped = (field: Element): boolean => field instanceof HTMLInputElement && field.value !== ''

/**
 * Reloads the page for a version that has taken over, and not while something is being sent: an answer that nobody waits for
 * is lost. Where what was typed is not stored, only once the seller says so.
 */
export async function reloadForUpdate(): Promise<void> {
  const reload = (): void => window.location.reload()
  await whileSending()
  const isStored = await storeDraftsNow()
  if (isStored && ![...document.querySelectorAll(neverStored)].some(isTyped)) reload()
  else updateState.setState(() => ({ kind: 'update-loses-entries', apply: reload }))
}
