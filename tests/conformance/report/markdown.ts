import type { BackendUnderTest } from '../backend-under-test'
import type { Source } from '../conformance-row'
import type { RowResult } from '../run-rows'
import { cameText, sentText } from './evidence'
import { addressOf, byEndpoint, count, countsOf, sourceNames, sources, sourceText, verdictNames, verdictText, type VerdictKind } from './summary'

/** Escapes a table cell's text, so that nothing in it ends the cell or is read as markup. */
const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|<*_`]/g, '\\$&')

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

const table = (head: readonly string[], body: readonly (readonly string[])[]): string =>
  [line(head), `|${head.map(() => '---').join('|')}|`, ...body.map(line)].join('\n')

const kinds: readonly VerdictKind[] = ['pass', 'fail', 'untried']

const headings = {
  specification: 'What the specification demands',
  decision: 'What we decided where the specification is silent',
} as const satisfies Record<Source, string>

const columns = ['row', 'endpoint', 'what was tried', 'what was sent', 'what was expected', 'source', 'what came', 'verdict']

const rowOf = (result: RowResult): readonly string[] => {
  const { row, deciding } = result
  return [
    row.id,
    addressOf(row),
    row.title,
    deciding === null ? '' : sentText(deciding),
    row.expected,
    sourceText(row),
    deciding === null ? '' : cameText(deciding),
    verdictText(result),
  ]
}

/** Failed rows first, passed ones last. */
const byUrgency = (results: readonly RowResult[]): readonly RowResult[] => {
  const order = ['fail', 'untried', 'pass'] satisfies readonly VerdictKind[]
  return order.flatMap((kind) => results.filter(({ verdict }) => verdict.kind === kind))
}

const callByCall = ({ row, exchanges }: RowResult): string =>
  [`### ${row.id}`, '', ...exchanges.map((exchange, index) => `${index + 1}. sent ${cell(sentText(exchange))}; came ${cell(cameText(exchange))}`)].join('\n')

/** The report as Markdown: counts, a table per source, and every call of the failed rows. */
export function toMarkdown(
  results: readonly RowResult[],
  { name, missing }: Pick<BackendUnderTest, 'name' | 'missing'>,
  when: Date,
): string {
  const failed = results.filter(({ verdict }) => verdict.kind === 'fail')
  const sections = [
    `# Conformance of ${cell(name)}`,
    `${when.toISOString()}, ${results.length} rows. A row that is our decision may fail: the portal then works with less.`,
    table(
      ['source', 'pass', 'fail', 'could not be tried'],
      sources.map((source) => [sourceNames[source], ...kinds.map((kind) => String(count(results, source, kind)))]),
    ),
    '## By endpoint',
    table(
      ['endpoint', ...sources.flatMap((source) => kinds.map((kind) => `${sourceNames[source]}: ${verdictNames[kind]}`))],
      byEndpoint(results, missing).map(({ address, implemented, results: own }) => [
        implemented ? address : `${address}: not implemented`,
        ...sources.flatMap((source) => kinds.map((kind) => String(countsOf(own, source)[kind]))),
      ]),
    ),
    ...sources.flatMap((source) => [
      `## ${headings[source]}`,
      table(columns, byUrgency(results.filter(({ row }) => row.source === source)).map(rowOf)),
    ]),
    ...(failed.length === 0 ? [] : ['## Failed rows, call by call', ...failed.map(callByCall)]),
  ]
  return `${sections.join('\n\n')}\n`
}
