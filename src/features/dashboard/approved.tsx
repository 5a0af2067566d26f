import { Link } from '@tanstack/react-router'
import { buttonVariants } from '@/ui/button'
import { dashboardTexts as texts } from './texts'

/** Says that the marketplace has approved the registration. */
export const Approved = () => (
  <section className="not-last:mb-6">
    <h2 className="mb-4 border-b border-border pb-3 text-lg">{texts.approvedTitle}</h2>
    <p className="mb-4">{texts.approved}</p>
    <Link to="/registrationconfirmationpage" className={buttonVariants({ variant: 'link', size: 'bare' })}>
      {texts.reviewLink}
    </Link>
  </section>
)
