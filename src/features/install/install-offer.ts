import { useSelector } from '@tanstack/react-store'
import { useMediaQuery } from '@/ui/use-media-query'
import { installEvent } from './install-event'
import { installWay, type InstallWay } from './install-way'
import { sayNotNow } from './not-now'

/** How the app can be installed from here, now and after each change. */
export function useInstallWay(): InstallWay {
  const event = useSelector(installEvent)
  const runsAsApp = useMediaQuery('(display-mode: standalone), (display-mode: minimal-ui)')
  return installWay({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    offered: event !== null,
    installed: event === 'installed' || runsAsApp || navigator.standalone === true,
  })
}

/** Lets the browser ask whether to install the app; a no there counts as 'Not now'. Call it from a press. */
export async function askToInstall(): Promise<void> {
  if ((await prompt()) === 'dismissed') await sayNotNow()
}

async function prompt(): Promise<'accepted' | 'dismissed'> {
  const event = installEvent.get()
  if (event === null || event === 'installed') return 'dismissed'
  // The browser lets an event be used only once.
  installEvent.setState(() => null)
  try {
    await event.prompt()
    return (await event.userChoice).outcome
  } catch {
    // The browser has withdrawn its offer; it fires a new event when it offers again.
    return 'dismissed'
  }
}
