import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isDetected } from './score.mjs'

/** What every change led to, as far as it was tried. Stryker writes it and takes over from it what still holds. */
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
 * Forgets what may have come out differently by now, which Stryker cannot know: it sees tests come and go, but not what
 * is changed inside them. So whatever nobody noticed is tried again, and whatever a test noticed that reads differently.
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
