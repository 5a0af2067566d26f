/** How much of what is changed the tests must notice, in percent. */
const leastScore = 92

/** How much may be switched off, in percent. */
const mostDisabled = 4

/**
 * @typedef {{ status: string, statusReason?: string, mutatorName: string, replacement: string, location: { start: { line: number, column: number } } }} Mutant
 * @typedef {{ detected: number, survived: number, disabled: number, failed: number }} Count `failed` could not be tried:
 *   the tests did not even load with them. They count for nothing.
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

/** Whether a test failed for it, or never came to an end. @param {Mutant} mutant */
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

/** The score in percent: what is switched off has survived. @param {Count} count */
export function scoreOf({ detected, survived, disabled }) {
  const all = detected + survived + disabled
  return all === 0 ? { score: 100, disabled: 0 } : { score: (100 * detected) / all, disabled: (100 * disabled) / all }
}

/** What a count breaks of the rules; nothing where all is well. @param {Count} count */
export function faultsOf(count) {
  const { score, disabled } = scoreOf(count)
  return [
    ...(score < leastScore ? [`The score is ${score.toFixed(1)} %, less than ${leastScore} %.`] : []),
    ...(disabled > mostDisabled ? [`${disabled.toFixed(1)} % are switched off, more than ${mostDisabled} %.`] : []),
  ]
}

/** Whether a mutant is switched off and nobody says why. @param {Mutant} mutant */
export const lacksReason = ({ status, statusReason = '' }) => status === 'Ignored' && (statusReason === '' || statusReason === withoutReason)
