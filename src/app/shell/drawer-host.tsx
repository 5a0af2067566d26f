import { useSyncExternalStore } from 'react'
import { lateParts } from '@/late/late-part'
import { loadPresenterService } from '../backend'
import { drawerId } from './backend-mark'
import { drawer } from './drawer-store'

const close = (): void => drawer.set(false)

// Asked of the build itself, so that one without the demo has no such files at all.
const Drawer =
  import.meta.env.VITE_DEMO === 'off'
    ? null
    : lateParts(async () => {
        const [{ BackendChoice }, { backendSwitch }] = await Promise.all([
          import('@/features/backend-choice/backend-choice'),
          import('../backend-switch'),
        ])
        const backendChoice = <BackendChoice backends={backendSwitch} />
        if (loadPresenterService === null) {
          const { BackendDrawer } = await import('@/features/backend-choice/backend-drawer')
          return <BackendDrawer id={drawerId} backendChoice={backendChoice} onClose={close} />
        }
        const [{ PresenterDrawer }, service] = await Promise.all([
          import('../presenter/presenter-drawer'),
          loadPresenterService(),
        ])
        return <PresenterDrawer service={service} backendChoice={backendChoice} onClose={close} />
      })

/** Makes room for the drawer while it is open; its code is fetched by the first look. */
export function DrawerHost() {
  const open = useSyncExternalStore(drawer.subscribe, drawer.isOpen, drawer.isOpen)
  if (!open || Drawer === null) return null
  return <Drawer onClose={close}>{(drawn) => drawn}</Drawer>
}
