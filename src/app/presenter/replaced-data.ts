import { catalogue } from '@/catalogues/catalogue'
import { router } from '../router'

export const replacedTexts = catalogue('app/presenter/replaced-data', { replaced: 'Another tab has reset the demo, or opened a snapshot.' })

// One for the page, which hears of the others only.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('seller-portal-demo-data')

/** Tells the other tabs that all demo data is another. */
export const tellReplacedData = (): void => channel?.postMessage(null)

/** Reloads the page once another tab has replaced all demo data, and says so where somebody has to sign in. */
export function followReplacedData(): void {
  const openAnew = async (): Promise<void> => {
    await router.navigate({ to: '/login', state: { notice: replacedTexts.replaced }, replace: true })
    window.location.reload()
  }
  channel?.addEventListener('message', () => void openAnew())
}
