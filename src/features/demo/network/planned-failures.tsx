import { useId, useRef } from 'react'
import type { PlannedFailure } from '@/contract/presenter/network'
import { Button } from '@/ui/button'
import { failureLine } from './failure-line'
import { networkTexts as texts } from './texts'

interface PlannedFailuresProps {
  readonly failures: readonly PlannedFailure[]
  readonly onRemove: (id: string) => void
}

/** The failures planned on purpose; the first that matches a call applies. */
export function PlannedFailures({ failures, onRemove }: PlannedFailuresProps) {
  const id = useId()
  const title = useRef<HTMLParagraphElement>(null)
  return (
    <div className="flex flex-col gap-1">
      <p ref={title} id={id} tabIndex={-1} className="font-semibold outline-none">
        {texts.planned}
      </p>
      {failures.length === 0 ? (
        <p className="text-hint text-muted-foreground">{texts.nothingPlanned}</p>
      ) : (
        <ul aria-labelledby={id}>
          {failures.map((failure) => {
            const line = failureLine(failure)
            return (
              <li key={failure.id} className="flex items-center justify-between gap-3">
                <p>{line}</p>
                <Button
                  variant="link"
                  size="bare"
                  className="flex-none"
                  aria-label={texts.removeThat(line)}
                  onClick={() => {
                    // The button vanishes with its line.
                    title.current?.focus({ preventScroll: true })
                    onRemove(failure.id)
                  }}
                >
                  {texts.remove}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
