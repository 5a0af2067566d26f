import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { Alert } from '@/ui/alert'
import type { ActionOutcome } from './record-list'

interface OutcomeNoteProps {
  readonly outcome: ActionOutcome | null
  /** What was done holds no longer. */
  readonly onTakenBack?: () => void
}

const leaveIt = (): void => undefined

/** What became of an action: read out when it comes, and brought into sight, since what was pressed may stand far below. */
export function OutcomeNote({ outcome, onTakenBack = leaveIt }: OutcomeNoteProps) {
  // Kept from all that changes above it, it follows the language by itself.
  useLanguage()
  const note = useRef<HTMLDivElement>(null)
  // The next one is written into a note of its own: in the last one it would be other words for the same.
  const [turn, setTurn] = useState({ outcome, count: 0 })
  if (turn.outcome !== outcome) setTurn({ outcome, count: turn.count + 1 })
  useEffect(() => {
    if (outcome !== null) note.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    // As long as there is nothing to say it takes no room.
    <div ref={note} className="not-has-data-[slot=alert]:absolute">
      {/* Only what comes is read out: neither other words for it, nor what is left of them. */}
      <div role="status" aria-relevant="additions">
        {outcome?.kind === 'done' && (
          <Alert key={turn.count} variant="success">
            {outcome.said()}
            {outcome.further?.(onTakenBack)}
          </Alert>
        )}
      </div>
      {outcome?.kind === 'not-done' && (
        <Alert key={turn.count} variant="destructive" role="alert">
          {outcome.why()}
        </Alert>
      )}
    </div>
  )
}
