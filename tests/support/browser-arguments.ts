/**
 * Chromium takes only its last --disable-features, so Playwright's own list is repeated here. Unless the first two are
 * disabled, Chromium loads two pages of its own per window, for an address bar that nobody sees.
 */
const featuresLeftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The command line with which every browser of the tests is started. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Keys scroll at once instead of by an animation: Chromium loses one in 20 animated scrolls, even on an empty page.
  '--disable-smooth-scrolling',
  `--disable-features=${featuresLeftOut.join(',')}`,
]
