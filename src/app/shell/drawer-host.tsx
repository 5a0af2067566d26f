import { useSyncExternalStore } from 'react'
import { lateParts } from '@/late/late-part'
import { drawer } from './drawer-store'

const close = (): void => drawer.set(false)

// Asked of the build itself, so that one without the demo has no such files at all.
const Drawer =
  import.meta.env.VITE_DEMO === 'off' ? null : lateParts(() => import('./drawer-content').then(({ drawerContent }) => drawerContent(close)))

/** Makes room for the drawer while it is open; its code is fetched by the first look. */
export function DrawerHost() {
  const open = useSyncExternalStore(drawer.subscribe, drawer.isOpen, drawer.isOpen)
  if (!open || Drawer === null) return null
  return <Drawer onClose={close}>{(drawn) => drawn}</Drawer>
}
