import { Link } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { signedInTexts } from '@/domain/signed-in-texts'
import { Alert } from '@/ui/alert'
import { focusHeading } from '@/ui/focus-heading'
import { onboardingTexts } from '../texts'

/**
 * Why the seller cannot sign yet: this device does not know her mobile number.
 * @param presses how many presses were refused; the notice takes the focus after each, since the button is far below
 */
export function MobileUnknown({ presses }: { readonly presses: number }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (presses > 0) alert.current?.focus()
  }, [presses])
  useLayoutEffect(() => {
    const own = alert.current
    return () => {
      // The number has arrived: the notice is removed while it has the focus.
      if (own?.contains(document.activeElement) === true) focusHeading(document.body)
    }
  }, [])
  return (
    <Alert ref={alert} tabIndex={-1} variant="destructive" role="alert" className="mb-5">
      <p>{onboardingTexts.mobileUnknown}</p>
      <Link to="/login" state={{ returnTo: '/registrationdetails' }}>
        {signedInTexts.logInAgain}
      </Link>
    </Alert>
  )
}
