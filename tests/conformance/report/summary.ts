import { endpoints, isEndpointName, type EndpointName } from '@/contract/endpoints'
import { sellerEvents, socketEvents } from '@/contract/socket'
import type { ConformanceRow, Source, Subject } from '../conformance-row'
import type { RowResult } from '../run-rows'
import type { Verdict } from '../verdict'

export type VerdictKind = Verdict['kind']

export const verdictNames = {
  pass: 'pass',
  fail: 'FAIL',
  untried: 'could not be tried',
} as const satisfies Record<VerdictKind, string>

export const sourceNames = {
  specification: 'specification',
  decision: 'our decision',
} as const satisfies Record<Source, string>

/** The address of a row's calls. */
export function addressOf({ subject }: Pick<ConformanceRow, 'subject'>): string {
  switch (subject) {
    case 'duplicateCheck':
      return `socket: ${socketEvents.checkDuplicate}`
    case 'orderNews':
      return `socket: ${sellerEvents.watchSeller}`
    case 'wire':
      return 'every endpoint'
    default:
      return `${endpoints[subject].method} ${endpoints[subject].path}`
  }
}

export const sourceText = ({ source, requirements }: ConformanceRow): string =>
  `${sourceNames[source]} (${requirements.join(', ')})`

/** A failed row whose answer the portal nevertheless understands. */
const isUnderstood = ({ verdict }: RowResult): boolean => verdict.kind === 'fail' && verdict.understood

/** The verdict in a word. */
export const verdictName = (result: RowResult): string =>
  isUnderstood(result) ? 'understood' : verdictNames[result.verdict.kind]

/** The verdict with its reason. */
export function verdictText({ row, verdict }: RowResult): string {
  switch (verdict.kind) {
    case 'pass':
      return verdictNames.pass
    case 'fail':
      return verdict.understood
        ? `understood, but better: ${row.expected}; ${verdict.found}`
        : `${verdictNames.fail}: ${verdict.found}`
    case 'untried':
      return `${verdictNames.untried}: ${verdict.reason}`
  }
}

export const count = (results: readonly RowResult[], source: Source, kind: VerdictKind): number =>
  results.filter(({ row, verdict }) => row.source === source && verdict.kind === kind).length

/** The number of rows with each verdict. */
export const countsOf = (results: readonly RowResult[], source: Source): Readonly<Record<VerdictKind, number>> => ({
  pass: count(results, source, 'pass'),
  fail: count(results, source, 'fail'),
  untried: count(results, source, 'untried'),
})

export const sources: readonly Source[] = ['specification', 'decision']

/** The results of one endpoint. */
export interface EndpointResults {
  readonly address: string
  readonly implemented: boolean
  readonly results: readonly RowResult[]
}

/** The results grouped by subject, in the rows' order. */
export function byEndpoint(results: readonly RowResult[], missing: ReadonlySet<EndpointName>): readonly EndpointResults[] {
  const isMissing = (subject: Subject): boolean => isEndpointName(subject) && missing.has(subject)
  return [...new Set(results.map(({ row }) => row.subject))].map((subject) => {
    const own = results.filter(({ row }) => row.subject === subject)
    return { address: addressOf({ subject }), implemented: !isMissing(subject), results: own }
  })
}

/** How many of the failed rows the portal understands. */
export const understoodCount = (results: readonly RowResult[], source: Source): number =>
  results.filter((result) => result.row.source === source && isUnderstood(result)).length

/** The judgement of the whole backend: rows that were not tried prove nothing. */
export type Judgement = 'good' | 'failed' | 'not-proved'

/** A backend is good if it keeps what is demanded, and with `strict` our decisions too. */
export function judge(results: readonly RowResult[], strict: boolean): Judgement {
  const failed = count(results, 'specification', 'fail') > 0 || (strict && count(results, 'decision', 'fail') > 0)
  if (failed) return 'failed'
  return count(results, 'specification', 'untried') > 0 ? 'not-proved' : 'good'
}
