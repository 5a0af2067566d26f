let state: BeforeInstallPromptEvent | 'installed' | null = null

/**
 * Keeps the browser's offer to install the app until the seller wants it (PWA-01). It is made once in a page's life,
 * perhaps before any screen is there, so this runs with the first script.
 */
export function catchInstallEvents(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    state = event
  })
  window.addEventListener('appinstalled', () => {
    state = 'installed'
  })
}

/** The offer that was caught, `installed` after it was taken, or null. */
export const installEvent = (): typeof state => state

/** An offer can be taken up once. */
export function forgetInstallEvent(): void {
  state = null
}
