import { createStore } from '@tanstack/react-store'

/** The browser's offer to install the app, kept until it is taken up; `installed` after that; null where there is none. */
export const installEvent = createStore<BeforeInstallPromptEvent | 'installed' | null>(null)

declare global {
  interface Window {
    /** The offer that was made before the app had come. */
    earlyInstallEvent?: BeforeInstallPromptEvent
  }
}

/** Keeps the offer until the app is there; for a page that is loaded, in the browser's eyes, before the app has come. */
export const installScript = 'addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.earlyInstallEvent=e})'

/**
 * Keeps the browser's offer until the seller wants it (PWA-01). It is made once in a page's life, perhaps before any
 * screen is there, so this runs with the first script.
 */
export function catchInstallEvents(): void {
  const { earlyInstallEvent } = window
  if (earlyInstallEvent !== undefined) installEvent.setState(() => earlyInstallEvent)
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installEvent.setState(() => event)
  })
  window.addEventListener('appinstalled', () => installEvent.setState(() => 'installed'))
}
