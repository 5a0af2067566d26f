import type { EndpointName } from '@/contract/endpoints'
import type { Source } from '../conformance-row'
import type { RowResult } from '../run-rows'
import { cameText, sentText } from './evidence'
import { addressOf, byEndpoint, countsOf, sourceNames, sources, understoodCount, verdictName, verdictNames, verdictText } from './summary'

const widths = { verdict: verdictNames.untried.length, source: sourceNames.specification.length, id: 32, address: 38 }

/** One line of the table, followed by details where somebody has to look. */
export function toLines(result: RowResult): readonly string[] {
  const { row, verdict, deciding } = result
  const line = [
    verdictName(result).padEnd(widths.verdict),
    sourceNames[row.source].padEnd(widths.source),
    row.id.padEnd(widths.id),
    addressOf(row).padEnd(widths.address),
    row.title,
  ].join('  ')
  if (verdict.kind === 'pass') return [line]
  const detail = (name: string, text: string): string => `    ${name.padEnd(10)}${text}`
  const evidence = deciding === null ? [] : [detail('sent', sentText(deciding)), detail('came', cameText(deciding))]
  return [
    line,
    detail('expected', `${row.expected} (${row.requirements.join(', ')})`),
    ...(verdict.kind === 'fail' ? evidence : []),
    detail('', verdictText(result)),
  ]
}

const countsText = (results: readonly RowResult[], source: Source): string => {
  const { pass, fail, untried } = countsOf(results, source)
  const understood = understoodCount(results, source)
  const ofThem = understood === 0 ? '' : ` (${understood} of them understood)`
  return `${pass} pass, ${fail} fail${ofThem}, ${untried} could not be tried`
}

/** The counts of one source at one endpoint with its failed rows; empty without rows. */
function toSourceLines(results: readonly RowResult[], source: Source): readonly string[] {
  const own = results.filter(({ row }) => row.source === source)
  if (own.length === 0) return []
  const failed = own.filter(({ verdict }) => verdict.kind === 'fail').map(({ row }) => `      failed: ${row.id}`)
  return [`  ${sourceNames[source].padEnd(widths.source)}  ${countsText(own, source)}`, ...failed]
}

/** The counts and failed rows by endpoint, decisions apart, followed by the totals. */
export const toSummary = (results: readonly RowResult[], missing: ReadonlySet<EndpointName>): readonly string[] => [
  ...byEndpoint(results, missing).flatMap(({ address, implemented, results: own }) =>
    implemented ? [address, ...sources.flatMap((source) => toSourceLines(own, source))] : [address, '  not implemented'],
  ),
  '',
  ...sources.map((source) => `${sourceNames[source].padEnd(widths.source)}  ${countsText(results, source)}`),
]
