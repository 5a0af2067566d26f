import { createStore } from '@tanstack/react-store'

/** The browser's `beforeinstallprompt` event, kept until it is used; `installed` after the installation; null without an offer. */
export const installEvent = createStore<BeforeInstallPromptEvent | 'installed' | null>(null)

declare global {
  interface Window {
    /** The event, if it fired before the app's script had loaded. */
    earlyInstallEvent?: BeforeInstallPromptEvent
  }
}

/** Inline script that keeps the event until the app has loaded, for pages that the browser takes as loaded before that. */
export const installScript = 'addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.earlyInstallEvent=e})'

/**
 * Keeps the browser's install event until the seller wants it (PWA-01). It fires once per page, perhaps before any screen
 * is rendered, so this runs with the first script.
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
