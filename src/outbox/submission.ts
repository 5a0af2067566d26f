import { isRetryableStatus } from '@/contract/answers'
import { timeSchema } from '@/contract/formats'
import { refusalCodes } from '@/contract/modules/refusal'
import { z } from '@/contract/schema'
import { onboardingStepSchema } from '@/contract/onboarding'
import type { OnboardingStep } from '@/contract/steps'
import { oncePerList } from '@/storage/once-per-list'
import {
  stepIdentity,
  summarySchema,
  type CommandBody,
  type CommandEndpoint,
  type CommandIdentity,
  type Commands,
  type Summary,
} from './command'
import { remainsSchema } from './remains'

/** Why the last try of a submission has to be repeated. */
const failureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unreachable') }),
  z.object({ kind: z.literal('unavailable'), status: z.number(), message: z.nullable(z.string()) }),
  z.object({ kind: z.literal('unclear'), status: z.number(), message: z.nullable(z.string()) }),
  z.object({ kind: z.literal('unauthorised') }),
])
export type SubmissionFailure = z.infer<typeof failureSchema>

/** Whether a failure may concern this command alone: a 5xx, an HTML page, or an answer that broke off. A busy backend (408, 425, 429) concerns all. */
export const isOfOneCommand = (failure: SubmissionFailure): boolean => failure.kind === 'unavailable' && (failure.status >= 500 || !isRetryableStatus(failure.status))

/** A pause after a failed try. */
export interface Pause {
  readonly failure: SubmissionFailure
  /** When it began, in milliseconds since the epoch. */
  readonly at: number
  readonly milliseconds: number
  /** Whether the server asked for it; such a pause is never cut short. */
  readonly serverRequested: boolean
}

/** Stored rows call `serverRequested` `binding`, in every version. */
const pauseSchema = z.pipe(
  z.object({ failure: failureSchema, at: timeSchema, milliseconds: z.number().check(z.gte(0)), binding: z.boolean() }),
  z.transform(({ binding, ...pause }): Pause => ({ ...pause, serverRequested: binding })),
)

const storedPause = ({ serverRequested, ...pause }: Pause) => ({ ...pause, binding: serverRequested })

const scopesSchema = z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(4))

/** Only characters that an HTTP header can carry. */
const keySchema = z.string().check(z.regex(/^[!-~]+$/))

const common = {
  /** The row's own number, given by the store, never used twice. */
  sequence: z.number(),
  /** Place among the seller's submissions; a submission that replaces or follows another takes over its place. */
  order: z.number(),
  sellerId: z.string().check(z.minLength(1)),
  /** The onboarding step that the row saves; only rows without a `command` have one. */
  step: z.optional(onboardingStepSchema),
  command: z.optional(z.string()),
  scopes: z.optional(scopesSchema),
  subject: z.optional(z.string()),
  shows: z.optional(z.nullable(summarySchema)),
  /** Idempotency key, made when the command was saved and the same on every try. */
  key: keySchema,
  savedAt: timeSchema,
  attempts: z.number().check(z.gte(0)),
}
/** What a submission carries until the backend has accepted it. */
const carried = {
  body: z.unknown(),
  /** The version of the body's shape; rows of version 1 do not state it. */
  bodyVersion: z._default(z.number(), 1),
  /** An earlier try may have taken effect although no answer arrived. */
  lostAnswer: z.optional(z.literal(true)),
  /** Another phone has a copy under the same key, and may send it at any time. */
  copied: z.optional(z.literal(true)),
}
/** How many answers so far said neither yes nor no, and how many failures may concern this command alone. */
const counted = { unclearAnswers: z.optional(z.number()), serverErrors: z.optional(z.number()) }
const answered = { status: z.number(), message: z.nullable(z.string()), at: timeSchema }
/** What a refusal says besides its message; a code that only a later version knows is ignored. */
const refused = {
  code: z.catch(z.optional(z.enum(refusalCodes)), undefined),
  field: z.catch(z.optional(z.string()), undefined),
}

/**
 * A submission as it is stored. Saved, it waits; sent, it is accepted, rejected, or waits again with a pause. Answers
 * that say neither yes nor no leave it undecided in the end. What is rejected or undecided changes only when the seller decides.
 * New fields are added as optional: old rows live on in sellers' phones, and an old tab may still write them.
 */
const rowSchema = z.discriminatedUnion('state', [
  z.object({ ...common, ...carried, state: z.literal('waiting'), pause: z.nullable(pauseSchema), ...counted }),
  z.object({ ...common, ...carried, state: z.literal('sending'), since: timeSchema, ...counted }),
  z.object({ ...common, ...carried, state: z.literal('rejected'), ...answered, ...refused }),
  z.object({ ...common, ...carried, state: z.literal('undecided'), ...answered }),
  z.object({
    ...common,
    state: z.literal('accepted'),
    message: z.nullable(z.string()),
    at: timeSchema,
    remains: z.catch(z.optional(remainsSchema), undefined),
    /** The lowest revision that the record can have at its next read. */
    rev: z.catch(z.optional(z.number()), undefined),
    /** For a last step that was accepted before: when that was first; null if this device did not see it. */
    firstAt: z.catch(z.optional(z.nullable(timeSchema)), undefined),
  }),
])
type Row = z.infer<typeof rowSchema>

interface ReadContent {
  readonly endpoint: CommandEndpoint
  /** In today's shape. */
  readonly body: CommandBody
  readonly bodyVersion: number
}
type Stored = keyof CommandIdentity | keyof ReadContent
type Read<R> = Omit<R, Stored> & CommandIdentity & (R extends { body: unknown } ? ReadContent : unknown)

/** One saved command on its way to the backend. */
export type Submission = Row extends infer R ? (R extends Row ? Read<R> : never) : never
export type WaitingSubmission = Extract<Submission, { state: 'waiting' }>
export type SendingSubmission = Extract<Submission, { state: 'sending' }>
/** A submission that the backend has refused. */
export type RejectedSubmission = Extract<Submission, { state: 'rejected' }>
/** A submission that the backend may or may not have accepted: its answers said neither yes nor no. */
export type UndecidedSubmission = Extract<Submission, { state: 'undecided' }>
/** A submission that the backend has not accepted. */
export type PendingSubmission = Exclude<Submission, { state: 'accepted' }>

/** What a stored row turned out to be: a submission, or something this version cannot read. */
export type StoredRow = { readonly kind: 'submission'; readonly submission: Submission } | UnreadableRow

export interface UnreadableRow {
  readonly kind: 'unreadable'
  readonly sequence: number
  /** The row's key: a number, unless somebody has tampered with it. */
  readonly place: number | string
  readonly order: number
  readonly sellerId: string | null
  readonly step: OnboardingStep | null
  readonly scopes: readonly string[]
  readonly shows: Summary | null
  /** The row as stored. */
  readonly stored: unknown
}

/** The parts of an unreadable row that can still be read. */
const traces = z.object({
  sequence: z.catch(z.number(), -1),
  order: z.catch(z.number(), -1),
  sellerId: z.catch(z.nullable(z.string()), null),
  step: z.catch(z.nullable(onboardingStepSchema), null),
  scopes: z.catch(z.array(z.string()), []),
  shows: z.catch(z.nullable(summarySchema), null),
})

const placeSchema = z.object({ sequence: z.union([z.number(), z.string()]) })

/** Reads a stored row; an unknown command or a body that cannot be read makes it unreadable, so that it is never sent. */
export function parseRow(commands: Commands, stored: unknown): StoredRow {
  const row = rowSchema.safeParse(stored)
  const submission = row.success ? readRow(commands, row.data) : null
  if (submission !== null) return { kind: 'submission', submission }
  const known = traces.safeParse(stored)
  const { step, scopes, ...rest } = known.success ? known.data : traces.parse({})
  const found = placeSchema.safeParse(stored)
  return { kind: 'unreadable', ...rest, place: found.success ? found.data.sequence : rest.sequence, step, scopes: step === null ? scopes : stepIdentity(step).scopes, stored }
}

function identityOf({ command, step, scopes, subject, shows }: Row): CommandIdentity | null {
  if (command === undefined) return step === undefined ? null : stepIdentity(step)
  return scopes === undefined || subject === undefined ? null : { command, step: null, scopes, subject, shows: shows ?? null }
}

function readRow(commands: Commands, row: Row): Submission | null {
  const identity = identityOf(row)
  if (identity === null) return null
  if (row.state === 'accepted') return { ...row, ...identity }
  const command = commands.get(identity.command)
  const read = command?.read(row.body, row.bodyVersion, row.sellerId) ?? null
  if (command === undefined || read === null) return null
  return { ...row, ...identity, endpoint: command.endpoint, body: read.body, bodyVersion: command.bodyVersion }
}

/** How a row names its command. Steps are stored by their number alone, so that tabs running an older version can read them. */
export const storedIdentity = ({ command, step, scopes, subject, shows }: CommandIdentity) =>
  step === null ? { command, scopes, subject, shows } : { step }

/** A submission as it is to be stored. */
export function rowOf({ command, step, scopes, subject, shows, ...submission }: Submission) {
  const identity = storedIdentity({ command, step, scopes, subject, shows })
  if (submission.state === 'accepted') return { ...submission, ...identity }
  const { endpoint: _endpoint, ...kept } = submission
  if (kept.state !== 'waiting' || kept.pause === null) return { ...kept, ...identity }
  return { ...kept, ...identity, pause: storedPause(kept.pause) }
}

/** The submissions among parsed rows. */
export const submissionsOf = oncePerList((rows: readonly StoredRow[]): readonly Submission[] =>
  rows.flatMap((row) => (row.kind === 'submission' ? [row.submission] : [])),
)

/** The submissions that save an onboarding step. */
export const stepsOf = oncePerList((submissions: readonly Submission[]): readonly Submission[] => submissions.filter(({ step }) => step !== null))

export const isPending = (submission: Submission): submission is PendingSubmission =>
  submission.state !== 'accepted'

/** Whether a submission stays where it is until the seller decides. */
export const needsAttention = (submission: Submission): submission is RejectedSubmission | UndecidedSubmission =>
  submission.state === 'rejected' || submission.state === 'undecided'

/**
 * Whether the backend may have taken a submission, or an earlier try of its subject, although no answer arrived. A 401 is
 * an answer: the backend took nothing.
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

/** Whether the backend may have taken a submission unanswered, or may get it from another phone: its key must never carry another body. */
export const mayBeElsewhere = (submission: PendingSubmission): boolean => submission.copied === true || mayHaveArrived(submission)

type Place = Pick<Submission, 'order' | 'sequence'>

/** Compares by sending order. */
export const byOrder = (a: Place, b: Place): number => a.order - b.order || a.sequence - b.sequence

/**
 * The submissions that count for the seller: without older versions of what she has saved again. Those only wait for
 * their answer, so that the backend cannot apply them after the newer one.
 */
export const currentOf = oncePerList((submissions: readonly Submission[]): readonly Submission[] => {
  // A map, since comparing each of 2,000 rows with every other took seconds.
  const newest = new Map<string, number>()
  const thingOf = ({ sellerId, subject }: Submission): string => `${sellerId}\n${subject}`
  for (const submission of submissions.filter(isPending))
    newest.set(thingOf(submission), Math.max(submission.sequence, newest.get(thingOf(submission)) ?? 0))
  return submissions.filter((submission) => submission.sequence >= (newest.get(thingOf(submission)) ?? 0))
})

/** How many submissions have not arrived, rows that this version cannot read included. */
export const unsentRows = (rows: readonly StoredRow[]): number =>
  currentOf(submissionsOf(rows)).filter(isPending).length + rows.filter(({ kind }) => kind === 'unreadable').length
