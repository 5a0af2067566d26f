/** Browsers that can install the app but leave it to the person to find out how. */
export type GuidedBrowser = 'ios' | 'firefox-android' | 'safari-mac'

/** How this browser installs the app: by its own question, by a guide of ours, or not at all as far as is known. */
export type InstallWay = 'prompt' | GuidedBrowser | 'none'

interface Browser {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

interface InstallConditions extends Browser {
  /** Whether the browser's own offer was caught. */
  readonly offered: boolean
  /** Whether this page runs as an app, or was installed a moment ago. */
  readonly installed: boolean
}

/** The way to install the app from here (PWA-01). */
export function installWay({ installed, offered, ...browser }: InstallConditions): InstallWay {
  if (installed) return 'none'
  return offered ? 'prompt' : (guidedBrowser(browser) ?? 'none')
}

const firstMacSafariThatInstalls = 17

function guidedBrowser({ userAgent, maxTouchPoints }: Browser): GuidedBrowser | null {
  if (/Android.*Firefox\//.test(userAgent)) return 'firefox-android'
  // Pages inside of other apps call themselves no browser, and have no home screen to offer.
  if (!/Safari\//.test(userAgent)) return null
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  const macSafari = /Macintosh.*Version\/(\d+)\S* Safari\//.exec(userAgent)?.[1]
  return Number(macSafari) >= firstMacSafariThatInstalls ? 'safari-mac' : null
}
