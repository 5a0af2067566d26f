// Runs some browser tests, on builds that are up to date: npm run test:browser -- login --project=phone
import { spawnSync } from 'node:child_process'
import { builds, ensureBuilt } from './builds.mjs'
import { getChromium } from './find-chromium.mjs'

if (getChromium() !== null && ensureBuilt(Object.values(builds)))
  process.exitCode =
    spawnSync('node_modules/.bin/playwright', ['test', ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
else process.exitCode = 1
