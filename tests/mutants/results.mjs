import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isDetected } from './score.mjs'

/** The result of every mutant that was tried. Stryker writes the file and reuses results that are still valid. */
export const resultsFile = '.cache/mutants.json'

/**
 * @typedef {import('./score.mjs').Mutant & { killedBy?: readonly string[] }} TriedMutant
 * @typedef {{ source: string, mutants: TriedMutant[] }} MutatedFile
 * @typedef {{ source?: string, tests: readonly { id: string }[] }} TestFile
 * @typedef {{ files: Record<string, MutatedFile>, testFiles?: Record<string, TestFile> }} Results
 */

/** @returns {Results} */
export function readResults() {
  /** @type {Results} */
  const results = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : { files: {} }
  return results
}

/** @param {readonly [string, TestFile][]} testFiles */
const changedTests = (testFiles) =>
  testFiles
    .filter(([name, { source }]) => !existsSync(name) || readFileSync(name, 'utf8') !== source)
    .flatMap(([, { tests }]) => tests.map(({ id }) => id))

/**
 * Forgets results that may have changed: Stryker notices added and removed tests, but no change inside a test. So undetected
 * mutants are tried again, and so are those that were detected by a test whose file has changed.
 */
export function forgetStale() {
  const results = readResults()
  const changed = new Set(changedTests(Object.entries(results.testFiles ?? {})))
  if (Object.keys(results.files).length === 0) return
  /** @param {TriedMutant} mutant */
  const holds = (mutant) => isDetected(mutant) && !(mutant.killedBy ?? []).some((test) => changed.has(test))
  for (const file of Object.values(results.files)) file.mutants = file.mutants.filter(holds)
  writeFileSync(resultsFile, JSON.stringify(results))
}
