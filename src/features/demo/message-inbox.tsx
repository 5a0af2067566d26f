import { useNow } from '@/clock/use-now'
import type { PresenterService } from '@/contract/presenter/service'
import { Button } from '@/ui/button'
import { ConsoleSection } from './console-section'
import { fillCodes, usableMessages } from './message-codes'
import { MessageItem } from './message-item'
import { demoTexts as texts } from './texts'
import { useMessages } from './use-service'

/** The codes that the service "sent", newest first (DEMO-01). */
export function MessageInbox({ service }: { readonly service: PresenterService }) {
  const messages = useMessages(service)
  const now = useNow(1000, service)
  const usable = usableMessages(messages, now)
  return (
    <ConsoleSection name="messages">
      {messages.length === 0 ? (
        <p className="text-hint text-muted-foreground">{texts.inboxEmpty}</p>
      ) : (
        <>
          {usable.length > 1 && (
            <Button variant="outline" size="compact" className="w-fit" onClick={() => fillCodes(usable)}>
              {texts.fillAll}
            </Button>
          )}
          <ul>
            {messages.map((message) => (
              <MessageItem key={message.id} message={message} now={now} onFill={() => fillCodes([message])} />
            ))}
          </ul>
        </>
      )}
    </ConsoleSection>
  )
}
