import type { SentMessage } from '@/contract/presenter/service'
import { clockText, timeText } from '@/domain/date-texts'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { spentWord } from './message-codes'
import { demoTexts as texts } from './texts'
import { useCopy } from './use-copy'

interface MessageItemProps {
  readonly message: SentMessage
  /** By the service's clock. */
  readonly now: number
  readonly onFill: () => void
}

/** A code, shown as the SMS or email would read. */
export function MessageItem({ message, now, onFill }: MessageItemProps) {
  const { state, copy } = useCopy()
  const spent = spentWord(message, now)
  const title = texts.message(texts.channels[message.channel], message.to)
  return (
    <li className="flex flex-col gap-2 border-b border-border py-3 first:pt-0 last:border-b-0">
      <p className="text-sm break-words text-muted-foreground">
        <span className="font-semibold text-foreground">{title}</span> {timeText(message.sentAt, now)}
      </p>
      <div className={cn('rounded-lg bg-muted px-3 py-2', spent !== null && 'text-muted-foreground')}>
        {message.channel === 'email' && <p className="text-sm">{texts.subject}</p>}
        <p className={cn(spent === null && 'text-lg font-semibold')}>
          {texts.code(message.code)}
          {spent !== null && <span> ({spent})</span>}
        </p>
        {spent === null && <p className="text-sm">{texts.validUntil(clockText(message.expiresAt))}</p>}
      </div>
      {spent === null && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="compact"
            aria-label={`${texts.copy}, ${title}`}
            onClick={() => void copy(message.code)}
          >
            {texts.copy}
          </Button>
          <Button variant="outline" size="compact" aria-label={`${texts.fill}, ${title}`} onClick={onFill}>
            {texts.fill}
          </Button>
          <span role="status" className="self-center text-sm">
            {texts.copyOutcomes[state]}
          </span>
        </div>
      )}
    </li>
  )
}
