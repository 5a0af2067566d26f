// Plays schedules that are drawn from a seed on the production build in a real browser: nothing may be lost.
import { spawnSync } from 'node:child_process'
import { ensureBuilt, faultsBuild } from '../run/builds.mjs'
import { getChromium } from '../run/find-chromium.mjs'

/** @param {string} program @param {readonly string[]} parameters @param {Readonly<Record<string, string>>} env */
const run = (program, parameters, env = {}) =>
  spawnSync(program, parameters, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

const [asked = '', ...rest] = process.argv.slice(2)
// The queue alone on its own page; otherwise the whole product.
const alone = asked === 'long-queue' || asked === 'figures'
const vite = 'node_modules/.bin/vite'

const queueBuilt = () => run(vite, ['build', '--config', 'tests/faults/long-queue/vite.config.ts', '--logLevel', 'error'], faultsBuild.env) === 0
// A run with a time limit plays both.
const isByTheClock = process.argv.includes('--seconds')
const built = () => (alone || ensureBuilt([faultsBuild])) && ((!alone && !isByTheClock) || queueBuilt())

const chromium = getChromium()
process.exitCode =
  chromium !== null && built()
    ? run(vite, ['build', '--config', 'tests/run/vite.tools.config.ts', '--logLevel', 'warn']) ||
      run(process.execPath, alone ? [`dist-tools/${asked}.js`, ...rest] : ['dist-tools/faults.js', ...process.argv.slice(2)], { CHROMIUM_PATH: chromium })
    : 1
