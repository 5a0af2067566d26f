/** Browsers that can install the app but do not offer it themselves. */
export type GuidedBrowser = 'ios' | 'firefox-android' | 'safari-mac'

/** How this browser installs the app: `prompt` by its own dialog, by hand with our guide, or `none` that is known. */
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
  // A web view inside another app does not name Safari, and cannot add a page to the home screen.
  if (!/Safari\//.test(userAgent)) return null
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  const macSafari = /Macintosh.*Version\/(\d+)\S* Safari\//.exec(userAgent)?.[1]
  return Number(macSafari) >= firstMacSafariThatInstalls ? 'safari-mac' : null
}
