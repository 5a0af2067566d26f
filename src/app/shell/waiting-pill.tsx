import { Link } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { currentOf, needsAttention, submissionsOf, unsentRows } from '@/outbox/submission'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { portalTexts as texts } from './portal-texts'

/** How many steps wait on this device, on every screen; leads to their list (QUEUE-03). */
export function WaitingPill() {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  const rows = view.kind === 'ready' ? view.value.rows : []
  const unsent = unsentRows(rows)
  if (unsent === 0) return null
  const stopped = currentOf(submissionsOf(rows)).filter(needsAttention).length
  const unreadable = rows.filter(({ kind }) => kind === 'unreadable').length
  const Icon = stopped + unreadable > 0 ? TriangleAlert : Clock
  return (
    <Link
      to="/outbox"
      data-slot="waiting-pill"
      aria-label={pillName({ unsent, stopped, unreadable })}
      className="flex min-h-[44px] min-w-[44px] items-center justify-center text-cloth-foreground no-underline"
    >
      <span className="header-pill border-[1.5px] border-dashed border-marigold">
        <Icon aria-hidden className="size-[16px] flex-none text-marigold" />
        {unsent}
        <span className="@max-[46rem]:hidden">{texts.waitingShort}</span>
      </span>
    </Link>
  )
}

function pillName({ unsent, stopped, unreadable }: Readonly<Record<'unsent' | 'stopped' | 'unreadable', number>>): string {
  if (stopped > 0) return texts.needsChange(stopped)
  return unreadable > 0 ? texts.unreadable(unreadable) : texts.waiting(unsent)
}
