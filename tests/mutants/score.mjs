/** The share of mutants that the tests must detect, in percent. */
const leastScore = 92

/** The share of mutants that may be disabled, in percent. */
const mostDisabled = 4

/**
 * @typedef {{ status: string, statusReason?: string, mutatorName: string, replacement: string, location: { start: { line: number, column: number } } }} Mutant
 * @typedef {{ detected: number, survived: number, disabled: number, failed: number }} Count `failed` could not be tried,
 *   because the tests did not even load with them; they do not count.
 */

const none = { detected: 0, survived: 0, disabled: 0, failed: 0 }

/** Stryker's reason for a comment that gives none. */
const withoutReason = 'Ignored using a comment'

/** @param {Mutant} mutant @returns {keyof Count} */
function kindOf({ status }) {
  switch (status) {
    case 'Killed':
    case 'Timeout':
      return 'detected'
    case 'Survived':
    case 'NoCoverage':
      return 'survived'
    case 'Ignored':
      return 'disabled'
    default:
      return 'failed'
  }
}

/** Whether a test failed or timed out because of it. @param {Mutant} mutant */
export const isDetected = (mutant) => kindOf(mutant) === 'detected'

/** @param {readonly Mutant[]} mutants @returns {Count} */
export function countOf(mutants) {
  const count = { ...none }
  for (const mutant of mutants) count[kindOf(mutant)] += 1
  return count
}

/** @param {readonly Count[]} counts @returns {Count} */
export const sumOf = (counts) =>
  counts.reduce(
    (sum, count) => ({
      detected: sum.detected + count.detected,
      survived: sum.survived + count.survived,
      disabled: sum.disabled + count.disabled,
      failed: sum.failed + count.failed,
    }),
    none,
  )

/** The score in percent; disabled mutants count as survived. @param {Count} count */
export function scoreOf({ detected, survived, disabled }) {
  const all = detected + survived + disabled
  return all === 0 ? { score: 100, disabled: 0 } : { score: (100 * detected) / all, disabled: (100 * disabled) / all }
}

/** The rules that a count breaks; empty if it breaks none. @param {Count} count */
export function faultsOf(count) {
  const { score, disabled } = scoreOf(count)
  return [
    ...(score < leastScore ? [`The score is ${score.toFixed(1)} %, less than ${leastScore} %.`] : []),
    ...(disabled > mostDisabled ? [`${disabled.toFixed(1)} % are switched off, more than ${mostDisabled} %.`] : []),
  ]
}

/** Whether a mutant is disabled without a reason. @param {Mutant} mutant */
export const lacksReason = ({ status, statusReason = '' }) => status === 'Ignored' && (statusReason === '' || statusReason === withoutReason)
