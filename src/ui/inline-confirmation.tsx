import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { Button } from './button'

interface QuestionProps {
  readonly question: string
  /** The element that says more of it, read out with it. */
  readonly describedBy?: string | undefined
  /** Off while a yes cannot be done: the question goes on standing there. */
  readonly canDo?: boolean
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks before something is lost. The focus goes to the harmless answer; where it goes afterwards is the asker's matter. */
export function Question({ question, describedBy, canDo = true, yes, no, onYes, onNo }: QuestionProps) {
  const harmless = useRef<HTMLButtonElement>(null)
  useEffect(() => harmless.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    // It takes the question back, and closes nothing around it.
    event.preventDefault()
    onNo()
  }

  return (
    <div role="group" aria-label={question} aria-describedby={describedBy} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p>{question}</p>
      <div className="flex flex-wrap gap-x-4">
        <Button variant="link" size="bare" busy={!canDo} onClick={onYes} onKeyDown={onKeyDown}>
          {yes}
        </Button>
        <Button ref={harmless} variant="link" size="bare" onClick={onNo} onKeyDown={onKeyDown}>
          {no}
        </Button>
      </div>
    </div>
  )
}

interface InlineConfirmationProps {
  /** The words of the button that asks, and its name where the words alone do not say what it is about. */
  readonly label: string
  readonly accessibleName?: string
  /** A button of its own beside others, in place of words to press. */
  readonly look?: 'outline'
  readonly question: string
  /** Off while there is nothing to ask; a question that stands open stays, as a finger may be on its way to it. */
  readonly offered?: boolean
  readonly yes: string
  readonly no: string
  readonly onConfirm: () => void
}

/** A choice that loses something: asked once more in the same place, the harmless answer first in reach. */
export function InlineConfirmation({ label, accessibleName, look, question, offered = true, yes, no, onConfirm }: InlineConfirmationProps) {
  const [asking, setAsking] = useState(false)
  const asker = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)

  useEffect(() => {
    // The answered question is gone: the focus goes back to where it was asked.
    if (!asking && asked.current) asker.current?.focus()
    asked.current = asking
  }, [asking])

  if (!asking)
    return offered && (
      <Button ref={asker} variant={look ?? 'link'} size={look === undefined ? 'bare' : 'compact'} aria-label={accessibleName} onClick={() => setAsking(true)}>
        {label}
      </Button>
    )
  return (
    <Question
      question={question}
      yes={yes}
      no={no}
      canDo={offered}
      onYes={() => {
        setAsking(false)
        onConfirm()
      }}
      onNo={() => setAsking(false)}
    />
  )
}
