// Every check of the product, in order, up to the first that fails: node tests/support/run-all.mjs [stage…]
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { realBackendAddress, withoutDemoFolder } from './addresses.mjs'
import { getChromium } from './find-chromium.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{
 *   run: readonly string[],
 *   env?: Readonly<Record<string, string>>,
 *   shown?: boolean,
 *   needsBrowser?: boolean,
 *   counts?: () => Counts,
 * }} Stage Its output is shown while it runs, or else only when it fails.
 */

const results = 'test-results'
const unitResults = join(results, 'unit.json')
const browserResults = join(results, 'browser.json')
const jsonReport = ['--reporter=default', '--reporter=json', `--outputFile=${unitResults}`]

/** @type {Readonly<Record<string, Stage>>} */
const stages = {
  types: { run: ['tsc', '--build'] },
  lint: { run: ['oxlint', '--deny-warnings'] },
  unused: { run: ['knip'] },
  architecture: { run: ['vitest', 'run', 'tests/architecture', ...jsonReport], counts: unitCounts },
  unit: { run: ['vitest', 'run', ...jsonReport], counts: unitCounts },
  conformance: { run: ['npm', 'run', 'conformance', '--', '--strict'] },
  contract: { run: ['npm', 'run', 'contract'] },
  build: { run: ['vite', 'build'] },
  'build-real': {
    run: ['vite', 'build', '--outDir', 'dist-real'],
    env: { VITE_API_BASE_URL: realBackendAddress },
  },
  'build-without-demo': {
    run: ['vite', 'build', '--outDir', withoutDemoFolder],
    env: { VITE_API_BASE_URL: realBackendAddress, VITE_DEMO: 'off' },
  },
  size: { run: ['node', 'tests/size/report.mjs'], shown: true },
  browser: {
    run: ['playwright', 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults },
    shown: true,
    needsBrowser: true,
    counts: browserCounts,
  },
}
const everything = Object.keys(stages).filter((name) => name !== 'architecture')

/** @returns {Counts} */
function unitCounts() {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(unitResults, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** @returns {Counts} */
function browserCounts() {
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(browserResults, 'utf8')).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** @param {readonly string[]} names */
function runAll(names) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  rmSync(results, { recursive: true, force: true })
  for (const name of names) {
    const stage = stages[name]
    if (stage === undefined) throw new Error(`There is no stage ${name}, only ${Object.keys(stages).join(', ')}`)
    const counts = runStage(name, stage)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    if (counts.failed > 0) break
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  return total.failed === 0
}

/** @param {string} name @param {Stage} stage @returns {Counts} */
function runStage(name, stage) {
  const started = performance.now()
  const [program = '', ...parameters] = stage.run
  const local = join('node_modules/.bin', program)
  const { status, stdout, stderr } = spawnSync(existsSync(local) ? local : program, parameters, {
    env: { ...process.env, ...stage.env },
    encoding: 'utf8',
    stdio: stage.shown === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0 && stage.shown !== true) process.stdout.write(`${stdout}${stderr}`)
  const counts = countsOf(stage, status !== 0)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const details = stage.counts === undefined ? '' : `, ${counts.passed} passed`
  console.log(`${counts.failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(18)} ${seconds} s${details}`)
  return counts
}

/**
 * A stage that fails without a count, or that ran no test where it should, stands for one failure.
 *
 * @param {Stage} stage
 * @param {boolean} failed
 * @returns {Counts}
 */
function countsOf(stage, failed) {
  /** @type {Counts} */
  let counts = { passed: 0, failed: 0, skipped: 0 }
  try {
    counts = stage.counts?.() ?? counts
  } catch {
    failed = true
  }
  if (stage.counts !== undefined && counts.passed === 0) failed = true
  return failed && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

const names = process.argv.length > 2 ? process.argv.slice(2) : everything
const ready = !names.some((name) => stages[name]?.needsBrowser === true) || getChromium() !== null
if (!ready || !runAll(names)) process.exitCode = 1
