import { nextTask } from '@/clock/next-task'
import type { Schedule } from '@/clock/schedule'
import type { CommandBody, CommandEndpoint } from '@/outbox/command'
import type { SendingOutbox } from '@/outbox/sending-outbox'
import type { Settlement } from '@/outbox/settle-submission'
import type { PendingSubmission, SendingSubmission, SubmissionFailure } from '@/outbox/submission'
import type { Credentials } from '@/session/credentials'
import type { CallOptions, CallResult } from '@/transport/call'
import { backOff } from './back-off'

/** The backend's answer to a command. */
interface CommandAnswer {
  readonly message?: string | undefined
  /** The changed record as the backend has it now. */
  readonly record?: unknown
}

/** Sends one command; the endpoint and the body always belong together, since rows are parsed when read. */
export type SendCommand = (
  endpoint: CommandEndpoint,
  body: CommandBody,
  options: CallOptions,
) => Promise<CallResult<CommandAnswer>>

export interface DrainTools {
  readonly outbox: Omit<SendingOutbox, 'workerCredentials'>
  readonly send: SendCommand
  /** Read again right before each send: another tab may have signed out or in. */
  readonly sender: () => Credentials | null | Promise<Credentials | null>
  readonly now: () => number
  /** A number from 0 up to 1. */
  readonly random: () => number
  readonly schedule: Schedule
}

/** Why the drain stopped. */
export type DrainEnd =
  | { readonly kind: 'empty' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unauthorised'; readonly sender: Credentials; readonly message: string | null }
  | { readonly kind: 'pausing'; readonly milliseconds: number }

function settlementOf(
  result: CallResult<CommandAnswer>,
  submission: SendingSubmission,
  token: string,
  { now, random }: DrainTools,
): Settlement {
  const tryAgain = (failure: SubmissionFailure, retryAfterMilliseconds: number | null = null): Settlement => ({
    kind: 'try-again',
    pause: backOff(failure, { attempts: submission.attempts, retryAfterMilliseconds, now: now(), random: random() }),
  })
  switch (result.kind) {
    case 'ok':
      return { kind: 'accepted', message: result.data.message ?? null, record: result.data.record }
    case 'rejected':
      return result
    case 'unauthorised':
      return { kind: 'unauthorised', token }
    case 'unclear':
      return tryAgain({ kind: 'unclear', status: result.status, message: result.message })
    case 'unavailable':
      return tryAgain({ kind: 'unavailable', status: result.status, message: result.message }, result.retryAfterMilliseconds)
    case 'unreachable':
      return tryAgain({ kind: 'unreachable' })
  }
}

/** Submissions that may leave one after the other, as long as each is accepted and the same seller is signed in and changes none of them. */
interface Run {
  readonly sender: Credentials
  /** When the outbox was read to plan the run. */
  readonly since: number
  /** The submissions after the one that is under way. */
  readonly planned: readonly PendingSubmission[]
  readonly line: Line
}

/** Whether the last answer was slow; shared by all runs of a drain. */
interface Line {
  isSlow: boolean
}

/** How a try ended; not stored yet. */
interface Ended {
  readonly submission: SendingSubmission
  readonly settlement: Settlement
}

/** What has been prepared while a request is under way. */
interface Ready {
  readonly run: Run
  /** The next submission, claimed already: it is sent as soon as the answer has come. */
  readonly ahead: SendingSubmission | null
}

/** A run is planned again after this long, so that an earlier submission that the seller corrects meanwhile need not wait for its end. */
const longestRunMilliseconds = 1000

/** The seller can neither change nor take back a claimed submission: while answers take longer than this, none is claimed ahead. */
const longestAheadMilliseconds = 1000

const isSameSender = (one: Credentials, other: Credentials | null): boolean => one.sellerId === other?.sellerId && one.token === other.token

const areApart = (one: PendingSubmission, other: PendingSubmission): boolean => !one.scopes.some((scope) => other.scopes.includes(scope))

/**
 * Sends what waits for the seller who is signed in, one by one and in order, until nothing is left to do now.
 * The only code that changes a submission's state on its way out; it must run inside the drain lock.
 * @param skipBackoff ignores pauses that no server asked for, once
 */
export async function drain(tools: DrainTools, skipBackoff: boolean): Promise<DrainEnd> {
  const { outbox, sender, now } = tools
  const line: Line = { isSlow: false }
  let skips = skipBackoff
  for (;;) {
    const current = await sender()
    if (current === null) return { kind: 'signed-out' }
    // Page and worker learn separately that a token was refused; the second does not try it again.
    if (await outbox.isTokenRefused(current.token)) return { kind: 'unauthorised', sender: current, message: null }
    const since = now()
    const next = await outbox.next(current.sellerId, since, skips)
    if (next.kind === 'nothing') return { kind: 'empty' }
    if (next.kind === 'wait') return { kind: 'pausing', milliseconds: next.milliseconds }
    const first = await outbox.claim(next.submission.sequence, next.submission.scopes)
    if (first === null) continue
    skips = false
    const end = await sendRun({ sender: current, since, planned: next.followers, line }, first, tools)
    if (end !== null) return end
  }
}

/**
 * Sends a run. While a request is under way, the end of the try before it is stored and the submission after it claimed:
 * between two requests, the disk took 30 to 45 ms on a cheap phone.
 * @returns why no more may be sent; null if the outbox has to be read again
 */
async function sendRun(begun: Run, first: SendingSubmission, tools: DrainTools): Promise<DrainEnd | null> {
  const { outbox, sender, now } = tools
  let run = begun
  let submission: SendingSubmission | null = first
  let before: Ended | null = null
  while (submission !== null) {
    if (!isSameSender(run.sender, await sender())) {
      if (before !== null) await outbox.settle(before.submission, before.settlement)
      // Nothing of it left the device: it waits as before for its own seller.
      await outbox.settle(submission, { kind: 'not-sent' })
      return null
    }
    const sent = await sendOne(run, submission, before, tools)
    const { result, ahead } = sent
    const settlement = settlementOf(result, submission, run.sender.token, tools)
    const [following, ...others] = sent.run.planned
    if (result.kind === 'ok' && ahead !== null) {
      run = sent.run
      before = { submission, settlement }
      submission = ahead
    } else if (result.kind === 'ok' && following !== undefined && !areApart(submission, following) && now() - sent.run.since < longestRunMilliseconds) {
      run = { ...sent.run, planned: others }
      before = null
      submission = await outbox.settleAndClaim(submission, settlement, following)
    } else {
      await outbox.settle(submission, settlement)
      if (ahead !== null) await outbox.settle(ahead, { kind: 'not-sent' })
      return result.kind === 'unauthorised' ? { kind: 'unauthorised', sender: run.sender, message: result.message } : null
    }
  }
  return null
}

/** Sends a claimed submission; meanwhile stores how the try before it ended, and prepares the next submission. */
async function sendOne(run: Run, submission: SendingSubmission, before: Ended | null, tools: DrainTools): Promise<Ready & { readonly result: CallResult<CommandAnswer> }> {
  const { outbox, send } = tools
  const { token } = run.sender
  const answer = send(submission.endpoint, submission.body, { token, idempotencyKey: submission.key })
  try {
    // The request leaves only some microtasks later: a question to the store before that delayed it by 5 ms on a cheap phone.
    await nextTask()
    const ready = await makeReady(run, submission, before, tools)
    run.line.isSlow = !(await isThereWithin(longestAheadMilliseconds, answer, tools))
    if (ready.ahead === null || !run.line.isSlow) return { ...ready, result: await answer }
    await outbox.settle(ready.ahead, { kind: 'not-sent' })
    return { run: { ...ready.run, planned: [] }, ahead: null, result: await answer }
  } catch (error) {
    // The store was out of reach, but storing the answers may work by now.
    await outbox.settle(submission, settlementOf(await answer, submission, token, tools))
    if (before !== null) await outbox.settle(before.submission, before.settlement)
    throw error
  }
}

/**
 * Stores how the try before the submission under way ended, and claims the one after it if the two share no scope; one
 * that shares a scope waits for the answer.
 */
async function makeReady(run: Run, submission: SendingSubmission, before: Ended | null, { outbox, now }: DrainTools): Promise<Ready> {
  const mayBeAhead = (following: PendingSubmission | undefined): following is PendingSubmission =>
    following !== undefined && following.step === null && !run.line.isSlow && areApart(submission, following)
  const ready = (ahead: SendingSubmission | null, of: Run): Ready => ({ run: ahead === null ? of : { ...of, planned: of.planned.slice(1) }, ahead })
  const [following] = run.planned
  const isOld = now() - run.since >= longestRunMilliseconds
  if (!isOld && mayBeAhead(following))
    return ready(
      before === null
        ? await outbox.claim(following.sequence, following.scopes)
        : await outbox.settleAndClaim(before.submission, before.settlement, following),
      run,
    )
  if (before !== null) await outbox.settle(before.submission, before.settlement)
  else if (!isOld && following !== undefined) return { run, ahead: null }
  // Only once a step has arrived is it known which others may leave.
  if (submission.step !== null) return { run, ahead: null }
  // Plan again: the seller may have corrected or saved again something earlier, even the submission that was just settled.
  const since = now()
  const next = await outbox.next(submission.sellerId, since, false, submission)
  const free = next.kind === 'send' ? [next.submission, ...next.followers] : []
  const renewed = { ...run, since, planned: free.filter(({ sequence }) => sequence !== submission.sequence) }
  const [first] = renewed.planned
  return mayBeAhead(first) ? ready(await outbox.claim(first.sequence, first.scopes), renewed) : { run: renewed, ahead: null }
}

/** Whether a promise settles within a time. */
const isThereWithin = (milliseconds: number, wanted: Promise<unknown>, { schedule }: DrainTools): Promise<boolean> =>
  new Promise((resolve) => {
    const cancel = schedule(() => resolve(false), milliseconds)
    const come = (): void => {
      cancel()
      resolve(true)
    }
    wanted.then(come, come)
  })
