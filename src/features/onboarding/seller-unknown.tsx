import { Link } from '@tanstack/react-router'
import { Alert } from '@/ui/alert'
import { onboardingTexts as texts } from './texts'

/** A token that stands without its seller: nothing can be shown or saved for nobody. */
export function SellerUnknown() {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-4">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <Alert variant="info">
        <p>{texts.sellerUnknown}</p>
        <Link to="/login" state={{ returnTo: '/registrationdetails' }}>
          {texts.logIn}
        </Link>
      </Alert>
    </div>
  )
}
