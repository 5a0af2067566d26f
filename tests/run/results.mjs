// Reads what the two test runners recorded of their last run.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ milliseconds: number, title: string, place: string, failure: string | null, page: string | null }} TestRun
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
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish(), failureMessages: z.array(z.string()).nullish() })),
    }),
  ),
})

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      results: z.array(
        z.object({
          duration: z.number(),
          errors: z.array(z.object({ message: z.string().optional() })),
          attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })),
        }),
      ),
    }),
  ),
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

/** The beginning of a test's failure message; null if it passed. @param {readonly (string | undefined)[]} messages */
function failureOf(messages) {
  const said = messages.filter((message) => message !== undefined).map((message) => stripVTControlCharacters(message).trim().slice(0, 600))
  return said.length === 0 ? null : said.join('\n')
}

/** The page's content when a test failed, from the snapshot that Playwright wrote. @param {string} file */
function pageOf(file) {
  const [, snapshot = ''] = /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(file, 'utf8')) ?? []
  const whole = snapshot.replaceAll(/ \[(?:ref=\w+|cursor=pointer)\]/g, '')
  return whole.slice(Math.max(whole.search(/^ *- main/m), 0)).slice(0, 2500)
}

/** @returns {TestRun[]} */
export const unitTests = () =>
  readUnit().testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration, fullName, failureMessages }) => ({
      milliseconds: duration ?? 0,
      title: fullName,
      place: relative('.', name),
      failure: failureOf(failureMessages ?? []),
      page: null,
    })),
  )

/** @param {z.infer<typeof suiteSchema>} suite @returns {z.infer<typeof specSchema>[]} */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** The content of a failed test's pages; null without a snapshot. @param {z.infer<typeof specSchema>['tests'][number]['results']} results */
function pagesOf(results) {
  const files = results.flatMap(({ attachments }) => attachments.flatMap(({ name, path }) => (name === 'error-context' ? (path ?? []) : [])))
  return files.filter((file) => existsSync(file)).map(pageOf).join('\n') || null
}

/** @returns {TestRun[]} */
export const browserTests = () =>
  readBrowser()
    .suites.flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) => ({
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        title,
        place: `${file}, ${projectName}`,
        failure: failureOf(results.flatMap(({ errors }) => errors.map(({ message }) => message))),
        page: pagesOf(results),
      })),
    )
