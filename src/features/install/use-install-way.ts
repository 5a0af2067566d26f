import { useSyncExternalStore } from 'react'
import { installOffer } from './install-offer'
import type { InstallWay } from './install-way'

/** How the app can be installed from here, as it stands now. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(installOffer.subscribe, installOffer.way)
