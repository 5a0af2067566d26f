import { useId } from 'react'
import { useNow } from '@/clock/use-now'
import { timeText } from '@/domain/date-texts'
import type { OutboxView } from '@/outbox/held-by'
import { nextSubmission } from '@/outbox/next-submission'
import { useOutbox } from '@/outbox/outbox-context'
import { Button } from '@/ui/button'
import { outboxTexts as texts } from './texts'

/** Does not wait any longer, unless the server has asked for it: then it says until when. */
export function SendNow({ rows, nextStep }: OutboxView) {
  const outbox = useOutbox()
  const now = useNow(1000)
  const reason = useId()
  const next = nextSubmission({ rows, nextStep, now, skipBackoff: true })
  if (next.kind !== 'wait') return <Button onClick={() => outbox.sendNow()}>{texts.sendNow}</Button>
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
