import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './tests/run/find-chromium.mjs'
import { browserResults } from './tests/run/results.mjs'
import {
  productAddress,
  productFolder,
  productForRealBackendAddress,
  productForRealBackendFolder,
  realBackendAddress,
} from './tests/support/addresses.mjs'
import { browserArguments } from './tests/support/browser-arguments'
import type { ProductOptions } from './tests/support/fixtures'

const chromium = findChromium()

/** Launch options for the browser at this path, or for Playwright's own. */
const launched = (executablePath: string | null) => ({
  ...(executablePath === null ? {} : { executablePath }),
  args: [...browserArguments],
})

/** The headless shell of the same engine, if it is installed. */
const quick = { launchOptions: launched(findHeadlessShell() ?? chromium) }

/** Tests of what only a full browser has: being installed, background sync, the back-forward cache. */
const wholeBrowser = /@whole-browser/

const preview = (folder: string, address: string) => ({
  command: `node tests/run/preview.mjs ${folder} ${address}`,
  url: address,
  cwd: import.meta.dirname,
  reuseExistingServer: false,
})

const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export default defineConfig<ProductOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // More than there are cores: a page often waits for the network or a timer.
  workers: 3,
  // Long enough for a busy machine of two cores; a test that waits in vain still fails.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: browserResults }]],
  use: {
    baseURL: productAddress,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A test of the service worker switches this on.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launched(chromium),
  },
  projects: [
    { name: 'phone', grepInvert: wholeBrowser, use: { ...phone, ...quick } },
    { name: 'phone, whole browser', grep: wholeBrowser, use: phone },
    // Tests of what differs by width, once more on a wide screen.
    { name: 'desktop', grep: /@desktop/, use: { ...quick, viewport: { width: 1280, height: 800 } } },
    // The journeys of the main job once more, over a real network to a real server.
    {
      name: 'phone, real backend',
      testMatch: '**/journey.spec.ts',
      use: { ...phone, ...quick, backend: 'real', baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress] },
    },
  ],
  webServer: [preview(productFolder, productAddress), preview(productForRealBackendFolder, productForRealBackendAddress)],
})
