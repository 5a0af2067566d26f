import { Link } from '@tanstack/react-router'
import { signedInTexts } from '@/domain/signed-in-texts'
import type { RegistrationStatus } from '@/outbox/registration-status'
import { Bow } from '@/ui/bow'
import { cn } from '@/ui/cn'
import { confirmationTexts as texts } from './texts'
import { useFirstTie } from './use-first-tie'

interface RecordHeadProps {
  readonly registration: RegistrationStatus
  /** How many steps are not sent. */
  readonly waiting: number
  /** Whether the marketplace has said that this seller may sell. */
  readonly approved: boolean
}

/** What can be said of the whole, no more than is true, and the string that is tied only at the end. */
export function RecordHead({ registration, waiting, approved }: RecordHeadProps) {
  const tied = registration.kind === 'under-review'
  const first = useFirstTie(tied, tied ? registration.since : null)
  const filledIn = approved || tied || registration.kind === 'on-its-way'
  return (
    <div className="surface-cloth -m-4 flex flex-col gap-1 px-4 pt-5 @min-[42rem]:-m-6 @min-[42rem]:px-6 @min-[42rem]:pt-8 print:-m-6 print:border-b print:border-foreground print:px-6">
      <h1 tabIndex={-1} className="@min-[42rem]:text-[2.75rem]">
        {filledIn ? texts.congratulations : texts.incompleteTitle}
      </h1>
      {approved && <p>{texts.approved}</p>}
      <Sentence kind={registration.kind} waiting={waiting} approved={approved} />
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

const link = 'inline-flex min-h-11 items-center self-start text-cloth-foreground print:hidden'

interface SentenceProps extends Pick<RecordHeadProps, 'waiting' | 'approved'> {
  readonly kind: RegistrationStatus['kind']
}

/** What is still to come; who is approved has no review before her. */
function Sentence({ kind, waiting, approved }: SentenceProps) {
  switch (kind) {
    case 'under-review':
      return approved ? null : <p className="text-pretty">{signedInTexts.underReview}</p>
    case 'on-its-way':
      return (
        <>
          <p className="font-semibold">{texts.stillWaiting(waiting)}</p>
          {!approved && (
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
          {!approved && <p>{texts.attention}</p>}
          <Link to="/outbox" className={link}>
            {texts.waitingLink}
          </Link>
        </>
      )
    case 'incomplete':
      return (
        <>
          {!approved && <p>{texts.incomplete}</p>}
          <Link to="/registrationdetails" className={link}>
            {texts.continueLink}
          </Link>
        </>
      )
  }
}
