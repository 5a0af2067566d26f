// How fast the product is, compared with floors that are built and measured in the same run: npm run bench -- first-load
import { spawnSync } from 'node:child_process'
import { getChromium } from '../run/find-chromium.mjs'

/** @param {string} program @param {readonly string[]} parameters @param {Readonly<Record<string, string>>} env */
const run = (program, parameters, env = {}) =>
  spawnSync(program, parameters, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

const chromium = getChromium()
process.exitCode =
  chromium === null
    ? 1
    : run('node_modules/.bin/vite', ['build', '--config', 'tests/run/vite.tools.config.ts', '--logLevel', 'warn']) ||
      run(process.execPath, ['dist-tools/bench.js', ...process.argv.slice(2)], { CHROMIUM_PATH: chromium })
