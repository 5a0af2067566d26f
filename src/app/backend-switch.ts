import type { BackendSwitch } from '@/features/backend-choice/backend-switch'
import { configuredAddress } from '@/transport/real-backend'
import { chosenBackend } from './backend'

/** Goes over by the address, which is the one way there is: the page that opens puts one session aside for the other. */
export const backendSwitch: BackendSwitch = {
  current: chosenBackend.kind,
  realHost: configuredAddress === '' ? null : new URL(configuredAddress).host,
  canRunDemo: window.isSecureContext,
  // It brings the device's store, which weighs more than the screen whose foot this is.
  change: (...wish) => import('./go-over').then(({ goOver }) => goOver(...wish)),
}
