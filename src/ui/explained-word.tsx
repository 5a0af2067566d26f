import X from 'lucide-react/icons/x'
import { useId, useRef, type ReactNode } from 'react'
import { Button } from './button'

interface ExplainedWordProps {
  readonly word: string
  readonly explanation: string
  readonly closeLabel: string
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A word that explains itself when it is pressed. The browser's own dialog keeps the focus in and gives it back. */
export function ExplainedWord({ word, explanation, closeLabel, children }: ExplainedWordProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-11 min-w-11 text-hint text-muted-foreground underline underline-offset-4"
        onClick={() => dialog.current?.showModal()}
      >
        {word}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className="m-auto w-[calc(100%-2rem)] max-w-dialog rounded-lg border border-border bg-popover p-5 text-foreground shadow-overlay backdrop:bg-(--scrim)"
      >
        <div className="mb-2 flex items-center justify-between gap-3">
          <h2 id={titleId}>{word}</h2>
          <Button variant="ghost" size="icon" aria-label={closeLabel} className="-m-2" onClick={() => dialog.current?.close()}>
            <X className="size-5" />
          </Button>
        </div>
        <p className="text-muted-foreground">{explanation}</p>
        {children}
      </dialog>
    </>
  )
}
