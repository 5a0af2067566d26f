import { headerNames, isEndpointName, type EndpointName } from '@/contract/endpoints'
import type { Answer } from './backend-under-test'
import { accepted, notTakenForYes, refusedWith } from './checks'
import type { RowContext } from './row-context'

/** What a row is about: an endpoint, one of the socket's two uses, or the HTTP rules for all of them. */
export type Subject = EndpointName | 'duplicateCheck' | 'orderNews' | 'wire'

/**
 * Who asks for it: the specification, or we where it is silent. A backend that keeps only the specification works with
 * the portal, at the price that the decision states.
 */
export type Source = 'specification' | 'decision'

export type RequirementId = `${string}-${number}`

/** One promise of the contract, and how to find out whether a backend keeps it. */
export interface ConformanceRow {
  readonly id: string
  readonly subject: Subject
  readonly source: Source
  readonly requirements: readonly RequirementId[]
  /** What the row tries. */
  readonly title: string
  /** What has to happen. */
  readonly expected: string
  /** The status that a refusal must have; null where the row is not about a refusal. */
  readonly status: number | null
  /** What a refusal must contain besides its status and a message; null for nothing. */
  readonly besides: string | null
  /** Resolves when the promise is kept; otherwise rejects with `Unmet` or `CannotBeTried`. */
  run(context: RowContext): Promise<void>
}

type Basics = Pick<ConformanceRow, 'id' | 'source' | 'requirements' | 'title'>

/** A row with its own check. */
export const row = (
  subject: Subject,
  basics: Basics & Pick<ConformanceRow, 'expected' | 'run'>,
): ConformanceRow => ({ ...basics, subject, status: null, besides: null })

/** A call that must be accepted; its answer may be checked further. */
export const acceptance = <Name extends EndpointName>(
  subject: Name,
  {
    send,
    expected = 'accepted, with an answer that fits the contract',
    ...basics
  }: Basics & { readonly expected?: string; readonly send: (context: RowContext) => Promise<Answer> },
): ConformanceRow => ({
  ...basics,
  subject,
  expected,
  status: null,
  besides: null,
  async run(context) {
    accepted(subject, await send(context))
  },
})

interface Refusal extends Omit<Basics, 'source'> {
  readonly status: number
  /** What is checked besides the status and the message. */
  readonly also?: { readonly expected: string; readonly check: (answer: Answer) => void }
  /** Returns every answer that must be a refusal. */
  readonly send: (context: RowContext) => Promise<Answer | readonly Answer[]>
}

/** A call that must be refused with the status that we decided on, because the specification names none. */
export const refusal = (subject: Subject, { send, status, also, ...basics }: Refusal): ConformanceRow => ({
  ...basics,
  subject,
  source: 'decision',
  status,
  besides: also?.expected ?? null,
  expected: `refused with ${status} and a message${status === 409 ? `, without ${headerNames.retryAfter}` : ''}${also === undefined ? '' : `, ${also.expected}`}`,
  async run(context) {
    const answers = [await send(context)].flat()
    for (const answer of answers) {
      if (isEndpointName(subject)) notTakenForYes(subject, answer)
      refusedWith(status, answer)
      also?.check(answer)
    }
  },
})

/**
 * Invalid bodies: each lacks one field, or has a wrong value in it.
 * @param right a valid body in which every field is required
 */
export const wrongBodies = (right: object): readonly unknown[] => [
  ...Object.keys(right).map((field) => ({ ...right, [field]: undefined })),
  ...Object.keys(right).map((field) => ({ ...right, [field]: 7 })),
  [],
]
