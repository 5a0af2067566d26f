// What the two test runners wrote down of their last run.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ milliseconds: number, title: string, place: string }} TimedTest
 */

export const resultsFolder = 'test-results'
export const unitResults = join(resultsFolder, 'unit.json')
export const browserResults = join(resultsFolder, 'browser.json')
export const faultsResults = join(resultsFolder, 'faults.json')

const unitSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })),
})
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})
const browserSchema = z.object({
  suites: z.array(suiteSchema),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

const faultsSchema = z.object({ passed: z.number(), failed: z.number() })

const readUnit = () => unitSchema.parse(JSON.parse(readFileSync(unitResults, 'utf8')))
const readBrowser = () => browserSchema.parse(JSON.parse(readFileSync(browserResults, 'utf8')))

/** @returns {Counts} */
export function unitCounts() {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readUnit()
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** @returns {Counts} */
export function browserCounts() {
  const { expected, unexpected, flaky, skipped } = readBrowser().stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** Each schedule counts as a test. @returns {Counts} */
export const faultsCounts = () => ({ ...faultsSchema.parse(JSON.parse(readFileSync(faultsResults, 'utf8'))), skipped: 0 })

/** @returns {TimedTest[]} */
export const unitTimes = () =>
  readUnit().testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({
      milliseconds: duration ?? 0,
      title: fullName,
      place: relative('.', name),
    })),
  )

/** @param {z.infer<typeof suiteSchema>} suite @returns {z.infer<typeof specSchema>[]} */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** @returns {TimedTest[]} */
export const browserTimes = () =>
  readBrowser()
    .suites.flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) => ({
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        title,
        place: `${file}, ${projectName}`,
      })),
    )
