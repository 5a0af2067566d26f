import { Link } from '@tanstack/react-router'
import { reviewHours } from '@/contract/limits'
import { onboardingSteps } from '@/contract/steps'
import { dateTimeText } from '@/domain/date-texts'
import { reviewClock } from '@/domain/review-clock'
import { sharedTexts } from '@/domain/shared-texts'
import { Alert, AlertDescription, AlertTitle } from '@/ui/alert'
import { useNow } from '@/clock/use-now'
import { dashboardTexts as texts } from './texts'

const Moment = ({ at }: { readonly at: number }) => (
  <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap">
    {dateTimeText(at)}
  </time>
)

const Checklist = () => <Link to="/registrationconfirmationpage">{texts.reviewLink}</Link>

const body = 'flex flex-col items-start gap-2'

/** The application under review and its clock; what comes of it is not told to this app (CONF-01). */
export function ReviewNote({ since }: { readonly since: number | null }) {
  const now = useNow(60_000)
  const clock = reviewClock(since, now)
  const title = texts.reviewTitle(onboardingSteps.length)
  switch (clock.kind) {
    case 'unknown':
      return (
        <Alert variant="success">
          <AlertTitle>{title}</AlertTitle>
          <AlertDescription className={body}>
            <p>
              {sharedTexts.underReview} {texts.reviewSinceUnknown}
            </p>
            <Checklist />
          </AlertDescription>
        </Alert>
      )
    case 'running':
      return (
        <Alert variant="success">
          <AlertTitle>{title}</AlertTitle>
          <AlertDescription className={body}>
            <p>{sharedTexts.underReview}</p>
            <dl className="grid gap-x-4 md:grid-cols-[auto_1fr]">
              <dt className="text-muted-foreground">{texts.reviewSince}</dt>
              <dd className="max-md:mb-1">
                <Moment at={clock.since} />
              </dd>
              <dt className="text-muted-foreground">{texts.reviewEnds}</dt>
              <dd>
                <Moment at={clock.from} /> {texts.and} <Moment at={clock.to} />
              </dd>
            </dl>
            <Checklist />
          </AlertDescription>
        </Alert>
      )
    case 'overdue':
      return (
        <Alert variant="info">
          <AlertTitle>{texts.overdueTitle}</AlertTitle>
          <AlertDescription className={body}>
            <p>{texts.overdue(reviewHours.to)}</p>
            <dl className="grid gap-x-4 md:grid-cols-[auto_1fr]">
              <dt className="text-muted-foreground">{texts.reviewSince}</dt>
              <dd>
                <Moment at={clock.since} />
              </dd>
            </dl>
            <p className="flex flex-wrap gap-x-6 gap-y-2">
              <Link to="/caselog">{texts.caseLogLink}</Link>
              <Checklist />
            </p>
          </AlertDescription>
        </Alert>
      )
  }
}
