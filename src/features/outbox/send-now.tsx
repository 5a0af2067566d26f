import { useId, useState } from 'react'
import { useNow } from '@/clock/use-now'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { timeText } from '@/domain/date-texts'
import type { OutboxView } from '@/outbox/held-by'
import { nextSubmission } from '@/outbox/next-submission'
import { useOutbox } from '@/outbox/outbox-context'
import { Button } from '@/ui/button'
import { outboxTexts as texts } from './texts'

/** Skips the back-off and sends at once. If the backend asked to wait, it says until when; offline, that it is sent later. */
export function SendNow({ rows, nextStep }: OutboxView) {
  const outbox = useOutbox()
  const now = useNow(1000)
  const reason = useId()
  const connection = useConnectionState()
  const [pressed, setPressed] = useState(false)
  const next = nextSubmission({ rows, nextStep, now, skipBackoff: true })
  function press(): void {
    setPressed(true)
    outbox.sendNow()
  }
  // Everything that waits is held by a refused command, which the seller has to correct first.
  if (next.kind === 'nothing') return null
  if (next.kind !== 'wait')
    return (
      <>
        <Button onClick={press}>{texts.sendNow}</Button>
        <p role="status" className="w-full empty:absolute">
          {pressed && connection === 'offline' && texts.waitingFirst}
        </p>
      </>
    )
  return (
    <>
      {/* Not `disabled`: the button that was just pressed would lose the focus. */}
      <Button variant="outline" className="cursor-not-allowed text-muted-foreground" aria-disabled aria-describedby={reason}>
        {texts.sendNow}
      </Button>
      <p id={reason} role="status" className="w-full">
        {texts.askedToWait(timeText(now + next.milliseconds, now))}
      </p>
    </>
  )
}
