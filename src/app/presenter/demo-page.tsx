import { lazy } from 'react'
import { catalogue } from '@/catalogues/catalogue'
import { BackendChoice } from '@/features/backend-choice/backend-choice'
import { DemoScreen } from '@/features/demo/demo-screen'
import { loadPresenterService } from '../backend'
import { backendSwitch } from '../backend-switch'
import { useDocumentTitle } from '../titles/document-title'
import { drawer } from '../shell/drawer-store'
import { createPresenterActions } from './presenter-actions'

export const demoTitles = catalogue('app/presenter/demo-page', { '/demo': 'Demo console' })

const Screen = lazy(async () => {
  if (loadPresenterService === null) throw new Error('The demo is not in use.')
  const presenter = createPresenterActions(await loadPresenterService())
  return {
    // What was played shows on other screens; the script continues in the drawer beside them.
    default: () => (
      <DemoScreen
        presenter={presenter}
        backendChoice={<BackendChoice backends={backendSwitch} />}
        onPlayed={() => drawer.set(true)}
      />
    ),
  }
})

/** The presenter's console as a page (ROUTE-09). */
export function DemoPage() {
  useDocumentTitle(demoTitles)
  return <Screen />
}
