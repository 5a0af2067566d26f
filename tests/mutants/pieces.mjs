/**
 * A folder whose files are mutated, and the tests that must notice: usually those beside it.
 *
 * @typedef {{ folder: string, tests: readonly string[], without?: readonly string[], pure?: boolean }} Piece `pure`
 *   folders' tests have no side effects, so they share a module graph, as in vitest.config.ts.
 */

/** Without a comma, which separates the list. @param {string} folder */
const beside = (folder) => `${folder}/**/*.test.ts*`

/** The folders in which a fault can lose, duplicate, mix up or leak what a seller has done; the smallest first. */
export const pieces = /** @satisfies {readonly Piece[]} */ ([
  { folder: 'src/connectivity', tests: [beside('src/connectivity')] },
  { folder: 'src/session', tests: [beside('src/session')] },
  { folder: 'src/transport', tests: [beside('src/transport')] },
  // The model plays hundreds of schedules, which takes 9 s for each mutant, and the tests beside it find the same faults.
  { folder: 'src/sync', tests: [beside('src/sync')], without: ['src/sync/queue-model.test.ts'] },
  { folder: 'src/outbox', tests: [beside('src/outbox')], pure: true },
  { folder: 'src/domain', tests: [beside('src/domain')], pure: true },
  { folder: 'mocks/engine', tests: [beside('mocks/engine')], pure: true },
])

/** Texts are judged by people: a test that repeats each of them would only duplicate them. */
const texts = /(?:^|[/-])(?:texts|messages)\.ts$/

/** Formats times by rules, so it is mutated although its name says texts. */
const rulesAmongTexts = 'src/domain/date-texts.ts'

/** Whether a file is mutated. */
export const isMutated = (/** @type {string} */ file) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && (!texts.test(file) || file === rulesAmongTexts)
