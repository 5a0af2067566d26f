import { appAttribute, pageAttribute, pageOfFile } from '@/languages/built-files'
import type { BuildFile } from './precache'

declare const self: ServiceWorkerGlobalScope

/** Quotes are optional, since some hosts remove them. */
const scriptsOfPage = new RegExp(`<(?:script[^>]* src|html[^>]* ${appAttribute})=["']?/([^"'\\s>]+)`, 'g')

/** Whether a page loads this build's scripts: another build's page, or a captive portal's, does not. */
export const isOfBuild = (page: string, files: readonly BuildFile[]): boolean =>
  [...page.matchAll(scriptsOfPage)].some(([, script]) => files.some(({ url }) => url === script))

/**
 * A page of the build that is open in a window, from the HTTP cache: it was loaded under its address already, and would be
 * loaded a second time under its file's name. Null if it is not open, is another page or is of another build. A later
 * version asks the host instead, since a change in the page alone does not show in the scripts that it loads.
 */
export async function openedPage(file: BuildFile, files: readonly BuildFile[]): Promise<Response | null> {
  if (self.registration.active !== null) return null
  const { address, name } = pageOfFile(file.url)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!windows.some(({ url }) => new URL(url).pathname === address)) return null
  // A browser without `only-if-cached` rejects, and the page is fetched from the host instead.
  const response = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
  if (response?.ok !== true || response.redirected) return null
  const page = await response.clone().text()
  return isOfBuild(page, files) && page.includes(`${pageAttribute}="${name}"`) ? response : null
}
