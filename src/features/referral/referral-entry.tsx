import { Link } from '@tanstack/react-router'
import Users from 'lucide-react/icons/users'
import { PageEntry } from '@/ui/book'
import { buttonVariants } from '@/ui/button'
import { referralTexts as texts } from './texts'

/** The dashboard's entry that leads to the referral offers (REF-01). */
export function ReferralEntry() {
  return (
    <PageEntry icon={<Users aria-hidden />} title={texts.cardTitle}>
      <p className="text-hint text-muted-foreground">{texts.cardText}</p>
      <Link to="/referraloffers" className={buttonVariants({ variant: 'link', size: 'bare', className: 'w-fit text-hint' })}>
        {texts.cardLink}
      </Link>
    </PageEntry>
  )
}
