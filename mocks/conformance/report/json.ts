import type { Source } from '../conformance-row'
import type { RowResult } from '../run-rows'
import { cameText, sentText } from './evidence'
import { addressOf, count } from './summary'

const countsOf = (results: readonly RowResult[], source: Source) => ({
  pass: count(results, source, 'pass'),
  fail: count(results, source, 'fail'),
  untried: count(results, source, 'untried'),
})

const toEntry = ({ row, verdict, exchanges }: RowResult) => ({
  id: row.id,
  endpoint: addressOf(row),
  source: row.source,
  requirements: row.requirements,
  tried: row.title,
  expected: row.expected,
  verdict,
  exchanges: exchanges.map((exchange) => ({ sent: sentText(exchange), came: cameText(exchange) })),
})

/** The report for programs: every row with every call. */
export const toJson = (results: readonly RowResult[], backend: string, when: Date): string =>
  `${JSON.stringify(
    {
      backend,
      at: when.toISOString(),
      specification: countsOf(results, 'specification'),
      decision: countsOf(results, 'decision'),
      rows: results.map(toEntry),
    },
    null,
    2,
  )}\n`
