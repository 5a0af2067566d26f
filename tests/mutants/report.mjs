import { pieces } from './pieces.mjs'
import { readResults } from './results.mjs'
import { countOf, faultsOf, isDetected, lacksReason, scoreOf, sumOf } from './score.mjs'

/** @typedef {import('./results.mjs').MutatedFile} MutatedFile */

/** @param {string} name @param {MutatedFile} file */
function linesOf(name, { source, mutants }) {
  const lines = source.split('\n')
  return mutants
    .filter((mutant) => !isDetected(mutant))
    .map(({ status, mutatorName, replacement, location: { start } }) => {
      const line = lines[start.line - 1]?.trim() ?? ''
      return `${name}:${start.line}:${start.column} ${status} ${mutatorName}\n    ${line}\n    => ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`
    })
}

/** @param {string} name @param {import('./score.mjs').Count} count */
function row(name, count) {
  const { score, disabled } = scoreOf(count)
  const { detected, survived, failed } = count
  return `${name.padEnd(20)} ${score.toFixed(1).padStart(6)} %   ${detected} found, ${survived} not, ${count.disabled} switched off (${disabled.toFixed(1)} %), ${failed} not to be loaded`
}

/**
 * Prints the undetected mutants, and the score of these files.
 *
 * @param {readonly string[]} files
 * @returns {boolean} whether the score is high enough
 */
export function report(files) {
  const found = readResults().files
  const named = files.flatMap((name) => (found[name] === undefined ? [] : [{ name, file: found[name] }]))
  const mutants = named.flatMap(({ file }) => file.mutants)
  for (const { name, file } of named) for (const line of linesOf(name, file)) console.log(line)
  const counts = pieces.flatMap(({ folder }) => {
    const inside = named.filter(({ name }) => name.startsWith(`${folder}/`))
    return inside.length === 0 ? [] : [{ folder, count: sumOf(inside.map(({ file }) => countOf(file.mutants))) }]
  })
  for (const { folder, count } of counts) console.log(row(folder, count))
  const all = sumOf(counts.map(({ count }) => count))
  console.log(row('all', all))
  const faults = [...faultsOf(all), ...mutants.filter(lacksReason).map(({ mutatorName }) => `${mutatorName} is switched off without a reason.`)]
  for (const fault of faults) console.log(fault)
  return faults.length === 0
}
