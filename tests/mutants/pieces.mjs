/**
 * A folder whose lines are changed one by one, and the tests that have to notice it: those beside it, as a rule.
 *
 * @typedef {{ folder: string, tests: readonly string[], without?: readonly string[], pure?: boolean }} Piece `pure`
 *   folders' tests leave nothing behind: they share a module graph, as in vitest.config.ts.
 */

/** Without a comma, which parts the list. @param {string} folder */
const beside = (folder) => `${folder}/**/*.test.ts*`

/** The folders whose faults lose, double, mix up or leak what a seller has done; the smallest first. */
export const pieces = /** @satisfies {readonly Piece[]} */ ([
  { folder: 'src/connectivity', tests: [beside('src/connectivity')] },
  { folder: 'src/session', tests: [beside('src/session')] },
  { folder: 'src/transport', tests: [beside('src/transport')] },
  // The model plays hundreds of schedules: 9 s for each mutant, and the tests beside it find the same.
  { folder: 'src/sync', tests: [beside('src/sync')], without: ['src/sync/queue-model.test.ts'] },
  { folder: 'src/outbox', tests: [beside('src/outbox')], pure: true },
  { folder: 'src/domain', tests: [beside('src/domain')], pure: true },
  { folder: 'mocks/engine', tests: [beside('mocks/engine')], pure: true },
])

/** Words are read by people: a test that repeats each of them would only say everything twice. */
const texts = /(?:^|[/-])(?:texts|messages)\.ts$/

/** Makes words of times by rules. */
const rulesAmongTexts = 'src/domain/date-texts.ts'

/** Whether the lines of a file are changed. */
export const isMutated = (/** @type {string} */ file) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && (!texts.test(file) || file === rulesAmongTexts)
