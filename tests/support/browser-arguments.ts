/**
 * The last of these switches wins, so that Playwright's own list stands here once more. Without the first two a browser
 * loads two pages of its own for each window, for an address bar that nobody sees.
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

/** What every browser of the tests is started with. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A key scrolls at once, and not by a motion: of those Chromium loses one in 20, on an empty page as well.
  '--disable-smooth-scrolling',
  `--disable-features=${featuresLeftOut.join(',')}`,
]
