import { Link } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { isPending, submissionsOf } from '@/outbox/submission'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { portalTexts as texts } from './portal-texts'

/** How many steps wait on this device, on every screen; leads to their list (QUEUE-03). */
export function WaitingPill() {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  const pending = view.kind === 'ready' ? submissionsOf(view.value.rows).filter(isPending) : []
  if (pending.length === 0) return null
  const refused = pending.filter((submission) => submission.state === 'rejected').length
  const Icon = refused > 0 ? TriangleAlert : Clock
  return (
    <Link
      to="/outbox"
      aria-label={refused > 0 ? texts.needsChange(refused) : texts.waiting(pending.length)}
      className="flex min-h-11 min-w-11 items-center justify-center text-header-foreground no-underline"
    >
      <span className="flex min-h-8 items-center gap-1 rounded-full border-[1.5px] border-dashed border-marigold px-2 text-sm font-semibold">
        <Icon aria-hidden className="size-4 flex-none text-marigold" />
        {pending.length}
        <span className="max-md:hidden">{texts.waitingShort}</span>
      </span>
    </Link>
  )
}
