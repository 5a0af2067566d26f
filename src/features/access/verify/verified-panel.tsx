import { Link, useNavigate } from '@tanstack/react-router'
import type { NavigationState } from '@/domain/navigation-state'
import { AutoAdvance } from '@/ui/auto-advance'
import { texts } from './texts'

/** How long the panel is shown before the sign-in screen opens by itself. */
export const verifiedRedirectMilliseconds = 1500

const nextState: NavigationState = { success: 'registration-pending' }

/** Says that all codes were right, and leads to the sign-in, by itself or at a press (OTP-04). */
export function VerifiedPanel({ message }: { readonly message: string }) {
  const navigate = useNavigate()
  return (
    <div className="mt-6">
      <AutoAdvance
        afterMilliseconds={verifiedRedirectMilliseconds}
        onAdvance={() => void navigate({ to: '/login', state: nextState, replace: true })}
      >
        <p className="font-semibold">{message}</p>
        <Link to="/login" state={nextState} replace className="inline-flex min-h-11 items-center">
          {texts.verify.continueNow}
        </Link>
      </AutoAdvance>
    </div>
  )
}
