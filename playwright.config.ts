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

/** How to start the browser at this path, or Playwright's own. */
const launched = (executablePath: string | null) => ({
  ...(executablePath === null ? {} : { executablePath }),
  args: [...browserArguments],
})

/** The same engine without windows, where there is one. */
const quick = { launchOptions: launched(findHeadlessShell() ?? chromium) }

/** Tests of what only a browser with windows has: being installed, background sync, pages that are kept to go back to. */
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
  // More than there are cores: a page waits for the network and for time.
  workers: 3,
  // A busy machine of two cores needs its time; a test that waits in vain fails all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: browserResults }]],
  use: {
    baseURL: productAddress,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A test that is about the service worker asks for it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launched(chromium),
  },
  projects: [
    { name: 'phone', grepInvert: wholeBrowser, use: { ...phone, ...quick } },
    { name: 'phone, whole browser', grep: wholeBrowser, use: phone },
    // Once more on a wide screen: what differs by width.
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
