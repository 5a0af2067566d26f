import { Alert } from '@/ui/alert'
import type { ActionOutcome } from './record-list'

/** What became of an action, read out when it comes. */
export function OutcomeNote({ outcome }: { readonly outcome: ActionOutcome | null }) {
  return (
    <>
      <div role="status">{outcome?.kind === 'done' && <Alert variant="success">{outcome.said}</Alert>}</div>
      {outcome?.kind === 'not-done' && (
        <Alert variant="destructive" role="alert">
          {outcome.why}
        </Alert>
      )}
    </>
  )
}
