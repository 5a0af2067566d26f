import { useState, type ReactNode } from 'react'

import { Dialog } from './dialog'

interface ExplainedWordProps {
  readonly word: string
  readonly explanation: string
  readonly closeLabel: string
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A word that explains itself when it is pressed. */
export function ExplainedWord({ word, explanation, closeLabel, children }: ExplainedWordProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-11 min-w-11 text-hint text-muted-foreground underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {word}
      </button>
      {open && (
        <Dialog title={word} description={explanation} closeLabel={closeLabel} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  )
}
