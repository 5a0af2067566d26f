import { BackendLine } from '@/features/backend-choice/backend-line'
import { backendSwitch } from '../backend-switch'

/** The choice of backend for the sign-in screen's foot. */
export const ChosenBackendLine = () => <BackendLine backends={backendSwitch} />
