import { BackendLine } from '@/features/backend-choice/backend-line'
import { backendSwitch } from '../backend-switch'
import { AboutLink } from './about-link'

/** The choice of backend for the sign-in screen's foot, below the link to “About this app”. */
export const ChosenBackendLine = () => (
  <>
    <AboutLink />
    <BackendLine backends={backendSwitch} />
  </>
)
