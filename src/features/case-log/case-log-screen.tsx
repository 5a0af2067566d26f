import { useNavigate, useSearch } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useInsertionEffect, useRef, useState } from 'react'
import { useFocusOnChoice } from '@/lists/use-focus-on-choice'
import { ResourceContent } from '@/resources/resource-content'
import { ResourceMark } from '@/resources/resource-mark'
import type { Source } from '@/resources/source'
import { useSamplesToEdit } from '@/samples/use-samples'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { caseLink, CaseList } from './case-list'
import { caseLogOf, latestOf, type CaseLog, type FetchedCase } from './case-log'
import { caseLogCollection } from './case-log-entry'
import { ChosenPane } from './chosen-pane'
import { choiceOf, parseSearch, type CaseLogPath } from './chosen-case'
import { NewCaseDialog } from './new-case-dialog'
import { caseLogTexts as texts } from './texts'
import { createTyped, type Typed } from './typed'

interface CaseLogScreenProps {
  readonly path: CaseLogPath
  readonly cases: Source<FetchedCase>
}

/** The seller's cases and their messages, and what she added to them on this device (CASE-02, SAMPLE-01). */
export function CaseLogScreen({ path, cases }: CaseLogScreenProps) {
  const { sellerId } = useSession()
  const own = useSamplesToEdit(caseLogCollection)
  const isRead = typeof own !== 'string'
  const restorations = useRestorations(isRead ? own.length : null)
  // Not even the heading is shown: it would take the focus and then be replaced. The forms read their drafts only once,
  // so these must not come from the cache of an earlier visit.
  if (own === 'being-read') return null
  return (
    <ResourceContent of={cases}>
      {(items) => (
        // The key drops half-typed text when another seller signs in in another tab.
        <LoadedCaseLog key={`${sellerId} ${isRead}`} path={path} cases={cases} log={caseLogOf(items, isRead ? own : [])} isRead={isRead} restorations={restorations} />
      )}
    </ResourceContent>
  )
}

/** How often the samples were restored, which deletes all changes, while the screen was open. @param count of the changes; null while unknown */
function useRestorations(count: number | null): number {
  const [seen, setSeen] = useState({ count: 0, restorations: 0 })
  if (count !== null && count !== seen.count)
    setSeen({ count, restorations: seen.restorations + (count === 0 ? 1 : 0) })
  return seen.restorations
}

/** The half-typed text of this screen; dropped when the samples are restored. */
function useTyped(log: CaseLog, restorations: number): Typed {
  const [held, setHeld] = useState(() => ({ typed: createTyped(), restorations }))
  if (held.restorations !== restorations) setHeld({ typed: createTyped(), restorations })
  const { typed } = held
  useEffect(() => typed.compareWith(log), [typed, log])
  return typed
}

interface LoadedCaseLogProps extends CaseLogScreenProps {
  readonly log: CaseLog
  /** Whether the stored changes could be read; if not, nothing is written over them. */
  readonly isRead: boolean
  readonly restorations: number
}

/** List and thread side by side; a phone shows one of them. */
function LoadedCaseLog({ path, cases, log, isRead, restorations }: LoadedCaseLogProps) {
  const navigate = useNavigate()
  const search = parseSearch(useSearch({ strict: false }))
  // Chosen once: another case may become the latest while this one is open.
  const [latest] = useState(() => (path === '/caselog/messages' ? latestOf(log.cases)?.id : undefined))
  const { tab, chosen } = choiceOf(log.cases, search, latest)
  const chosenId = chosen.kind === 'none' ? null : chosen.id

  const [creating, setCreating] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnChoice(chosenId, { heading, linkTo: caseLink, otherwise: () => title.current })

  const typed = useTyped(log, restorations)
  useFillsWindow(chosenId === null ? 'wide' : 'always')

  const onPhone = (part: 'list' | 'pane') => ((part === 'pane') === (chosenId !== null) ? '' : 'max-lg:hidden')
  return (
    <div
      className={cn('flex min-h-0 w-full max-w-shell grow flex-col gap-4', chosenId !== null && 'max-lg:gap-0')}
    >
      <div className={cn('flex flex-col gap-3', chosenId !== null && 'max-lg:gap-0')}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 ref={title} tabIndex={-1} className={cn(chosenId !== null && 'max-lg:sr-only')}>
            {texts.titles[path]}
          </h1>
          <div className={cn('ms-auto flex items-center', onPhone('list'))}>
            <ResourceMark of={cases} changes={caseLogCollection} sentence={texts.samples} />
          </div>
          <Button ref={opener} className={onPhone('list')} disabled={!isRead} onClick={() => setCreating(true)}>
            <Plus className="size-5" />
            {texts.create}
          </Button>
        </div>
      </div>
      <div className="flex min-h-0 grow lg:facing-pages">
        <CaseList
          cases={log.cases}
          path={path}
          search={search}
          tab={tab}
          chosenId={chosenId}
          className={cn('w-full lg:p-2', onPhone('list'))}
        />
        {/* The key drops half-typed text when the samples are restored: its draft would not be stored any more. */}
        <ChosenPane
          key={restorations}
          chosen={chosen}
          typed={typed}
          tab={tab}
          heading={heading}
          examples={cases.kind === 'samples'}
          isRead={isRead}
          className={onPhone('pane')}
        />
      </div>
      {creating && (
        <NewCaseDialog
          log={log}
          typed={typed}
          opener={opener}
          onClose={() => setCreating(false)}
          onCreated={(id) => {
            setCreating(false)
            void navigate({ to: path, search: { tab: 'pending', case: id }, resetScroll: false })
          }}
        />
      )}
    </div>
  )
}

/**
 * Makes the screen as high as the window, with parts that scroll inside it: in wide windows only, or always. An insertion effect,
 * because the thread's layout effect scrolls to where the seller stopped reading, and needs the final height.
 */
function useFillsWindow(windows: 'wide' | 'always'): void {
  useInsertionEffect(() => {
    const { dataset } = document.documentElement
    dataset['fillsWindow'] = windows
    return () => {
      delete dataset['fillsWindow']
    }
  }, [windows])
}
