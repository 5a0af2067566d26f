import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { verifiedRedirectMilliseconds } from '@/contract/limits'
import type { NavigationState } from '@/domain/navigation-state'
import { Alert } from '@/ui/alert'
import { texts } from './texts'

const nextState: NavigationState = { successMessage: texts.verify.nextMessage }

/** Says that all codes were right, and goes on to the sign-in by itself or at once (OTP-04). */
export function VerifiedPanel({ message }: { readonly message: string }) {
  const navigate = useNavigate()
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The button that was pressed is gone.
    panel.current?.focus()
    const timer = setTimeout(() => void navigate({ to: '/login', state: nextState, replace: true }), verifiedRedirectMilliseconds)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <Alert ref={panel} variant="success" role="status" tabIndex={-1} className="mt-6 max-w-form">
      <p className="font-semibold">{message}</p>
      <Link to="/login" state={nextState} replace className="inline-flex min-h-11 items-center">
        {texts.verify.continueNow}
      </Link>
    </Alert>
  )
}
