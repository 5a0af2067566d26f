import { z } from '@/contract/schema'
import { onboardingStepSchema } from '@/contract/onboarding'
import type { StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import { bodyVersionOf, readBody } from './step-body'

/** Why the last try of a submission did not end it. */
const failureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unreachable') }),
  z.object({ kind: z.literal('unavailable'), status: z.number(), message: z.nullable(z.string()) }),
  z.object({ kind: z.literal('unclear'), status: z.number(), message: z.nullable(z.string()) }),
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
  /** Place in the seller's queue; a submission that replaces or follows another has its place. */
  order: z.number(),
  sellerId: z.string().check(z.minLength(1)),
  step: onboardingStepSchema,
  /** Idempotency key, made when the step was saved and the same on every try. */
  key: z.string().check(z.minLength(1)),
  savedAt: z.number(),
  attempts: z.number(),
}
/** What a submission carries until the backend has accepted it. */
const carried = {
  body: z.unknown(),
  /** The shape in which the body was written; the first version did not write it down. */
  bodyVersion: z._default(z.number(), 1),
  /** An earlier try of this step may have taken effect without our hearing of it. */
  lostAnswer: z.optional(z.literal(true)),
}
/** How many answers there were so far that say neither yes nor no. */
const unclearAnswers = z.optional(z.number())
const answered = { status: z.number(), message: z.nullable(z.string()), at: z.number() }

/**
 * A submission as it is stored. Saved, it waits; sent, it is accepted, rejected, or waits again with a pause. Answers
 * that say neither yes nor no leave it undecided in the end. What is rejected or undecided moves only by the seller.
 * New fields are added as optional: old rows live on in sellers' phones, and an old tab may still write them.
 */
const rowSchema = z.discriminatedUnion('state', [
  z.object({ ...common, ...carried, state: z.literal('waiting'), pause: z.nullable(pauseSchema), unclearAnswers }),
  z.object({ ...common, ...carried, state: z.literal('sending'), since: z.number(), unclearAnswers }),
  z.object({ ...common, ...carried, state: z.literal('rejected'), ...answered }),
  z.object({ ...common, ...carried, state: z.literal('undecided'), ...answered }),
  z.object({ ...common, state: z.literal('accepted'), message: z.nullable(z.string()), at: z.number() }),
])
type Row = z.infer<typeof rowSchema>
type Read<R> = R extends { body: unknown } ? Omit<R, 'body' | 'bodyVersion'> & { readonly body: StepRequest } : R

/** One saved onboarding step on its way to the backend; its body always has today's shape. */
export type Submission = Read<Row>
export type WaitingSubmission = Extract<Submission, { state: 'waiting' }>
export type SendingSubmission = Extract<Submission, { state: 'sending' }>
/** A submission that the backend has refused. */
export type RejectedSubmission = Extract<Submission, { state: 'rejected' }>
/** A submission of which nobody can tell whether the backend has taken it. */
export type UndecidedSubmission = Extract<Submission, { state: 'undecided' }>
/** A submission that the backend has not accepted. */
export type PendingSubmission = Exclude<Submission, { state: 'accepted' }>

/** What a stored row turned out to be: a submission, or something this version cannot read. */
export type StoredRow = { readonly kind: 'submission'; readonly submission: Submission } | UnreadableRow

export interface UnreadableRow {
  readonly kind: 'unreadable'
  readonly sequence: number
  readonly sellerId: string | null
  readonly step: OnboardingStep | null
  /** The row as it lies in the store. */
  readonly stored: unknown
}

const traces = z.object({
  sequence: z.catch(z.number(), -1),
  sellerId: z.catch(z.nullable(z.string()), null),
  step: z.catch(z.nullable(onboardingStepSchema), null),
})

/** Reads a stored row; a body that cannot be read makes the row unreadable, so that it is never sent. */
export function parseRow(stored: unknown): StoredRow {
  const row = rowSchema.safeParse(stored)
  if (row.success) {
    if (row.data.state === 'accepted') return { kind: 'submission', submission: row.data }
    const { bodyVersion, ...data } = row.data
    const body = readBody(data, data.body, bodyVersion)
    if (body !== null) return { kind: 'submission', submission: { ...data, body } }
  }
  const known = traces.safeParse(stored)
  return {
    kind: 'unreadable',
    ...(known.success ? known.data : { sequence: -1, sellerId: null, step: null }),
    stored,
  }
}

/** A submission as it is to be stored. */
export const rowOf = (submission: Submission) =>
  'body' in submission ? { ...submission, bodyVersion: bodyVersionOf(submission.step) } : submission

/** The submissions among parsed rows. */
export const submissionsOf = (rows: readonly StoredRow[]): readonly Submission[] =>
  rows.flatMap((row) => (row.kind === 'submission' ? [row.submission] : []))

export const isPending = (submission: Submission): submission is PendingSubmission =>
  submission.state !== 'accepted'

/** Whether a submission stays where it is until the seller decides. */
export const needsAttention = (submission: Submission): submission is RejectedSubmission | UndecidedSubmission =>
  submission.state === 'rejected' || submission.state === 'undecided'

/**
 * Whether the backend may have taken a submission, or an earlier try of its step, without our hearing of it. A token
 * that was refused is an answer: nothing was taken.
 */
export function mayHaveArrived(submission: PendingSubmission): boolean {
  if (submission.lostAnswer === true) return true
  switch (submission.state) {
    case 'waiting':
      return submission.pause !== null && submission.pause.failure.kind !== 'unauthorised'
    case 'sending':
    case 'undecided':
      return true
    case 'rejected':
      return false
  }
}

/** In the order in which they are to leave. */
export const byOrder = (a: Submission, b: Submission): number =>
  a.order - b.order || a.sequence - b.sequence

/**
 * The submissions that count for the seller: without those of a step that she has saved anew, which only wait for
 * their answer so that it cannot come after the newer one's.
 */
export const currentOf = (submissions: readonly Submission[]): readonly Submission[] =>
  submissions.filter(
    ({ sellerId, step, sequence }) =>
      !submissions.some(
        (other) => isPending(other) && other.sellerId === sellerId && other.step === step && other.sequence > sequence,
      ),
  )

/** How many steps have not arrived, rows that this version cannot read included. */
export const unsentRows = (rows: readonly StoredRow[]): number =>
  currentOf(submissionsOf(rows)).filter(isPending).length + rows.filter(({ kind }) => kind === 'unreadable').length
