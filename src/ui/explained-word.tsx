import { useRef, useState, type ReactNode } from 'react'
import { Button } from './button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from './dialog'

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
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={opener}
        variant="link"
        size="bare"
        aria-haspopup="dialog"
        className="min-w-11 text-hint font-normal text-muted-foreground"
        onClick={() => setOpen(true)}
      >
        {word}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent
          closeLabel={closeLabel}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
        >
          <DialogTitle>{word}</DialogTitle>
          <DialogDescription>{explanation}</DialogDescription>
          {children}
        </DialogContent>
      </Dialog>
    </>
  )
}
