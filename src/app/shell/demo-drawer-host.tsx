import { lazy, useSyncExternalStore } from 'react'
import { chosenBackend } from '../backend'
import { demoDrawer } from './demo-drawer-store'
import { demoDrawerId } from './demo-mark'
import { OptionalPart } from './optional-part'

const loadDemo = chosenBackend.loadDemo

const DemoDrawer =
  loadDemo === null
    ? null
    : lazy(async () => {
        const [{ DemoDrawer: Drawer }, service] = await Promise.all([
          import('@/features/demo/demo-drawer'),
          loadDemo(),
        ])
        return {
          default: () => <Drawer id={demoDrawerId} service={service} onClose={() => demoDrawer.set(false)} />,
        }
      })

/** Makes room for the presenter's drawer while it is open; its code is fetched by the first look. */
export function DemoDrawerHost() {
  const open = useSyncExternalStore(demoDrawer.subscribe, demoDrawer.isOpen)
  if (!open || DemoDrawer === null) return null
  return (
    <OptionalPart>
      <DemoDrawer />
    </OptionalPart>
  )
}
