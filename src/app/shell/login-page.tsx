import { lazy } from 'react'
import { LoginScreen } from '@/features/access/login/login-screen'
import { OptionalPart } from './optional-part'

// Asked of the build itself, so that one without the demo has no such files at all.
const BackendLine =
  import.meta.env.VITE_DEMO === 'off'
    ? null
    : lazy(async () => ({ default: (await import('./chosen-backend-line')).ChosenBackendLine }))

/** The sign-in screen, with the choice of backend at its foot. */
export function LoginPage() {
  return (
    <LoginScreen
      footer={
        BackendLine !== null && (
          <OptionalPart>
            <BackendLine />
          </OptionalPart>
        )
      }
    />
  )
}
