import { Link } from '@tanstack/react-router'
import { buttonVariants } from '@/ui/button'
import { Card, CardDescription, CardTitle } from '@/ui/card'
import { referralTexts as texts } from './texts'

/** Points the dashboard to the referral offers (REF-01). */
export function ReferralCard() {
  return (
    <Card>
      <CardTitle>{texts.cardTitle}</CardTitle>
      <CardDescription>{texts.cardText}</CardDescription>
      <Link to="/referraloffers" className={buttonVariants({ variant: 'link', size: 'bare', className: 'mt-auto w-fit' })}>
        {texts.cardLink}
      </Link>
    </Card>
  )
}
