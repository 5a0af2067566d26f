import type { BackendUnderTest } from '../backend-under-test'
import type { RowResult } from '../run-rows'
import { cameText, sentText } from './evidence'
import { addressOf, byEndpoint, countsOf } from './summary'

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

/** The machine-readable report: every row with every call. */
export const toJson = (results: readonly RowResult[], { name, missing }: Pick<BackendUnderTest, 'name' | 'missing'>, when: Date): string =>
  `${JSON.stringify(
    {
      backend: name,
      at: when.toISOString(),
      specification: countsOf(results, 'specification'),
      decision: countsOf(results, 'decision'),
      endpoints: byEndpoint(results, missing).map(({ address, implemented, results: own }) => ({
        endpoint: address,
        implemented,
        specification: countsOf(own, 'specification'),
        decision: countsOf(own, 'decision'),
      })),
      rows: results.map(toEntry),
    },
    null,
    2,
  )}\n`
