import { Link } from '@tanstack/react-router'
import { SampleMark } from '@/samples/sample-mark'
import { useSession } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { CardTitle } from '@/ui/card'
import { PageHead } from '@/ui/page-head'
import { InvitationLink } from './invitation-link'
import { referralTexts as texts } from './texts'

function HowItWorks() {
  return (
    <section className="flex flex-col gap-3">
      <CardTitle>{texts.howTitle}</CardTitle>
      <ol className="flex flex-col gap-3">
        {texts.how.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span aria-hidden className="grid size-7 flex-none place-items-center rounded-full bg-primary-soft font-semibold">
              {index + 1}
            </span>
            <span className="min-w-0 pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Invite and earn (/referraloffers, REF-01). */
export function ReferralScreen() {
  const { sellerId } = useSession()
  return (
    <div className="flex w-full max-w-page flex-col gap-5">
      <PageHead title={texts.title} mark={<SampleMark sentence={texts.notEvaluated} />}>
        {texts.intro}
      </PageHead>
      <div className="bound-page ruled">
        <HowItWorks />
        {sellerId !== null && <InvitationLink key={sellerId} sellerId={sellerId} />}
      </div>
      {sellerId === null && (
        <Alert variant="info">
          <p>{texts.sellerUnknown}</p>
          <Link to="/login" state={{ returnTo: '/referraloffers' }}>
            {texts.logIn}
          </Link>
        </Alert>
      )}
    </div>
  )
}
