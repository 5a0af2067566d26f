import { defineConfig } from '@playwright/test'
import { productAddress, productForRealBackendAddress, realBackendAddress } from './tests/support/addresses.mjs'
import type { ProductOptions } from './tests/support/fixtures'
import { findChromium } from './tests/support/find-chromium.mjs'

const executablePath = findChromium()
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

function preview(folder: string, address: string): { command: string; url: string; reuseExistingServer: boolean } {
  const { hostname, port } = new URL(address)
  return {
    command: `node_modules/.bin/vite preview --outDir ${folder} --host ${hostname} --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
  }
}

const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

// Both builds must exist: npm run test:e2e makes them first.
export default defineConfig<ProductOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 45_000,
  // A busy machine of two cores needs its time; a test that waits in vain fails all the same.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
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
      args: [
        ...asRoot,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
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
  webServer: [preview('dist', productAddress), preview('dist-real', productForRealBackendAddress)],
})
