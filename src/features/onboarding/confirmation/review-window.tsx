import { Link } from '@tanstack/react-router'
import { useNow } from '@/clock/use-now'
import { shortDateTimeText } from '@/domain/date-texts'
import { reviewClock } from '@/domain/review/review-clock'
import { reviewTexts } from '@/domain/review/review-texts'
import { reviewTape } from '@/domain/review/review-tape'
import type { Review } from '@/outbox/registration-status'
import { Moment } from '@/ui/moment'
import { Tape } from '@/ui/tape'
import { confirmationTexts as texts } from './texts'

/** When to expect the result of the review, as far as this device saw it begin, and what to do until then (CONF-01, TIME-01). */
export function ReviewWindow({ since, sellerId }: Review & { readonly sellerId: string }) {
  const clock = reviewClock(since, useNow(60_000))
  return (
    <div className="flex flex-col gap-2">
      {clock.kind === 'running' && <Tape {...reviewTape()} pin={{ at: 0, label: texts.sent }} />}
      {clock.kind !== 'unknown' && (
        <dl className="grid gap-x-4 gap-y-1 text-hint @min-[26rem]:grid-cols-[auto_1fr]">
          <dt className="text-muted-foreground">{reviewTexts.since}</dt>
          <dd>
            <Moment at={clock.since} className="inline-block">
              {shortDateTimeText(clock.since)}
            </Moment>
          </dd>
          {clock.kind === 'running' && (
            <>
              <dt className="text-muted-foreground">{reviewTexts.resultBetween}</dt>
              <dd>
                {reviewTexts.span(shortDateTimeText(clock.from), shortDateTimeText(clock.to))}
              </dd>
            </>
          )}
        </dl>
      )}
      {clock.kind === 'overdue' && (
        <>
          <h2 className="mt-2 text-base">{reviewTexts.nobodyTitle}</h2>
          <p>{reviewTexts.nobody(sellerId)}</p>
          <p className="print:hidden">
            <Link to="/login">{reviewTexts.askAnewLink}</Link>
          </p>
        </>
      )}
      {clock.kind !== 'overdue' && (
        <div className="print:hidden">
          <h2 className="mt-2 text-base">{reviewTexts.readyTitle}</h2>
          <ul className="list-disc ps-5">
            {reviewTexts.ready.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
