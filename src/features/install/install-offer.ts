import { forgetInstallEvent, installEvent } from './install-event'
import { installWay, type InstallWay } from './install-way'

const runsAsApp = window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)')

const listeners = new Set<() => void>()

function announce(): void {
  for (const listener of [...listeners]) listener()
}

// After those that catch the events: what they keep is there when this is told.
window.addEventListener('beforeinstallprompt', announce)
window.addEventListener('appinstalled', announce)
runsAsApp.addEventListener('change', announce)

/** What can be done about installing the app, now and after each change. */
export const installOffer = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  way(): InstallWay {
    const event = installEvent()
    return installWay({
      userAgent: navigator.userAgent,
      maxTouchPoints: navigator.maxTouchPoints,
      offered: event !== null,
      installed: event === 'installed' || runsAsApp.matches || navigator.standalone === true,
    })
  },
  /** Lets the browser ask; resolves to the answer. */
  async prompt(): Promise<'accepted' | 'dismissed'> {
    const event = installEvent()
    if (event === null || event === 'installed') return 'dismissed'
    forgetInstallEvent()
    announce()
    try {
      await event.prompt()
      return (await event.userChoice).outcome
    } catch {
      // The browser has thought better of it; it makes a new offer when it has one.
      return 'dismissed'
    }
  },
}
