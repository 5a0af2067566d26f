// Nothing lost: schedules drawn from a seed, played on the production build in a real browser.
import { spawnSync } from 'node:child_process'
import { ensureBuilt, faultsBuild } from '../run/builds.mjs'
import { getChromium } from '../run/find-chromium.mjs'

/** @param {string} program @param {readonly string[]} parameters @param {Readonly<Record<string, string>>} env */
const run = (program, parameters, env = {}) =>
  spawnSync(program, parameters, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

const chromium = getChromium()
process.exitCode =
  chromium !== null && ensureBuilt([faultsBuild])
    ? run('node_modules/.bin/vite', ['build', '--config', 'vite.tools.config.ts', '--logLevel', 'warn']) ||
      run(process.execPath, ['dist-tools/faults.js', ...process.argv.slice(2)], { CHROMIUM_PATH: chromium })
    : 1
