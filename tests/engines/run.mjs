// Runs the product in the engines of Firefox and of iPhones: npm run engines -- firefox
import { spawnSync } from 'node:child_process'
import { builds, ensureBuilt } from '../run/builds.mjs'

/** @param {string} program @param {readonly string[]} parameters */
const run = (program, parameters) => spawnSync(program, parameters, { stdio: 'inherit' }).status ?? 1

process.exitCode = ensureBuilt([builds.build])
  ? run('node_modules/.bin/vite', ['build', '--config', 'tests/run/vite.tools.config.ts', '--logLevel', 'warn']) ||
    run(process.execPath, ['dist-tools/engines.js', ...process.argv.slice(2)])
  : 1
