import { defineConfig } from '@playwright/test'
import product from '../../playwright.config'

/** Not part of the tests: `npm run screenshots` takes the pictures of README and manifest again. */
export default defineConfig({
  ...product,
  testDir: '.',
  testMatch: ['readme.ts', 'shop-window.ts'],
  outputDir: '../../test-results/pictures',
  reporter: 'line',
  projects: [{ name: 'pictures' }],
})
