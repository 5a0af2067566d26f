import { defineConfig } from '@playwright/test'
import product from '../../playwright.config'

/** Not a part of the tests: `npm run pictures` takes the README's pictures anew. */
export default defineConfig({
  ...product,
  testDir: '.',
  testMatch: 'readme.ts',
  outputDir: '../../test-results/pictures',
  reporter: 'line',
  projects: [{ name: 'pictures' }],
})
