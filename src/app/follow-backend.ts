import { databaseName, revokeWorkerCredentials } from '@/outbox/database'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { backendChoice } from '@/session/browser-session'
import { chosenBackend, hasDemo } from './backend'

/**
 * Reloads the page once another tab has switched to the other backend; what was typed here is stored first.
 * While the demo is in use, the worker has no credentials of the real backend's seller, however the demo was chosen.
 */
export function followBackendChoice(): void {
  // A store that cannot be opened gives the worker nothing to send either.
  if (hasDemo && chosenBackend.kind === 'demo') revokeWorkerCredentials(databaseName('real')).catch(() => undefined)
  let leaving = false
  // A switch changes several local-storage keys, one event each: the page is reloaded once.
  const follow = (): void => {
    if (leaving || !backendChoice.isOvertaken()) return
    leaving = true
    // Reloads even if that could not be stored: two backends in one browser would mix two sellers' sessions.
    void storeDraftsNow().finally(() => window.location.reload())
  }
  window.addEventListener('storage', follow)
  // A page that comes back out of the browser's back-forward cache has missed the event.
  window.addEventListener('pageshow', follow)
  follow()
}
