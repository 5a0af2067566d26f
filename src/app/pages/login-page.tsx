import { LoginScreen } from '@/features/access/login/login-screen'
import { lazyParts } from '@/lazy/lazy-part'

// A build-time constant, so that a build without the demo has no file about the choice of backend.
const Foot = lazyParts(
  import.meta.env.VITE_DEMO === 'off'
    ? async () => (await import('../shell/about-link')).AboutLink
    : async () => (await import('../shell/chosen-backend-line')).ChosenBackendLine,
)

/** The sign-in screen, with the link to “About this app” and the choice of backend at its foot. */
export function LoginPage() {
  return <LoginScreen footer={<Foot>{(Line) => <Line />}</Foot>} />
}
