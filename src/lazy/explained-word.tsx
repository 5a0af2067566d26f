import { useState, type ReactNode } from 'react'
import { lazyParts } from './lazy-part'

const Explanation = lazyParts(() => import('@/ui/dialog'))

interface ExplainedWordProps {
  readonly word: string
  readonly explanation: string
  readonly closeLabel: string
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A word that explains itself when it is pressed. As tall as a finger, it makes the line of a title no taller. */
export function ExplainedWord({ word, explanation, closeLabel, children }: ExplainedWordProps) {
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="-my-2 ms-auto min-h-11 min-w-11 text-hint text-muted-foreground underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {word}
      </button>
      {open && (
        <Explanation onClose={close}>
          {({ Dialog }) => (
            <Dialog title={word} description={explanation} closeLabel={closeLabel} onClose={close}>
              {children}
            </Dialog>
          )}
        </Explanation>
      )}
    </>
  )
}
