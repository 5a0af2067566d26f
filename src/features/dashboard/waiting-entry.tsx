import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useConnectionState } from '@/connectivity/connectivity-context'
import type { Ledger } from '@/outbox/outbox'
import { calledIn, unreadableIn, unsentIn } from '@/outbox/unsent'
import { useSendingFailure } from '@/outbox/use-sending-failure'
import { PageEntry } from '@/ui/book'
import { buttonVariants } from '@/ui/button'
import { dashboardTexts as texts } from './texts'
import { waitingState, type WaitingState } from './waiting-state'

const looks = {
  none: { Icon: Check, colour: 'text-success', sentence: 'waitingNoneDetail' },
  attention: { Icon: TriangleAlert, colour: 'text-destructive', sentence: 'waitingAttention' },
  full: { Icon: TriangleAlert, colour: 'text-destructive', sentence: 'waitingFull' },
  held: { Icon: TriangleAlert, colour: 'text-queued', sentence: 'waitingHeld' },
  offline: { Icon: Clock, colour: 'text-queued', sentence: 'waitingOffline' },
  refused: { Icon: TriangleAlert, colour: 'text-destructive', sentence: 'waitingRefused' },
  'on-its-way': { Icon: Clock, colour: 'text-queued', sentence: 'waitingSome' },
  unreadable: { Icon: TriangleAlert, colour: 'text-queued', sentence: 'waitingUnreadable' },
} as const satisfies Record<WaitingState, unknown>

/** How much waits on this device, and for what (QUEUE-03). */
export function WaitingEntry({ ledger }: { readonly ledger: Ledger }) {
  const { Icon, colour, sentence } = looks[waitingState(ledger, useConnectionState(), useSendingFailure())]
  const count = unsentIn(ledger)
  const unreadable = unreadableIn(ledger)
  const said = texts[sentence]
  return (
    <PageEntry icon={<Icon aria-hidden className={colour} />} title={count === 0 ? texts.waitingNone : texts.waitingTitle(count, calledIn(ledger))}>
      <p className="text-hint text-muted-foreground">{typeof said === 'string' ? said : said(count - unreadable)}</p>
      {unreadable > 0 && said !== texts.waitingUnreadable && <p className="text-hint text-muted-foreground">{texts.waitingUnreadable}</p>}
      <Link to="/outbox" className={buttonVariants({ variant: 'link', size: 'bare', className: 'w-fit text-hint' })}>
        {texts.waitingLink}
      </Link>
    </PageEntry>
  )
}
