// Mutates the core piece by piece, and checks that a test fails for each mutant: node tests/mutants/run.mjs [path…]
// Results are kept in .cache: only what changed is tried again, and a run that was stopped continues.
import { readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { isMutated, pieces } from './pieces.mjs'
import { report } from './report.mjs'
import { forgetStale, resultsFile } from './results.mjs'

/** The folder of the mutated copies. */
const copiesFolder = '.cache/stryker'

/** The results are stored after this many files. */
const filesAtOnce = 4

const asked = process.argv.slice(2).map((path) => path.replace(/^\.\/|\/$/g, ''))

/** @param {string} file */
const isAsked = (file) => asked.length === 0 || asked.some((path) => file === path || file.startsWith(`${path}/`))

/** @param {string} folder */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => isMutated(file) && isAsked(file))
    .toSorted()

/** @param {import('./pieces.mjs').Piece} piece @param {readonly string[]} files */
async function tryMutants({ tests, without = [], pure = false }, files) {
  // Read by the vitest configuration, in Stryker's own processes.
  process.env['MUTANTS_TESTS'] = tests.join(',')
  process.env['MUTANTS_WITHOUT'] = without.join(',')
  process.env['MUTANTS_PURE'] = String(pure)
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    mutate: [...files],
    ignorePatterns: ['/*', '!/src', '!/mocks', '!/tests', '!/package.json', '/tests/e2e'],
    // Stryker would rewrite it with an interface that the compiler no longer has; nothing that runs here reads it.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    // On a busy machine a slow test must not count as one that never ends.
    timeoutMS: 15_000,
    concurrency: Number(process.env['MUTANTS_WORKERS'] ?? availableParallelism()),
    incremental: true,
    incrementalFile: resultsFile,
    tempDirName: copiesFolder,
    reporters: [process.stdout.isTTY ? 'progress' : 'dots'],
  }).runMutationTest()
}

const chosen = pieces.map((piece) => ({ piece, files: filesOf(piece.folder) }))
const known = chosen.flatMap(({ files }) => files)
const unknown = asked.find((path) => !known.some((file) => file === path || file.startsWith(`${path}/`)))
if (unknown !== undefined) {
  console.error(`No faults are planted in '${unknown}', only in ${pieces.map(({ folder }) => folder).join(', ')}.`)
  process.exit(2)
}

const started = performance.now()
/** @type {string[]} */
const tried = []
// A run that was stopped leaves its copies behind.
rmSync(copiesFolder, { recursive: true, force: true })
forgetStale()
for (const { piece, files } of chosen) {
  for (let first = 0; first < files.length; first += filesAtOnce) {
    const some = files.slice(first, first + filesAtOnce)
    console.log(`${piece.folder}: ${some.map((file) => file.slice(piece.folder.length + 1)).join(', ')}`)
    await tryMutants(piece, some)
  }
  tried.push(...files)
}
const seconds = Math.round((performance.now() - started) / 1000)
if (!report(tried)) process.exitCode = 1
console.log(`${Math.floor(seconds / 60)} min ${seconds % 60} s`)
