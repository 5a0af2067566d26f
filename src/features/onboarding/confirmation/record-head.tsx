import { Link } from '@tanstack/react-router'
import { useNow } from '@/clock/use-now'
import { reviewClock } from '@/domain/review/review-clock'
import { reviewTexts } from '@/domain/review/review-texts'
import { signedInTexts } from '@/domain/signed-in-texts'
import type { RegistrationStatus, Review } from '@/outbox/registration-status'
import { Bow } from '@/ui/bow'
import { cn } from '@/ui/cn'
import { confirmationTexts as texts } from './texts'
import { useFirstTie } from './use-first-tie'

interface RecordHeadProps {
  readonly registration: RegistrationStatus
  readonly review: Review | null
  /** How many steps are not sent. */
  readonly waiting: number
  /** Whether the marketplace has approved this seller. */
  readonly approved: boolean
}

/** The status of the whole registration, and the string, which is tied into a bow once all steps are delivered. */
export function RecordHead({ registration: { kind }, review, waiting, approved }: RecordHeadProps) {
  const tied = kind === 'all-sent'
  const first = useFirstTie(tied, review?.since ?? null)
  const handedIn = approved || review !== null
  return (
    <div className="surface-cloth -m-4 flex flex-col gap-1 px-4 pt-5 @min-[42rem]:-m-6 @min-[42rem]:px-6 @min-[42rem]:pt-8 print:-m-6 print:border-b print:border-foreground print:px-6">
      <h1 tabIndex={-1} className="@min-[42rem]:text-[2.75rem]">
        {handedIn || kind === 'on-its-way' ? texts.congratulations : texts.incompleteTitle}
      </h1>
      {approved && <p>{texts.approved}</p>}
      {review !== null && !approved && <UnderReview {...review} />}
      <Sentence kind={kind} waiting={waiting} handedIn={handedIn} />
      <Bow
        tied={tied}
        drawn={first === true}
        className={cn(
          '-mx-4 w-[calc(100%+2rem)] @min-[42rem]:-mx-6 @min-[42rem]:w-[calc(100%+3rem)] print:-mx-6 print:w-[calc(100%+3rem)]',
          tied && first === null && 'invisible',
        )}
      />
    </div>
  )
}

/** Promises the review's hours until they are over, then says that the review is overdue. */
function UnderReview({ since }: Review) {
  const { kind } = reviewClock(since, useNow(60_000))
  return <p className="text-pretty">{kind === 'overdue' ? reviewTexts.overdue : signedInTexts.underReview}</p>
}

const link = 'inline-flex min-h-11 items-center self-start text-cloth-foreground print:hidden'

interface SentenceProps extends Pick<RecordHeadProps, 'waiting'> {
  readonly kind: RegistrationStatus['kind']
  /** Whether the review has begun or is over: a step changed since then does not delay it. */
  readonly handedIn: boolean
}

/** What the seller still has to do or wait for. */
function Sentence({ kind, waiting, handedIn }: SentenceProps) {
  switch (kind) {
    case 'all-sent':
      return null
    case 'on-its-way':
      return (
        <>
          <p className="font-semibold">{handedIn ? texts.changesWait(waiting) : texts.stillWaiting(waiting)}</p>
          {!handedIn && (
            <>
              <p>{texts.onItsWay}</p>
              <p>{texts.reviewAfter}</p>
            </>
          )}
          <Link to="/outbox" className={link}>
            {texts.waitingLink}
          </Link>
        </>
      )
    case 'attention':
    case 'undecided':
      return (
        <>
          <p>{handedIn ? texts.changeAttention : texts.attention}</p>
          <Link to="/outbox" className={link}>
            {texts.waitingLink}
          </Link>
        </>
      )
    case 'incomplete':
      return (
        <>
          {!handedIn && <p>{texts.incomplete}</p>}
          <Link to="/registrationdetails" className={link}>
            {texts.continueLink}
          </Link>
        </>
      )
  }
}
