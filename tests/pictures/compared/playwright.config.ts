import { defineConfig } from '@playwright/test'
import product from '../../../playwright.config'

/** Not a part of the tests: `npm run pictures` compares, `npm run pictures -- --update-snapshots=all` records anew. */
export default defineConfig({
  ...product,
  testDir: '.',
  testMatch: 'compared.ts',
  outputDir: '../../../test-results/compared',
  snapshotPathTemplate: '{testDir}/recorded/{arg}{ext}',
  reporter: 'line',
  projects: [{ name: 'compared' }],
})
