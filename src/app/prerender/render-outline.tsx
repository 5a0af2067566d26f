import { createMemoryHistory, createRootRoute, createRouter, RouterProvider, type ErrorComponentProps } from '@tanstack/react-router'
import outlineStyle from '@/ui/outline.css?inline'
import { PortalOutline } from '../shell/portal-outline'
import { markupOf } from './markup-of'
import { outlineScript } from './outline-script'

/** What cannot be rendered ends the build. */
function Fail({ error }: ErrorComponentProps): never {
  throw error
}

/** Renders what the page for all addresses shows a signed-in seller. @returns what stands within #root, and the style and the script that it needs */
export async function renderOutline(): Promise<readonly [markup: string, style: string, script: string]> {
  const router = createRouter({
    routeTree: createRootRoute({ component: PortalOutline, errorComponent: Fail }),
    // An address of no screen: no link of the menu is marked.
    history: createMemoryHistory({ initialEntries: ['/outline'] }),
  })
  await router.load()
  return [await markupOf(<RouterProvider router={router} />), outlineStyle, outlineScript]
}
