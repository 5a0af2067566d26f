import { useEffect, useRef, useState } from 'react'

import { Button } from './button'

interface InlineConfirmationProps {
  /** The words of the button that asks, and its name where the words alone do not say what it is about. */
  readonly label: string
  readonly accessibleName?: string
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly onConfirm: () => void
}

/** A choice that loses something: asked once more in the same place, the harmless answer first in reach. */
export function InlineConfirmation({ label, accessibleName, question, yes, no, onConfirm }: InlineConfirmationProps) {
  const [asking, setAsking] = useState(false)
  const asker = useRef<HTMLButtonElement>(null)
  const harmless = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)

  useEffect(() => {
    // The pressed button is gone: the focus moves with the question, and back with the answer.
    if (asking) harmless.current?.focus()
    else if (asked.current) asker.current?.focus()
    asked.current = asking
  }, [asking])

  if (!asking)
    return (
      <Button ref={asker} variant="link" size="bare" aria-label={accessibleName} onClick={() => setAsking(true)}>
        {label}
      </Button>
    )
  return (
    <div role="group" aria-label={question} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p>{question}</p>
      <Button
        variant="link"
        size="bare"
        className="text-destructive"
        onClick={() => {
          setAsking(false)
          onConfirm()
        }}
      >
        {yes}
      </Button>
      <Button ref={harmless} variant="link" size="bare" onClick={() => setAsking(false)}>
        {no}
      </Button>
    </div>
  )
}
