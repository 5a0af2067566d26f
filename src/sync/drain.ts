import type { ReadItem } from '@/contract/reads/changes'
import type { CommandBody, CommandEndpoint } from '@/outbox/command'
import type { SendingOutbox } from '@/outbox/sending-outbox'
import type { Settlement } from '@/outbox/settle-submission'
import type { PendingSubmission, SendingSubmission, SubmissionFailure } from '@/outbox/submission'
import type { CallOptions, CallResult } from '@/transport/call'
import { backOff } from './back-off'

/** Who is signed in at this very moment. */
export interface Sender {
  readonly sellerId: string
  readonly token: string
}

/** What a command may be answered with. */
interface CommandAnswer {
  readonly message?: string | undefined
  /** What the command has changed, as the backend has it now. */
  readonly record?: ReadItem | undefined
}

/** Sends one command; the endpoint and the body always belong together, since rows are parsed when read. */
export type SendCommand = (
  endpoint: CommandEndpoint,
  body: CommandBody,
  options: CallOptions,
) => Promise<CallResult<CommandAnswer>>

export interface DrainTools {
  readonly outbox: Omit<SendingOutbox, 'backgroundSender'>
  readonly send: SendCommand
  /** Read again right before each send: another tab may have signed out or in. */
  readonly sender: () => Sender | null | Promise<Sender | null>
  readonly now: () => number
  /** A number from 0 up to 1. */
  readonly random: () => number
}

/** Why the drain stopped. */
export type DrainEnd =
  | { readonly kind: 'empty' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unauthorised'; readonly sender: Sender; readonly message: string | null }
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

/** What may leave one after the other, as long as all is accepted, the same seller is signed in and changes none of it. */
interface Run {
  readonly sender: Sender
  /** When the outbox was read for it. */
  readonly since: number
  readonly planned: readonly PendingSubmission[]
  /** The first of them, where it was claimed together with the end of the one before it. */
  readonly claimed: SendingSubmission | null
}

/** What the seller mends of an earlier place waits for so long at most, and for the request that is under way. */
const longestRunMilliseconds = 1000

const isSameSender = (one: Sender, other: Sender | null): boolean => one.sellerId === other?.sellerId && one.token === other.token

/**
 * Sends what waits for the seller who is signed in, one by one and in order, until nothing is left to do now.
 * The only code that changes a submission's state on its way out; it must run inside the drain lock.
 * @param skipBackoff ignores pauses that no server asked for, once
 */
export async function drain(tools: DrainTools, skipBackoff: boolean): Promise<DrainEnd> {
  const { outbox, send, sender, now } = tools
  const tried = new Set<number>()
  let run: Run | null = null
  for (;;) {
    const current = await sender()
    if (run !== null && !isSameSender(run.sender, current)) {
      // Nothing of it left the device: it waits as before for its own seller.
      if (run.claimed !== null) await outbox.settle(run.claimed, { kind: 'not-sent' })
      run = null
    }
    if (current === null) return { kind: 'signed-out' }
    if (run === null) {
      // Page and worker learn separately that a token was refused; the second does not try it again.
      if (await outbox.isTokenRefused(current.token)) return { kind: 'unauthorised', sender: current, message: null }
      const since = now()
      const next = await outbox.next(current.sellerId, since, skipBackoff && tried.size === 0)
      if (next.kind === 'nothing') return { kind: 'empty' }
      if (next.kind === 'wait') return { kind: 'pausing', milliseconds: next.milliseconds }
      run = { sender: current, since, planned: [next.submission, ...next.followers], claimed: null }
    }
    const [first, ...others] = run.planned
    const submission = run.claimed ?? (first === undefined ? null : await outbox.claim(first.sequence, first.scopes))
    if (submission === null) {
      run = null
      continue
    }
    const { sellerId, token } = (await sender()) ?? { sellerId: null, token: '' }
    if (sellerId !== submission.sellerId) {
      await outbox.settle(submission, { kind: 'not-sent' })
      return { kind: 'signed-out' }
    }
    tried.add(submission.sequence)
    const result = await send(submission.endpoint, submission.body, {
      token,
      idempotencyKey: submission.key,
    })
    const settlement = settlementOf(result, submission, token, tools)
    const [following] = others
    const isYoung = now() - run.since < longestRunMilliseconds
    if (result.kind === 'ok' && following !== undefined && isYoung && isSameSender(run.sender, await sender())) {
      const claimed: SendingSubmission | null = await outbox.settleAndClaim(submission, settlement, following)
      run = claimed === null ? null : { ...run, claimed, planned: others }
      continue
    }
    await outbox.settle(submission, settlement)
    if (result.kind === 'unauthorised')
      return { kind: 'unauthorised', sender: { sellerId, token }, message: result.message }
    run = null
  }
}
