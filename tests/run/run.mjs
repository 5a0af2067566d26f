// Runs every check of the product in order, until one fails: node tests/run/run.mjs [stage…]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildCommand, builds, markBuilt } from './builds.mjs'
import { getChromium } from './find-chromium.mjs'
import {
  browserCounts,
  browserTests,
  faultsCounts,
  faultsResults,
  resultsFolder,
  unitCounts,
  unitResults,
  unitTests,
} from './results.mjs'

/**
 * @typedef {import('./results.mjs').Counts} Counts
 * @typedef {{
 *   run: readonly string[],
 *   env?: Readonly<Record<string, string>>,
 *   shown?: boolean,
 *   needsBrowser?: boolean,
 *   beside?: string,
 *   after?: () => void,
 *   counts?: () => Counts,
 *   tests?: () => import('./results.mjs').TestRun[],
 * }} Stage With `shown` its output is printed while it runs, otherwise only when it fails. Consecutive stages with the same
 *   `beside` run at the same time.
 */

const buildStages = Object.entries(builds).map(([name, build]) => {
  /** @type {Stage} */
  const stage = { run: buildCommand(build), env: build.env, beside: 'builds', after: () => markBuilt(build) }
  return [name, stage]
})

/** @type {Readonly<Record<string, Stage>>} */
const stages = {
  types: { run: ['tsc', '--build'], beside: 'sources' },
  lint: { run: ['oxlint', '--deny-warnings'], beside: 'sources' },
  unused: { run: ['knip'], beside: 'sources' },
  ...Object.fromEntries(buildStages),
  // Includes the architecture rules. The stages after it run beside it, one after the other, because the faults stage is idle half of its time.
  unit: {
    run: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`],
    counts: unitCounts,
    tests: unitTests,
    beside: 'units',
  },
  // Schedules that once failed, then as many new ones as 45 seconds allow.
  faults: {
    run: ['node', 'tests/faults/run.mjs', '--seconds', '45', '--results', faultsResults],
    shown: true,
    needsBrowser: true,
    counts: faultsCounts,
    beside: 'units',
  },
  conformance: { run: ['npm', 'run', 'conformance', '--', '--strict'], beside: 'units' },
  contract: { run: ['npm', 'run', 'contract'], beside: 'units' },
  size: { run: ['node', 'tests/size/report.mjs'], shown: true, beside: 'units' },
  'size-without-demo': { run: ['node', 'tests/size/report.mjs', builds['build-without-demo'].folder], shown: true, beside: 'units' },
  browser: { run: ['playwright', 'test'], shown: true, needsBrowser: true, counts: browserCounts, tests: browserTests },
}

/** @typedef {readonly [name: string, stage: Stage]} NamedStage */

/** @param {readonly NamedStage[]} chosen */
async function runAll(chosen) {
  const started = performance.now()
  const total = { passed: 0, failed: 0, skipped: 0 }
  /** @type {import('./results.mjs').TestRun[]} */
  const tests = []
  rmSync(resultsFolder, { recursive: true, force: true })
  for (const neighbours of inGroups(chosen)) {
    for (const counts of await runGroup(neighbours)) {
      total.passed += counts.passed
      total.failed += counts.failed
      total.skipped += counts.skipped
    }
    tests.push(...neighbours.flatMap(([, stage]) => testsOf(stage)))
    if (total.failed > 0) break
  }
  printSlowest(tests)
  printFailures(tests)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`\nall stages ${secondsSince(started)} s`)
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  return total.failed === 0
}

/** @param {readonly NamedStage[]} chosen @returns {NamedStage[][]} what runs together, in order */
function inGroups(chosen) {
  /** @type {NamedStage[][]} */
  const groups = []
  for (const named of chosen) {
    const last = groups.at(-1)
    if (named[1].beside !== undefined && last?.[0]?.[1].beside === named[1].beside) last.push(named)
    else groups.push([named])
  }
  return groups
}

/** Two at a time: more would take as long, and more memory. @param {readonly NamedStage[]} group */
async function runGroup(group) {
  const waiting = [...group]
  /** @type {Counts[]} */
  const counts = []
  const runWaiting = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) counts.push(await runStage(...next))
  }
  await Promise.all([runWaiting(), runWaiting()])
  return counts
}

/** A stage that was interrupted may have recorded nothing. @param {Stage} stage */
function testsOf(stage) {
  try {
    return stage.tests?.() ?? []
  } catch {
    return []
  }
}

/** @param {number} started */
const secondsSince = (started) => ((performance.now() - started) / 1000).toFixed(1)

/** @param {readonly import('./results.mjs').TestRun[]} tests */
function printSlowest(tests) {
  const slowest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)
  if (slowest.length > 0) console.log('\nslowest tests')
  for (const { milliseconds, title, place } of slowest)
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title} (${place})`)
}

/**
 * Repeats the failures at the end, because a log may be long or cut off at its beginning. The pages' contents come first, so
 * that no message is cut off.
 *
 * @param {readonly import('./results.mjs').TestRun[]} tests
 */
function printFailures(tests) {
  const failed = tests.filter(({ failure }) => failure !== null)
  for (const { title, place, page } of failed) if (page !== null) console.log(`\nthe page of ${title} (${place})\n${page}`)
  for (const { title, place, failure } of failed) console.log(`\nfailed: ${title} (${place})\n${failure}`)
}

/** @param {string} name @param {Stage} stage @returns {Promise<Counts>} */
async function runStage(name, stage) {
  const started = performance.now()
  const [program = '', ...parameters] = stage.run
  const local = join('node_modules/.bin', program)
  const child = spawn(existsSync(local) ? local : program, parameters, {
    env: { ...process.env, ...stage.env },
    stdio: stage.shown === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  /** @type {Buffer[]} */
  const output = []
  const keep = (/** @type {Buffer} */ bytes) => void output.push(bytes)
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const [status] = await once(child, 'close').catch((failure) => [String(failure)])
  if (typeof status === 'string') keep(Buffer.from(status))
  if (status !== 0) process.stdout.write(Buffer.concat(output))
  if (status === 0) stage.after?.()
  const counts = countsOf(stage, status !== 0)
  const details = stage.counts === undefined ? '' : `, ${counts.passed} passed`
  console.log(`${counts.failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(18)} ${secondsSince(started)} s${details}`)
  return counts
}

/**
 * A stage that fails without counts, or that should have run tests and ran none, counts as one failure.
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

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(stages)
const unknown = names.find((name) => stages[name] === undefined)
if (unknown !== undefined) {
  console.error(`There is no stage '${unknown}', only ${Object.keys(stages).join(', ')}.`)
  process.exitCode = 2
} else {
  const chosen = Object.entries(stages).filter(([name]) => names.includes(name))
  const ready = !chosen.some(([, { needsBrowser }]) => needsBrowser === true) || getChromium() !== null
  if (!ready || !(await runAll(chosen))) process.exitCode = 1
}
