import { Link } from '@tanstack/react-router'
import { dayText } from '@/domain/date-texts'
import { cn } from '@/ui/cn'
import { Moment } from '@/ui/moment'
import { tabLink, tabRow } from '@/ui/tab-look'
import { caseStatuses, unreadOf, type Case, type CaseStatus } from './case-log'
import type { CaseLogPath, CaseLogSearch } from './chosen-case'
import { caseLogTexts as texts } from './texts'

const caseLinkId = (caseId: string): string => `case ${caseId}`
/** The link that takes the focus when its case is left. */
export const caseLink = (caseId: string): HTMLElement | null => document.getElementById(caseLinkId(caseId))

interface CaseListProps {
  readonly cases: readonly Case[]
  readonly path: CaseLogPath
  readonly search: CaseLogSearch
  readonly tab: CaseStatus
  readonly chosenId: string | null
  readonly className?: string
}

/** The two tabs, and the cases of the selected one (CASE-02). Both are links, since the address says what is on screen. */
export function CaseList({ cases, path, search, tab, chosenId, className }: CaseListProps) {
  const shown = cases.filter(({ status }) => status === tab)
  return (
    <nav aria-label={texts.cases} className={cn('flex min-h-0 flex-col gap-3', className)}>
      <ul className={tabRow}>
        {caseStatuses.map((status) => (
          <li key={status} className="min-w-0 flex-1">
            <Tab status={status} cases={cases} path={path} search={search} current={status === tab} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="text-muted-foreground">{texts.noCases}</p>}
      <ul className="flex flex-col max-lg:bound-page lg:overflow-y-auto lg:p-1">
        {shown.map((one) => (
          <li key={one.id} className="border-b border-border last:border-none">
            <CaseLink one={one} path={path} current={one.id === chosenId} fromList={chosenId === null} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TabProps extends Pick<CaseListProps, 'cases' | 'path' | 'search'> {
  readonly status: CaseStatus
  readonly current: boolean
}

function Tab({ status, cases, path, search, current }: TabProps) {
  const withNew = cases.filter((one) => one.status === status && unreadOf(one).length > 0).length
  return (
    <Link
      to={path}
      search={{ ...search, tab: status }}
      replace={current}
      resetScroll={false}
      aria-current={current ? 'page' : undefined}
      className={tabLink}
    >
      {texts.status[status]}
      {withNew > 0 && <span className="text-sm font-normal text-primary">{texts.casesWithNew(withNew)}</span>}
    </Link>
  )
}

interface CaseLinkProps {
  readonly one: Case
  readonly path: CaseLogPath
  readonly current: boolean
  /** Whether the address shows the list alone, so that leaving the case can go back to it. */
  readonly fromList: boolean
}

function CaseLink({ one, path, current, fromList }: CaseLinkProps) {
  const unread = unreadOf(one).length
  return (
    <Link
      id={caseLinkId(one.id)}
      to={path}
      search={{ tab: one.status, case: one.id }}
      state={{ cameFromList: fromList }}
      resetScroll={false}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-11 flex-col gap-0.5 rounded-md border-s-4 border-transparent px-3 py-2 text-foreground no-underline hover:bg-primary-soft focus-visible:-outline-offset-3 aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]"
    >
      <span className="flex flex-wrap justify-between gap-x-2 text-sm text-muted-foreground">
        {one.id}
        <Moment at={one.openedAt}>{dayText(one.openedAt)}</Moment>
      </span>
      <span className={unread > 0 ? 'font-semibold' : undefined}>{one.subject}</span>
      {(unread > 0 || one.draft !== '') && (
        <span className="flex gap-3 text-sm font-semibold">
          {unread > 0 && <span className="text-primary">{texts.newMessages(unread)}</span>}
          {one.draft !== '' && <span className="text-queued">{texts.draft}</span>}
        </span>
      )}
    </Link>
  )
}
