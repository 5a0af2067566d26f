import type { BackendSwitch } from '@/features/backend-choice/backend-switch'
import { backendParameter } from '@/session/backend-choice'
import { agreedBackend } from '@/session/tab-note'
import { configuredAddress } from '@/transport/real-backend'
import { chosenBackend } from './backend'

/** Goes over by the address, which is the one way there is: the page that opens puts one session aside for the other. */
export const backendSwitch: BackendSwitch = {
  current: chosenBackend.kind,
  realHost: configuredAddress === '' ? null : new URL(configuredAddress).host,
  canRunDemo: window.isSecureContext,
  async change(to) {
    // It brings the device's store, which weighs more than the screen whose foot this is.
    const { prepareGoingOver } = await import('./before-going-over')
    if (!(await prepareGoingOver(to))) return 'needs-connection'
    agreedBackend.write(to)
    const address = new URL(window.location.href)
    address.searchParams.set(backendParameter, to)
    window.location.assign(address)
    return 'leaving'
  },
}
