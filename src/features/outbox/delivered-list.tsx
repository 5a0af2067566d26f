import { useNow } from '@/clock/use-now'
import { commandTitle } from '@/domain/command-words'
import { timeText } from '@/domain/date-texts'
import { stepStatusNames } from '@/domain/steps/step-texts'
import type { Submission } from '@/outbox/submission'
import { Moment } from '@/ui/moment'
import { StatusBadge } from '@/ui/status-badge'

export type Delivered = Extract<Submission, { state: 'accepted' }>

interface DeliveredListProps {
  readonly delivered: readonly Delivered[]
  /** The row numbers whose card, delivered while the seller watched, still stands beside this list. */
  readonly sewn: ReadonlySet<number>
}

/** What was delivered, along a solid line. */
export function DeliveredList({ delivered, sewn }: DeliveredListProps) {
  const now = useNow(60_000)
  return (
    <ul className="flex flex-col border-s-[3.5px] border-success">
      {delivered.map((submission) => {
        const { sequence, at } = submission
        const name = commandTitle(submission)
        const stands = sewn.has(sequence)
        return (
          <li key={sequence}>
            <div
              role={stands ? undefined : 'group'}
              aria-label={stands ? undefined : name}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 ps-3"
            >
              <span className="font-semibold">{name}</span>
              <span className="flex flex-wrap items-center gap-x-3">
                <StatusBadge status="sent" bare>{stepStatusNames.sent}</StatusBadge>
                <Moment at={at} className="text-hint text-muted-foreground">
                  {timeText(at, now)}
                </Moment>
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
