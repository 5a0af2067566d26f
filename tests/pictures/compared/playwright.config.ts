import { defineConfig } from '@playwright/test'
import product from '../../../playwright.config'

/** Not part of the tests: `npm run pictures` compares, `npm run pictures -- --update-snapshots=all` records again. */
export default defineConfig({
  ...product,
  testDir: '.',
  testMatch: 'compared.ts',
  outputDir: '../../../test-results/compared',
  snapshotPathTemplate: '{testDir}/recorded/{arg}{ext}',
  reporter: 'line',
  projects: [{ name: 'compared' }],
})
