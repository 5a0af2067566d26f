import { answerMessage } from './answer-message'
import { keepDemoFiles } from './messages'
import { createPrecache, type BuildFile, type Precache } from './precache'

declare const self: ServiceWorkerGlobalScope

/** Keeps the in-browser service's files once a page asks for it, so that only those who use the demo download them (BACKEND-05). */
export function serveDemoFiles(files: readonly BuildFile[]): Precache {
  const kept = createPrecache('seller-portal-demo-files', files)
  // A new version fetches its own files if the old one's were kept.
  const renew = async (): Promise<unknown> => (await kept.hasAny()) && kept.keep(files)

  self.addEventListener('install', (event) => event.waitUntil(renew()))
  self.addEventListener('activate', (event) => event.waitUntil(kept.tidy()))
  answerMessage(keepDemoFiles, () => kept.keep(files))
  return kept
}
