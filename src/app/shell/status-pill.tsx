import { Link } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import CloudOff from 'lucide-react/icons/cloud-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ComponentType } from 'react'
import { listed } from '@/catalogues/listed'
import type { ConnectionState } from '@/connectivity/connectivity'
import { useConnectionState } from '@/connectivity/connectivity-context'
import type { Ledger } from '@/outbox/outbox'
import { currentOf, isPending, needsAttention, submissionsOf } from '@/outbox/submission'
import { calledAs, unreadableIn, unsentIn } from '@/outbox/unsent'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { cn } from '@/ui/cn'
import { shellTexts } from '../texts'
import { portalTexts as texts } from './portal-texts'

const tones = {
  /** Sending is impossible right now, or under way. */
  marigold: 'border-transparent bg-marigold text-on-marigold',
  /** Something waits on this device, and nothing prevents sending it. */
  waiting: 'border-dashed border-marigold text-cloth-foreground',
  attention: 'border-transparent bg-destructive-soft text-destructive',
}

interface PillContentProps {
  readonly icon: ComponentType<{ readonly className?: string }>
  readonly word: () => string
  readonly count?: number | null
  readonly tone: keyof typeof tones
}

/** An icon, a word and a number in the header. Without room for all of them the icon is hidden first, at last the word. */
function PillContent({ icon: Icon, word, count, tone }: PillContentProps) {
  return (
    <span className={cn('header-pill', tones[tone])}>
      <Icon aria-hidden className="size-[18px] flex-none no-sign:hidden" />
      <span className="no-word:sr-only">{word()}</span>
      {typeof count === 'number' && (
        <>
          {' '}
          <span className="border-s-[1.5px] border-current ps-1.5">{count}</span>
        </>
      )}
    </span>
  )
}

const looks = {
  attention: { icon: TriangleAlert, word: () => texts.needsYou, tone: 'attention' },
  offline: { icon: CloudOff, word: () => shellTexts.offline, tone: 'marigold' },
  refused: { icon: CloudOff, word: () => shellTexts.refused, tone: 'marigold' },
  sending: { icon: RefreshCw, word: () => texts.sending, tone: 'marigold' },
  waiting: { icon: Clock, word: () => texts.waitingShort, tone: 'waiting' },
} as const

interface Pill {
  readonly kind: keyof typeof looks
  /** The number beside the word; null if it is unknown. */
  readonly count: number | null
  /** The full accessible name: it says how many wait, whatever the pill shows. */
  readonly name: string
}

const nothing = { rows: [], unread: null, asideDrafts: [] }
const outOfReach = (): Pill => ({ kind: 'attention', count: null, name: listed([texts.needsYou, texts.storeUnreadable]) })

/** The most pressing state of this device; null if there is nothing to say. */
function pillOf({ rows, unread, asideDrafts }: Omit<Ledger, 'progress'>, connection: ConnectionState): Pill | null {
  const unsent = unsentIn({ rows, unread, asideDrafts })
  if (unsent === 0) return connection === 'online' ? null : { kind: connection, count: 0, name: '' }
  const current = currentOf(submissionsOf(rows))
  const what = calledAs(current.filter(isPending))
  const stopped = current.filter(needsAttention).length
  const unreadable = unreadableIn({ rows, asideDrafts })
  const needed = stopped + unreadable
  if (needed > 0) {
    const said = [
      texts.needsYou,
      stopped > 0 && texts.needsChange(stopped, what),
      unreadable > 0 && texts.unreadable(unreadable),
      unsent > needed && texts.waiting(unsent - needed, what),
    ]
    return { kind: 'attention', count: needed, name: listed(said.filter((part) => part !== false)) }
  }
  const waits = texts.waiting(unsent, what)
  const kind = connection !== 'online' ? connection : current.some(({ state }) => state === 'sending') ? 'sending' : 'waiting'
  return { kind, count: unsent, name: listed([looks[kind].word(), waits]) }
}

/** One pill on every screen: what is most pressing, with its count; leads to the list of what waits (QUEUE-03). */
export function StatusPill() {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  const connection = useConnectionState()
  // A store that cannot be read says nothing about what waits.
  const pill = view.kind === 'unavailable' ? outOfReach() : pillOf(view.kind === 'ready' ? view.value : nothing, connection)
  return (
    <span role="status" className="flex">
      {pill?.count === 0 && <PillContent {...looks[pill.kind]} />}
      {pill !== null && pill.count !== 0 && (
        <Link
          to="/outbox"
          aria-label={pill.name}
          className="flex min-h-[44px] min-w-[44px] items-center justify-center text-cloth-foreground no-underline"
        >
          <PillContent {...looks[pill.kind]} count={pill.count} />
        </Link>
      )}
    </span>
  )
}
