import { useEffect, useRef } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { Alert } from '@/ui/alert'
import type { ActionOutcome } from './record-list'

/** What became of an action: read out when it comes, and brought into sight, since what was pressed may stand far below. */
export function OutcomeNote({ outcome }: { readonly outcome: ActionOutcome | null }) {
  // Kept from all that changes above it, it follows the language by itself.
  useLanguage()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome !== null) note.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    // As long as there is nothing to say it takes no room.
    <div ref={note} className="not-has-data-[slot=alert]:absolute">
      {/* Only what comes is read out: neither other words for it, nor what is left of them. */}
      <div role="status" aria-relevant="additions">
        {outcome?.kind === 'done' && (
          <Alert variant="success">
            {outcome.said()}
            {outcome.further}
          </Alert>
        )}
      </div>
      {outcome?.kind === 'not-done' && (
        <Alert variant="destructive" role="alert">
          {outcome.why()}
        </Alert>
      )}
    </div>
  )
}
