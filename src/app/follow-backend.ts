import { storeDraftsNow } from '@/outbox/draft-keeper'
import { backendChoice } from '@/session/browser-session'

/** Opens the page anew once another tab has gone over to the other backend; what was typed here is stored first. */
export function followBackendChoice(): void {
  const follow = (): void => {
    if (backendChoice.isOvertaken()) void storeDraftsNow().finally(() => window.location.reload())
  }
  window.addEventListener('storage', follow)
  // A page that comes back out of the browser's memory has missed the news.
  window.addEventListener('pageshow', follow)
  follow()
}
