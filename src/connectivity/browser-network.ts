import type { NetworkHint } from './connectivity'

/** What the browser says of the network. WebKit tells no page that it keeps to be gone back to: that looks again as it is shown. */
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
