import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { Button } from './button'

interface QuestionProps {
  readonly question: string
  /** The id of an element with more about the question, read out with it. */
  readonly describedBy?: string | undefined
  /** False while a yes is not possible: the question stays open, but its yes is ignored. */
  readonly canDo?: boolean
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks before something is lost. The focus goes to the harmless answer; the parent decides where it goes afterwards. */
export function Question({ question, describedBy, canDo = true, yes, no, onYes, onNo }: QuestionProps) {
  const harmless = useRef<HTMLButtonElement>(null)
  useEffect(() => harmless.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    // Escape cancels the question, and must not also close a dialog or drawer around it.
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
  /** The label of the first button, and its accessible name if the label alone does not say what it is about. */
  readonly label: string
  readonly accessibleName?: string
  /** Looks like a button beside others, instead of a link. */
  readonly look?: 'outline'
  readonly question: string
  /** False while there is nothing to confirm. An open question stays, because the person may be about to tap it. */
  readonly offered?: boolean
  readonly yes: string
  readonly no: string
  readonly onConfirm: () => void
}

/** A destructive action that asks for confirmation in place; the harmless answer gets the focus. */
export function InlineConfirmation({ label, accessibleName, look, question, offered = true, yes, no, onConfirm }: InlineConfirmationProps) {
  const [asking, setAsking] = useState(false)
  const asker = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)

  useEffect(() => {
    // The answered question has unmounted: the focus goes back to the button that opened it.
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
