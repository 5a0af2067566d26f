import { endpoints, isGet, type EndpointName } from '@/contract/endpoints'
import type { ConformanceRow, Subject } from '@tests/conformance/conformance-row'
import { allRows } from '@tests/conformance/rows/all-rows'
import { bodyMaximumCharacters, bodyMaximumOf } from '@mocks/engine/limits'
import { texts } from '@mocks/engine/texts'
import { sourceNames } from '@tests/conformance/report/summary'
import type { ServiceAnswers } from './service-answers'

/** A reason for a status; `row` is the conformance row that demands it, null if none does. */
export interface RefusalReason {
  readonly when: string
  readonly row: ConformanceRow['id'] | null
  /** The body that the service answers with. */
  readonly body: unknown
}

const refused = (message: string) => ({ success: false, message })

const keyIsBusy: RefusalReason = {
  when: 'the first request with this Idempotency-Key is still being worked on: with Retry-After, which no other 409 may carry, since the portal asks again by it',
  row: null,
  body: refused(texts.keyRunning),
}
const busy: RefusalReason = {
  when: 'too many calls; the portal waits as long as Retry-After says and tries again',
  row: null,
  body: refused(texts.tooManyRequests(60)),
}
const slow: RefusalReason = { when: 'the request took too long to arrive', row: null, body: refused(texts.tooSlow) }
const broken: RefusalReason = {
  when: 'the server failed; the portal tries a step, a command or a read again by itself',
  row: null,
  body: refused(texts.serverError),
}

/** Rows about calls in general (`wire`) test the request's body, which a GET does not have. */
const isOf = ({ subject }: ConformanceRow, name: EndpointName): boolean => subject === name || (subject === 'wire' && !isGet(name))

/** The longest body differs by endpoint, but the row about it names only the usual limit: here it names the endpoint's own. */
const whenOf = ({ title, besides, status }: ConformanceRow, name: EndpointName): string => {
  const own = status === 413 ? title.replace(String(bodyMaximumCharacters), String(bodyMaximumOf(name))) : title
  return besides === null ? own : `${own}, ${besides}`
}

/** The refusals of an endpoint by status, taken from the rows that ask for them. */
export function refusalsOf(name: EndpointName, words: ServiceAnswers['refusals']): ReadonlyMap<number, readonly RefusalReason[]> {
  const reasons = allRows.flatMap((row) =>
    row.status !== null && isOf(row, name) ? [[row.status, { when: whenOf(row, name), row: row.id, body: words.get(row.id) }] as const] : [],
  )
  const general = [
    ...(endpoints[name].access === 'seller' && !isGet(name) ? [[409, keyIsBusy] as const] : []),
    [408, slow] as const,
    [429, busy] as const,
    [500, broken] as const,
  ]
  const byStatus = new Map<number, readonly RefusalReason[]>()
  for (const [status, reason] of [...reasons, ...general].toSorted(([a], [b]) => a - b))
    byStatus.set(status, [...(byStatus.get(status) ?? []), reason])
  return byStatus
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** When a refusal is given, as a line of a list. */
export const refusalInWords = ({ when, row }: RefusalReason): string =>
  `- ${capitalised(when)}${row === null ? '' : ` (row \`${row}\`)`}.`

/** What the suite tries besides those refusals, so that the documents ask for everything that is checked. */
export const triedBesides = (subject: Subject): string =>
  [
    'Besides refusals the conformance suite tries:\n',
    ...allRows
      .filter((row) => row.subject === subject && row.status === null)
      .map(({ id, source, title, expected }) => `- ${capitalised(title)}. Expected: ${expected} (row \`${id}\`, ${sourceNames[source]}).`),
  ].join('\n')
