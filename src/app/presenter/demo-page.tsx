import { lazy } from 'react'
import { pick } from '@/domain/language'
import { loadPresenterService } from '../backend'
import { useDocumentTitle } from '../document-title'
import { drawer } from '../shell/drawer-store'

const titles = pick({ en: { '/demo': 'Demo console' } })

const Screen = lazy(async () => {
  if (loadPresenterService === null) throw new Error('The demo is not in use.')
  const [service, { DemoScreen }, { createDemoTools }, { BackendChoice }, { backendSwitch }] = await Promise.all([
    loadPresenterService(),
    import('@/features/demo/demo-screen'),
    import('./demo-tools'),
    import('@/features/backend-choice/backend-choice'),
    import('../backend-switch'),
  ])
  const tools = createDemoTools(service)
  return {
    // What was played is seen on other screens; the script goes on beside them.
    default: () => (
      <DemoScreen
        tools={tools}
        backendChoice={<BackendChoice backends={backendSwitch} />}
        onPlayed={() => drawer.set(true)}
      />
    ),
  }
})

/** The presenter's console as a page (ROUTE-09). */
export function DemoPage() {
  useDocumentTitle(titles)
  return <Screen />
}
