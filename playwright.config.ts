import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/run/find-chromium.mjs'
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

const executablePath = findChromium()

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
  workers: 2,
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
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [...browserArguments],
    },
  },
  projects: [
    { name: 'phone', use: phone },
    // Once more on a wide screen: what differs by width.
    { name: 'desktop', grep: /@desktop/, use: { viewport: { width: 1280, height: 800 } } },
    // The journeys of the main job once more, over a real network to a real server.
    {
      name: 'phone, real backend',
      testMatch: '**/journey.spec.ts',
      use: { ...phone, backend: 'real', baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress] },
    },
  ],
  webServer: [preview(productFolder, productAddress), preview(productForRealBackendFolder, productForRealBackendAddress)],
})
