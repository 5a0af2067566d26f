import { useRef, useState } from 'react'
import { relativeDayText } from '@/domain/date-texts'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { useNow } from '@/clock/use-now'
import { unreadOf, type Case } from './case-log'
import { caseLogTexts as texts } from './texts'
import { threadDays } from './thread-days'
import { NewFromHere, ThreadMessage } from './thread-message'
import { useEarlierMessages } from './use-earlier-messages'
import { usePlaceInThread } from './use-place-in-thread'
import { useReadMark } from './use-read-mark'

interface MessageListProps {
  readonly thread: Case
  /** The id of the last message that was sent from this screen. */
  readonly sentId: string | null
  /** Whether the seller's stored changes could be read; if not, nothing is written over them. */
  readonly isRead: boolean
}

/** The thread, the newest message at the bottom. It opens where the seller stopped reading (CASE-02). */
export function MessageList({ thread, sentId, isRead }: MessageListProps) {
  const log = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLLIElement>(null)
  const now = useNow(60_000)
  // Computed once, so that the "New" line stays where it was when the thread was opened.
  const [unread] = useState(() => unreadOf(thread).map(({ id }) => id))
  const { messages } = thread
  const { shown, hasEarlier, isNewToNobody, showEarlier } = useEarlierMessages(log, messages, unread)
  usePlaceInThread(log, line, messages.some(({ id }) => id === sentId) ? sentId : null)
  useReadMark(thread, log, isRead)

  return (
    <div
      ref={log}
      role="log"
      aria-live={isNewToNobody ? 'off' : undefined}
      aria-label={texts.messagesOf(thread.subject)}
      // A scrolling area must be focusable, so that the arrow keys scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex min-h-0 grow flex-col overflow-y-auto rounded-md [overflow-anchor:none]"
    >
      {/* A short thread is aligned to the bottom, next to the box. */}
      <div className={cn('flex flex-col gap-4 p-1 lg:p-4', messages.length === 0 ? 'my-auto' : 'mt-auto')}>
        {messages.length === 0 && <p className="text-center text-muted-foreground">{texts.noMessages}</p>}
        {hasEarlier && (
          <Button variant="outline" className="self-center" onClick={showEarlier}>
            {texts.earlier}
          </Button>
        )}
        {threadDays(shown).map((day) => (
          <div key={day.key} className="flex flex-col gap-3">
            <h3 className="self-center rounded-full bg-muted px-3 py-0.5 text-sm font-semibold text-muted-foreground">
              {relativeDayText(day.at, now)}
            </h3>
            <ol className="flex flex-col gap-3">
              {day.messages.map((message) => [
                message.id === unread[0] && <NewFromHere key="new" ref={line} />,
                <ThreadMessage key={message.id} message={message} unread={unread.includes(message.id)} />,
              ])}
            </ol>
          </div>
        ))}
      </div>
    </div>
  )
}
