import { useEffect, useRef } from 'react'
import { Alert } from '@/ui/alert'
import type { ActionOutcome } from './record-list'

/** What became of an action: read out when it comes, and brought into sight, since what was pressed may stand far below. */
export function OutcomeNote({ outcome }: { readonly outcome: ActionOutcome | null }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome !== null) note.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    // As long as there is nothing to say it takes no room.
    <div ref={note} className="not-has-data-[slot=alert]:absolute">
      <div role="status">{outcome?.kind === 'done' && <Alert variant="success">{outcome.said}</Alert>}</div>
      {outcome?.kind === 'not-done' && (
        <Alert variant="destructive" role="alert">
          {outcome.why}
        </Alert>
      )}
    </div>
  )
}
