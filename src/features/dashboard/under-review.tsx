import { Link } from '@tanstack/react-router'
import { useNow } from '@/clock/use-now'
import { onboardingSteps } from '@/contract/steps'
import { clockText, dateTimeText } from '@/domain/date-texts'
import { reviewClock } from '@/domain/review/review-clock'
import { reviewTexts } from '@/domain/review/review-texts'
import { reviewHour, reviewTape } from '@/domain/review/review-tape'
import { signedInTexts } from '@/domain/signed-in-texts'
import type { Review } from '@/outbox/registration-status'
import { useSession } from '@/session/use-session'
import { buttonVariants } from '@/ui/button'
import { Moment } from '@/ui/moment'
import { Tape } from '@/ui/tape'
import { dashboardTexts as texts } from './texts'

interface UnderReviewProps extends Review {
  /** False while a step that was changed since the review began waits to be sent, or needs attention. */
  readonly allSent: boolean
}

/** The application under review, with the review's clock; the app is not told the result (CONF-01). */
export function UnderReview({ since, allSent }: UnderReviewProps) {
  const { sellerId } = useSession()
  const now = useNow(60_000)
  const clock = reviewClock(since, now)
  return (
    <>
      <h2 className="mb-4 border-b border-border pb-3 text-lg">
        {clock.kind === 'overdue' ? texts.overdueTitle : allSent ? texts.reviewTitle(onboardingSteps.length) : reviewTexts.underReview}
      </h2>
      <div className="flex flex-col gap-4">
        <p>
          {clock.kind === 'overdue' ? reviewTexts.overdue : signedInTexts.underReview}
          {clock.kind === 'unknown' && ` ${texts.reviewSinceUnknown}`}
        </p>
        {clock.kind === 'running' && (
          <Tape {...reviewTape()} pin={{ at: reviewHour(clock.since, now), label: texts.now(clockText(now)) }} />
        )}
        {clock.kind !== 'unknown' && (
          <dl className="grid gap-x-4 @min-[30rem]:grid-cols-[auto_1fr]">
            <dt className="text-muted-foreground">{reviewTexts.since}</dt>
            <dd>
              <Moment at={clock.since} className="inline-block">
                {dateTimeText(clock.since)}
              </Moment>
            </dd>
            {clock.kind === 'running' && (
              <>
                <dt className="text-muted-foreground">{reviewTexts.resultBetween}</dt>
                <dd>
                  {reviewTexts.span(dateTimeText(clock.from), dateTimeText(clock.to))}
                </dd>
              </>
            )}
          </dl>
        )}
        {clock.kind !== 'overdue' && (
          <div>
            <h3 className="text-base">{reviewTexts.readyTitle}</h3>
            <ul className="list-disc ps-5 text-hint">
              {reviewTexts.ready.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </div>
        )}
        {clock.kind === 'overdue' && sellerId !== null && (
          <div>
            <h3 className="text-base">{reviewTexts.nobodyTitle}</h3>
            <p>{reviewTexts.nobody(sellerId)}</p>
          </div>
        )}
        <p className="flex flex-wrap gap-x-6">
          {clock.kind === 'overdue' && (
            // The session may have expired unnoticed: the only call made now asks for the modules, and ends no session, even at a 401 (EXT-02).
            <Link to="/login" className={buttonVariants({ variant: 'link', size: 'bare' })}>
              {reviewTexts.askAnewLink}
            </Link>
          )}
          <Link to="/registrationconfirmationpage" className={buttonVariants({ variant: 'link', size: 'bare' })}>
            {texts.reviewLink}
          </Link>
        </p>
      </div>
    </>
  )
}
