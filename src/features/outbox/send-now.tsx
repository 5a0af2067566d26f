import { useId, useState } from 'react'
import { useNow } from '@/clock/use-now'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { timeText } from '@/domain/date-texts'
import type { OutboxView } from '@/outbox/held-by'
import { nextSubmission } from '@/outbox/next-submission'
import { useOutbox } from '@/outbox/outbox-context'
import { Button } from '@/ui/button'
import { outboxTexts as texts } from './texts'

/** Does not wait any longer, unless the server has asked for it or there is no network: then it says until when. */
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
  // All that waits is held by what she has to mend first.
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
      {/* It keeps the focus of whoever has just pressed it. */}
      <Button variant="outline" className="cursor-not-allowed text-muted-foreground" aria-disabled aria-describedby={reason}>
        {texts.sendNow}
      </Button>
      <p id={reason} role="status" className="w-full">
        {texts.askedToWait(timeText(now + next.milliseconds, now))}
      </p>
    </>
  )
}
