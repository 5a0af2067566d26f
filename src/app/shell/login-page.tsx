import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { LoginScreen } from '@/features/access/login/login-screen'
import { publicTitles } from '../public-titles'
import { OptionalPart } from './optional-part'

// Asked of the build itself, so that one without the demo has no such files at all.
const BackendLine =
  import.meta.env.VITE_DEMO === 'off'
    ? null
    : lazy(async () => ({ default: (await import('./chosen-backend-line')).ChosenBackendLine }))

/** The sign-in screen, with the choice of backend and the way to what is said of the app at its foot. */
export function LoginPage() {
  return (
    <LoginScreen
      footer={
        <>
          {BackendLine !== null && (
            <OptionalPart>
              <BackendLine />
            </OptionalPart>
          )}
          <Link to="/about" className="mt-4 inline-flex min-h-11 items-center self-start text-hint">
            {publicTitles['/about']}
          </Link>
        </>
      }
    />
  )
}
