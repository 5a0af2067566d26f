import { createMemoryHistory, createRootRoute, createRouter, RouterProvider, type ErrorComponentProps } from '@tanstack/react-router'
import { hasSessionScript } from '@/session/storage-keys'
import outlineStyle from '@/ui/outline.css?inline'
import { publicTitles } from '../public-titles'
import { PortalOutline } from '../shell/portal-outline'
import { markupOf } from './markup-of'

/** Open to everybody, and in the portal's frame for who is signed in. */
const inPortalFrame = new Set(['/about', '/outbox'])

/** Addresses whose screens have another frame. */
const otherFrames = [...(import.meta.env.VITE_DEMO === 'off' ? [] : ['/demo']), ...Object.keys(publicTitles).filter((address) => !inPortalFrame.has(address))]

/**
 * The script that stands in the page for all addresses besides each page's own: it shows the outline of the portal where
 * somebody is signed in, before anything is painted. What it cannot read is no session.
 */
const outlineScript =
  `try{${hasSessionScript}&&!${JSON.stringify(otherFrames)}.includes(location.pathname)` +
  '&&(document.documentElement.dataset.signedIn=location.pathname)}catch{}'

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
