import { storeDraftsNow } from '@/drafts/draft-keeper'
import { whileSending } from '../lock'
import { updateState } from './update-state'

/** Fields whose values are never stored as drafts, in any form: passwords, codes, and the user name beside a password. */
const neverStored = '[type=password],[autocomplete$=password],[autocomplete=one-time-code],[autocomplete=username]'

const isTyped = (field: Element): boolean => field instanceof HTMLInputElement && field.value !== ''

/**
 * Reloads the page after a new version has taken over, but not while something is being sent, whose answer would be lost. If
 * something typed is not stored, it reloads only once the seller agrees.
 */
export async function reloadForUpdate(): Promise<void> {
  const reload = (): void => window.location.reload()
  await whileSending()
  const isStored = await storeDraftsNow()
  if (isStored && ![...document.querySelectorAll(neverStored)].some(isTyped)) reload()
  else updateState.setState(() => ({ kind: 'update-loses-entries', apply: reload }))
}
