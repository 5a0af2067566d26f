import { appAttribute, pageAttribute, pageOfFile } from '@/languages/built-files'
import type { BuildFile } from './kept-files'

declare const self: ServiceWorkerGlobalScope

/** Some hosts take the quotes away. */
const scriptsOfPage = new RegExp(`<(?:script[^>]* src|html[^>]* ${appAttribute})=["']?/([^"'\\s>]+)`, 'g')

/** Whether a page leads to this build's scripts: another build's, or what a network shows in its place, does not. */
export const isOfBuild = (page: string, files: readonly BuildFile[]): boolean =>
  [...page.matchAll(scriptsOfPage)].some(([, script]) => files.some(({ url }) => url === script))

/**
 * A page of the build as somebody has it open, out of the browser's own cache: it has come already under its address, and
 * came a second time under its file's name. Null where it is not open, is another page or is of another build. A later
 * version asks the host: what changed in the page alone does not show in the scripts that it leads to.
 */
export async function openedPage(file: BuildFile, files: readonly BuildFile[]): Promise<Response | null> {
  if (self.registration.active !== null) return null
  const { address, name } = pageOfFile(file.url)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!windows.some(({ url }) => new URL(url).pathname === address)) return null
  // Browsers that know no such look have no cache for it either.
  const response = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
  if (response?.ok !== true || response.redirected) return null
  const page = await response.clone().text()
  return isOfBuild(page, files) && page.includes(`${pageAttribute}="${name}"`) ? response : null
}
