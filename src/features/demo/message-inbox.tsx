import { useState } from 'react'
import { codeFields } from '@/domain/verification'
import { timeText } from '@/domain/date-texts'
import { formIds } from '@/forms/form-ids'
import { requestFill } from '@/forms/fill-requests'
import { Button } from '@/ui/button'
import { useNow } from '@/clock/use-now'
import type { DemoMessage, DemoService } from './demo-service'
import { demoTexts as texts } from './texts'
import { useDemoMessages } from './use-demo-service'

/** Whether a message's code can still be used, in a word; null while it can. */
function spentWord(message: DemoMessage, now: number): string | null {
  switch (message.state) {
    case 'used':
      return texts.used
    case 'replaced':
      return texts.replaced
    case 'valid':
      return now >= message.expiresAt ? texts.expired : null
  }
}

const fillCode = ({ channel, code }: DemoMessage): void =>
  requestFill(formIds.verification, { [codeFields[channel]]: code })

function Message({ message, now }: { readonly message: DemoMessage; readonly now: number }) {
  const [copied, setCopied] = useState<string | null>(null)
  const spent = spentWord(message, now)
  const title = texts.message(texts.channels[message.channel], message.to)
  return (
    <li className="flex flex-col gap-1 border-b border-border py-3 last:border-b-0">
      <p className="text-sm text-muted-foreground">
        <span className="font-semibold text-foreground">{title}</span> {timeText(message.sentAt, now)}
      </p>
      <p>
        {texts.code(message.code)}
        {spent !== null && <span className="text-muted-foreground"> ({spent})</span>}
      </p>
      {spent === null && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="compact"
            aria-label={`${texts.copy}, ${title}`}
            onClick={() => {
              navigator.clipboard.writeText(message.code).then(
                () => setCopied(texts.copied),
                () => setCopied(texts.copyFailed),
              )
            }}
          >
            {texts.copy}
          </Button>
          <Button variant="outline" size="compact" aria-label={`${texts.fill}, ${title}`} onClick={() => fillCode(message)}>
            {texts.fill}
          </Button>
          <span role="status" className="self-center text-sm">
            {copied}
          </span>
        </div>
      )}
    </li>
  )
}

/** The codes that the service "sent", newest first (DEMO-01). */
export function MessageInbox({ service }: { readonly service: DemoService }) {
  const messages = useDemoMessages(service)
  const now = useNow(1000)
  const usable = messages.filter((message) => spentWord(message, now) === null)
  return (
    <section aria-labelledby="demo-inbox" className="flex flex-col gap-2">
      <h3 id="demo-inbox">{texts.inbox}</h3>
      {messages.length === 0 ? (
        <p className="text-hint text-muted-foreground">{texts.inboxEmpty}</p>
      ) : (
        <>
          {usable.length > 1 && (
            <Button variant="outline" size="compact" className="w-fit" onClick={() => usable.toReversed().forEach(fillCode)}>
              {texts.fillAll}
            </Button>
          )}
          <ul>
            {messages.map((message) => (
              <Message key={message.id} message={message} now={now} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
