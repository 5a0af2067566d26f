import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { Alert } from '@/ui/alert'
import type { ActionOutcome } from './record-list'

interface OutcomeNoteProps {
  readonly outcome: ActionOutcome | null
  /** Called when what was done was taken back. */
  readonly onTakenBack?: () => void
}

const leaveIt = (): void => undefined

/** The outcome of an action: read out when it appears, and scrolled into sight, since the pressed button may be far below. */
export function OutcomeNote({ outcome, onTakenBack = leaveIt }: OutcomeNoteProps) {
  // Its parents may be memoised, so it subscribes to the language itself.
  useLanguage()
  const note = useRef<HTMLDivElement>(null)
  // Each outcome gets a new element: text that changes within the old one would not be read out as a new message.
  const [turn, setTurn] = useState({ outcome, count: 0 })
  if (turn.outcome !== outcome) setTurn({ outcome, count: turn.count + 1 })
  useEffect(() => {
    if (outcome !== null) note.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    // Takes no space while there is nothing to say.
    <div ref={note} className="not-has-data-[slot=alert]:absolute">
      {/* Only added elements are read out, not changed or removed text. */}
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
