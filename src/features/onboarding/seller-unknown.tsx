import { Link } from '@tanstack/react-router'
import { signedInTexts } from '@/domain/signed-in-texts'
import { Alert } from '@/ui/alert'
import { onboardingTexts as texts } from './texts'

/** Local storage has a token but no seller id: without the id nothing can be shown or saved. */
export function SellerUnknown() {
  return (
    <div className="flex w-full max-w-page flex-col gap-4">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <Alert variant="info">
        <p>{signedInTexts.sellerUnknown}</p>
        <Link to="/login" state={{ returnTo: '/registrationdetails' }}>
          {signedInTexts.logInAgain}
        </Link>
      </Alert>
    </div>
  )
}
