import { lazy } from 'react'
import { LoginScreen } from '@/features/access/login/login-screen'
import { hasDemo } from '../backend'
import { OptionalPart } from './optional-part'

const BackendLine = hasDemo
  ? lazy(async () => {
      const [{ BackendLine: Line }, { backendSwitch }] = await Promise.all([
        import('@/features/backend-choice/backend-line'),
        import('../backend-switch'),
      ])
      return { default: () => <Line backends={backendSwitch} /> }
    })
  : null

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
