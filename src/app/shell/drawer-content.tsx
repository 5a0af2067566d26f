import type { ReactNode } from 'react'
import { BackendChoice } from '@/features/backend-choice/backend-choice'
import { loadPresenterService } from '../backend'
import { backendSwitch } from '../backend-switch'
import { drawerId } from './backend-mark'

/** What stands in the drawer: the presenter's console, or in a build for a real backend the choice alone. */
export async function drawerContent(onClose: () => void): Promise<ReactNode> {
  const backendChoice = <BackendChoice backends={backendSwitch} />
  if (loadPresenterService === null) {
    const { BackendDrawer } = await import('@/features/backend-choice/backend-drawer')
    return <BackendDrawer id={drawerId} backendChoice={backendChoice} onClose={onClose} />
  }
  const [{ PresenterDrawer }, service] = await Promise.all([import('../presenter/presenter-drawer'), loadPresenterService()])
  return <PresenterDrawer service={service} backendChoice={backendChoice} onClose={onClose} />
}
