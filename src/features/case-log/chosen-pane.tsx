import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { SamplesUnreadable } from '@/samples/sample-mark'
import { buttonVariants } from '@/ui/button'
import { cn } from '@/ui/cn'
import type { CaseStatus } from './case-log'
import { caseLogCollection } from './case-log-entry'
import { CaseThread, PaneHead } from './case-thread'
import type { ChosenCase } from './chosen-case'
import { caseLogTexts as texts } from './texts'
import type { Typed } from './typed'

interface ChosenPaneProps {
  readonly chosen: ChosenCase
  readonly typed: Typed
  readonly tab: CaseStatus
  readonly heading: Ref<HTMLHeadingElement>
  /** Whether the cases are samples. */
  readonly examples: boolean
  /** Whether the seller's stored changes could be read. */
  readonly isRead: boolean
  readonly className?: string
}

/** The pane beside the list: a thread, or why there is none. */
export function ChosenPane({ chosen, className, ...head }: ChosenPaneProps) {
  return (
    <div
      className={cn(
        'mx-auto flex min-h-0 w-full min-w-0 max-w-page grow flex-col gap-3 lg:max-w-none lg:gap-0',
        className,
      )}
    >
      <Chosen chosen={chosen} {...head} />
    </div>
  )
}

function Chosen({ chosen, typed, isRead, ...head }: Omit<ChosenPaneProps, 'className'>) {
  switch (chosen.kind) {
    case 'case':
      return <CaseThread key={chosen.id} thread={chosen.case} typed={typed} isRead={isRead} {...head} />
    case 'none':
      return (
        <>
          <PaneHead title={texts.noneChosen} {...head} />
          <p className="text-muted-foreground lg:p-4">{texts.noneChosenText}</p>
        </>
      )
    case 'unknown':
      return (
        <>
          <PaneHead title={isRead ? texts.unknown : texts.notRead} {...head} />
          <div className="flex flex-col items-start gap-4 lg:p-4">
            {isRead ? <p>{texts.unknownText}</p> : <SamplesUnreadable of={caseLogCollection} />}
            <Link to="/caselog" activeOptions={{ exact: true }} className={buttonVariants({ variant: 'outline' })}>
              {texts.back}
            </Link>
          </div>
        </>
      )
  }
}
