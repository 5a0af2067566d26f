import { Link } from '@tanstack/react-router'
import { useConnectionState } from '@/connectivity/connectivity-context'
import type { Ledger } from '@/outbox/outbox'
import { unsentRows } from '@/outbox/submission'
import { buttonVariants } from '@/ui/button'
import { Card, CardDescription, CardTitle } from '@/ui/card'
import { dashboardTexts as texts } from './texts'
import { waitingState, type WaitingState } from './waiting-state'

const looks = {
  none: { edge: 'none', sentence: texts.waitingNone },
  attention: { edge: 'attention', sentence: texts.waitingAttention },
  offline: { edge: 'waiting', sentence: texts.waitingOffline },
  'on-its-way': { edge: 'waiting', sentence: texts.waitingSome },
  unreadable: { edge: 'waiting', sentence: texts.waitingUnreadable },
} as const satisfies Record<WaitingState, unknown>

/** How much waits on this device, and for what (QUEUE-03). */
export function WaitingCard({ ledger }: { readonly ledger: Ledger }) {
  const connection = useConnectionState()
  const { edge, sentence } = looks[waitingState(ledger, connection)]
  return (
    <Card edge={edge}>
      <CardTitle>{texts.waitingTitle}</CardTitle>
      <p className="text-number font-semibold tabular-nums">{unsentRows(ledger.rows)}</p>
      <CardDescription>{sentence}</CardDescription>
      <Link to="/outbox" className={buttonVariants({ variant: 'link', size: 'bare', className: 'mt-auto w-fit' })}>
        {texts.waitingLink}
      </Link>
    </Card>
  )
}
