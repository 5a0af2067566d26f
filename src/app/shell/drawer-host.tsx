import { useSyncExternalStore } from 'react'
import { lazyParts } from '@/lazy/lazy-part'
import { drawer } from './drawer-store'

const close = (): void => drawer.set(false)

// A build-time constant, so that a build without the demo has no such files.
const Drawer =
  import.meta.env.VITE_DEMO === 'off' ? null : lazyParts(() => import('./drawer-content').then(({ drawerContent }) => drawerContent(close)))

/** Shows the drawer while it is open; opening it for the first time loads its chunk. */
export function DrawerHost() {
  const open = useSyncExternalStore(drawer.subscribe, drawer.isOpen, drawer.isOpen)
  if (!open || Drawer === null) return null
  return <Drawer onClose={close}>{(drawn) => drawn}</Drawer>
}
