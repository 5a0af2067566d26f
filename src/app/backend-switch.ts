import type { BackendSwitch } from '@/features/backend-choice/backend-switch'
import { configuredAddress } from '@/transport/real-backend'
import { chosenBackend } from './backend'

/** Switches by loading an address with the backend's parameter, the only way to switch: the page that opens sets one session aside for the other. */
export const backendSwitch: BackendSwitch = {
  current: chosenBackend.kind,
  realHost: configuredAddress === '' ? null : new URL(configuredAddress).host,
  canRunDemo: window.isSecureContext,
  // Loaded late: it imports the device's store, which is larger than the sign-in screen at whose foot this stands.
  change: (...wish) => import('./switch-backend').then(({ switchBackend }) => switchBackend(...wish)),
}
