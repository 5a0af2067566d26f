import { requestSchemaOf, stepEndpoints, type StepRequest } from '@/contract/endpoints'
import { z } from '@/contract/schema'
import { onboardingStepSchema } from '@/contract/step-schemas'
import type { OnboardingStep } from '@/contract/steps'

/** Why the last try of a submission did not end it. */
const failureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unreachable') }),
  z.object({ kind: z.literal('unavailable'), status: z.number(), message: z.nullable(z.string()) }),
  z.object({ kind: z.literal('unauthorised') }),
])
export type SubmissionFailure = z.infer<typeof failureSchema>

/** A pause after a failed try. `binding` pauses were asked for by the server and are never cut short. */
const pauseSchema = z.object({
  failure: failureSchema,
  at: z.number(),
  milliseconds: z.number(),
  binding: z.boolean(),
})
export type Pause = z.infer<typeof pauseSchema>

const common = {
  /** The row's own number, given by the store, never used twice. */
  sequence: z.number(),
  /** Place in the seller's queue; a submission that replaces another takes over its place. */
  order: z.number(),
  sellerId: z.string().check(z.minLength(1)),
  step: onboardingStepSchema,
  /** Idempotency key, made when the step was saved and the same on every try. */
  key: z.string().check(z.minLength(1)),
  savedAt: z.number(),
  attempts: z.number(),
}
const body = z.unknown()

/**
 * A submission as it is stored. New fields are added as optional: old rows live on in sellers' phones,
 * and an old tab may still write them.
 */
const rowSchema = z.discriminatedUnion('state', [
  z.object({ ...common, state: z.literal('waiting'), body, pause: z.nullable(pauseSchema) }),
  z.object({ ...common, state: z.literal('sending'), body, since: z.number() }),
  z.object({
    ...common,
    state: z.literal('rejected'),
    body,
    status: z.number(),
    message: z.nullable(z.string()),
    at: z.number(),
  }),
  z.object({ ...common, state: z.literal('accepted'), message: z.nullable(z.string()), at: z.number() }),
])
type Row = z.infer<typeof rowSchema>
type WithBody<R> = R extends { body: unknown } ? Omit<R, 'body'> & { readonly body: StepRequest } : R

/** One saved onboarding step on its way to the backend. */
export type Submission = WithBody<Row>
export type WaitingSubmission = Extract<Submission, { state: 'waiting' }>
export type SendingSubmission = Extract<Submission, { state: 'sending' }>
/** A submission that the backend has refused. */
export type RejectedSubmission = Extract<Submission, { state: 'rejected' }>
/** A submission that the backend has not accepted. */
export type PendingSubmission = Exclude<Submission, { state: 'accepted' }>

/** What a stored row turned out to be: a submission, or something this version cannot read. */
export type StoredRow =
  | { readonly kind: 'submission'; readonly submission: Submission }
  | { readonly kind: 'unreadable'; readonly sequence: number; readonly sellerId: string | null; readonly step: OnboardingStep | null }

const traces = z.object({
  sequence: z.catch(z.number(), -1),
  sellerId: z.catch(z.nullable(z.string()), null),
  step: z.catch(z.nullable(onboardingStepSchema), null),
})

/** Reads the body of a step; null when it breaks the contract or names another seller. */
export function readBody(step: OnboardingStep, sellerId: string, stored: unknown): StepRequest | null {
  const parsed = requestSchemaOf(stepEndpoints[step]).safeParse(stored)
  if (!parsed.success || ('sellerId' in parsed.data && parsed.data.sellerId !== sellerId)) return null
  return parsed.data
}

/** Reads a stored row; a body that cannot be read makes the row unreadable, so that it is never sent. */
export function parseRow(stored: unknown): StoredRow {
  const row = rowSchema.safeParse(stored)
  if (row.success) {
    if (row.data.state === 'accepted') return { kind: 'submission', submission: row.data }
    const read = readBody(row.data.step, row.data.sellerId, row.data.body)
    if (read !== null) return { kind: 'submission', submission: { ...row.data, body: read } }
  }
  const known = traces.safeParse(stored)
  return {
    kind: 'unreadable',
    ...(known.success ? known.data : { sequence: -1, sellerId: null, step: null }),
  }
}

/** The submissions among parsed rows. */
export const submissionsOf = (rows: readonly StoredRow[]): readonly Submission[] =>
  rows.flatMap((row) => (row.kind === 'submission' ? [row.submission] : []))

export const isPending = (submission: Submission): submission is PendingSubmission =>
  submission.state !== 'accepted'

/** In the order in which they are to leave. */
export const byOrder = (a: Submission, b: Submission): number =>
  a.order - b.order || a.sequence - b.sequence

/** How many rows have not arrived, those that this version cannot read included. */
export const unsentRows = (rows: readonly StoredRow[]): number =>
  rows.filter((row) => row.kind === 'unreadable' || isPending(row.submission)).length
