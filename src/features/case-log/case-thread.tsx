import { Link, useLocation, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState, type MouseEvent, type ReactNode, type Ref } from 'react'
import { dayText } from '@/domain/date-texts'
import { cameFromListIn } from '@/domain/screens-navigation-state'
import { SampleMark, SamplesUnreadable } from '@/samples/sample-mark'
import { buttonVariants } from '@/ui/button'
import { goBack } from '@/ui/go-back'
import { opensElsewhere } from '@/ui/opens-elsewhere'
import { Moment } from '@/ui/moment'
import type { Case, CaseStatus } from './case-log'
import { caseLogCollection } from './case-log-entry'
import { MessageBox } from './message-box'
import { MessageList } from './message-list'
import { caseLogTexts as texts, caseTypeNames } from './texts'
import type { Typed } from './typed'

interface PaneHeadProps {
  readonly title: string
  /** Takes the focus when another case is chosen. */
  readonly heading: Ref<HTMLHeadingElement>
  /** The tab to return to on a phone, which has no room for list and case side by side. */
  readonly tab: CaseStatus
  /** Whether what is shown are samples. */
  readonly examples: boolean
  readonly children?: ReactNode
}

/** The head of the pane beside the list. */
export function PaneHead({ title, heading, tab, examples, children }: PaneHeadProps) {
  const { history } = useRouter()
  const here = useLocation()

  function leave(event: MouseEvent): void {
    if (!cameFromListIn(here.state) || opensElsewhere(event)) return
    event.preventDefault()
    goBack(history, here)
  }

  return (
    <div className="flex flex-wrap items-start gap-1 border-b border-border pb-2 lg:p-4">
      <Link
        to="/caselog"
        search={{ tab }}
        replace
        onClick={leave}
        activeOptions={{ exact: true }}
        aria-label={texts.back}
        className={buttonVariants({ variant: 'ghost', size: 'icon', className: '-ms-3 lg:hidden' })}
      >
        <ArrowLeft className="onward size-5" />
      </Link>
      <div className="flex min-w-[min(9rem,calc(100%-3.5rem))] flex-1 flex-col gap-0.5 max-lg:pt-2">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted-foreground">
          {children}
        </p>
      </div>
      {/* In a wide window the head of the screen shows the same mark. */}
      {examples && (
        <div className="ms-auto flex-none lg:hidden">
          <SampleMark sentence={texts.samples} />
        </div>
      )}
    </div>
  )
}

interface CaseThreadProps extends Pick<PaneHeadProps, 'heading' | 'tab' | 'examples'> {
  readonly thread: Case
  readonly typed: Typed
  /** Whether the seller's stored changes could be read; if not, nothing is written over them. */
  readonly isRead: boolean
}

/** One case: what it is about, its messages, and the box to write in (CASE-02). */
export function CaseThread({ thread, typed, isRead, ...head }: CaseThreadProps) {
  const [sentId, setSentId] = useState<string | null>(null)
  return (
    <>
      <PaneHead title={thread.subject} {...head}>
        <span>{thread.id}</span>
        <span>{caseTypeNames[thread.type]}</span>
        <span>{texts.status[thread.status]}</span>
        <Moment at={thread.openedAt}>{dayText(thread.openedAt)}</Moment>
      </PaneHead>
      <MessageList thread={thread} sentId={sentId} isRead={isRead} />
      {thread.status !== 'pending' ? (
        <p className="border-t border-border pt-3 text-hint text-muted-foreground lg:p-4">{texts.readOnly}</p>
      ) : isRead ? (
        <MessageBox thread={thread} typed={typed} onSent={setSentId} />
      ) : (
        <SamplesUnreadable of={caseLogCollection} />
      )}
    </>
  )
}
