import type { ReactNode } from 'react'
import { BackendChoice } from '@/features/backend-choice/backend-choice'
import { loadPresenterService } from '../backend'
import { backendSwitch } from '../backend-switch'
import { drawerId } from './backend-mark'

/** The drawer's content: the presenter's console, or only the choice of backend while the real one is in use. */
export async function drawerContent(onClose: () => void): Promise<ReactNode> {
  const backendChoice = <BackendChoice backends={backendSwitch} />
  if (loadPresenterService === null) {
    const { BackendDrawer } = await import('@/features/backend-choice/backend-drawer')
    return <BackendDrawer id={drawerId} backendChoice={backendChoice} onClose={onClose} />
  }
  const [{ PresenterDrawer }, service] = await Promise.all([import('../presenter/presenter-drawer'), loadPresenterService()])
  return <PresenterDrawer service={service} backendChoice={backendChoice} onClose={onClose} />
}
