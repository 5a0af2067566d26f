import { codeFields } from '@/domain/verification'
import { formIds } from '@/forms/form-ids'
import { requestFill } from '@/forms/fill-requests'
import type { PresenterService, SentMessage } from '@/contract/presenter/service'
import { Button } from '@/ui/button'
import { ConsoleSection } from './console-section'
import { MessageItem } from './message-item'
import { spentWord } from './spent-word'
import { demoTexts as texts } from './texts'
import { useMessages, useServiceNow } from './use-service'

/** @param messages newest first; of two for the same field the newer one counts */
function fillCodes(messages: readonly SentMessage[]): void {
  const codes = messages.toReversed().map(({ channel, code }) => [codeFields[channel], code] as const)
  requestFill(formIds.verification, Object.fromEntries(codes))
}

/** The codes that the service "sent", newest first (DEMO-01). */
export function MessageInbox({ service }: { readonly service: PresenterService }) {
  const messages = useMessages(service)
  const now = useServiceNow(service, 1000)
  const usable = messages.filter((message) => spentWord(message, now) === null)
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
