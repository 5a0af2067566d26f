import type { Ref } from 'react'
import { clockText } from '@/domain/date-texts'
import { cn } from '@/ui/cn'
import { Moment } from '@/ui/moment'
import type { Message } from './case-log'
import { caseLogTexts as texts } from './texts'
import { endOfUnread } from './use-read-mark'

/** The line above the first message that has not been read. */
export function NewFromHere({ ref }: { readonly ref: Ref<HTMLLIElement> }) {
  return (
    <li
      ref={ref}
      className="flex scroll-mt-12 items-center gap-3 text-sm font-semibold text-primary before:flex-1 before:border-t-2 before:border-primary after:flex-1 after:border-t-2 after:border-primary"
    >
      {texts.new}
    </li>
  )
}

interface ThreadMessageProps {
  readonly message: Message
  readonly unread: boolean
}

/** A message; the seller's own are at the right, and have a dashed border while they are only on this device. */
export function ThreadMessage({ message, unread }: ThreadMessageProps) {
  const { id, sender, text, at, onThisDevice } = message
  return (
    <li
      className={cn(
        'flex w-fit max-w-page flex-col gap-0.5 rounded-lg px-3 py-2',
        sender === 'seller' ? 'ms-10 self-end bg-primary-soft' : 'me-10 self-start bg-card lg:bg-background',
        onThisDevice ? 'border-2 border-dashed border-thread' : 'border-[1.5px] border-border',
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-sm text-muted-foreground">
        <span className="font-semibold text-foreground">{texts.sender[sender]}</span>
        <Moment at={at}>{clockText(at)}</Moment>
        {onThisDevice && <span className="text-queued">{texts.onThisDevice}</span>}
      </p>
      <p className="whitespace-pre-wrap">{text}</p>
      {unread && <span {...endOfUnread(id)} />}
    </li>
  )
}
