import type { Source } from '../conformance-row'
import type { RowResult } from '../run-rows'
import { cameText, sentText } from './evidence'
import { addressOf, count, failedText, sourceNames, verdictName, verdictNames, verdictText } from './summary'

const widths = { verdict: verdictNames.untried.length, source: sourceNames.specification.length, id: 32, address: 38 }

/** One line of the table; more of them where somebody has to look. */
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

const sources: readonly Source[] = ['specification', 'decision']

/** The counts, and the rows that failed; decisions apart. */
export const toSummary = (results: readonly RowResult[]): readonly string[] =>
  sources.flatMap((source) => {
    const failed = results.filter(({ row, verdict }) => row.source === source && verdict.kind === 'fail')
    const counts = `${count(results, source, 'pass')} pass, ${failedText(results, source)}, ${count(results, source, 'untried')} could not be tried`
    return [`${sourceNames[source].padEnd(widths.source)}  ${counts}`, ...failed.map(({ row }) => `    failed: ${row.id}`)]
  })
