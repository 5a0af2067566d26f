import type { NetworkHint } from './connectivity'

/** What the browser says of the network. WebKit sends no events to a page in the back-forward cache: it looks again when it is shown. */
export const browserNetwork: NetworkHint = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    const following = new AbortController()
    window.addEventListener('online', listener, following)
    window.addEventListener('offline', listener, following)
    window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), following)
    return () => following.abort()
  },
}
