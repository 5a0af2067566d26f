import { router } from '../router'

// One for the page: a channel does not receive its own messages.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('seller-portal-demo-data')

/** Tells the other tabs that all demo data was replaced. */
export const tellReplacedData = (): void => channel?.postMessage(null)

/** Reloads the page once another tab has replaced all demo data, and says so where somebody has to sign in. */
export function followReplacedData(): void {
  const openAnew = async (): Promise<void> => {
    await router.navigate({ to: '/login', state: { notice: 'data-replaced' }, replace: true })
    window.location.reload()
  }
  channel?.addEventListener('message', () => void openAnew())
}
