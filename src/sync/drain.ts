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
      return { kind: 'rejected', status: result.status, message: result.message }
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

interface Accepted {
  readonly submission: SendingSubmission
  readonly settlement: Settlement
}

/** What may leave one after the other, as long as all is accepted, the same seller is signed in and changes none of it. */
interface Run {
  readonly sender: Sender
  /** When the outbox was read for it. */
  readonly since: number
  readonly planned: readonly PendingSubmission[]
  /** The first of them where it was claimed already, and the one before it where its yes is not written down yet. */
  readonly ready: { readonly claimed: SendingSubmission; readonly unsettled: Accepted | null } | null
}

/** What the seller mends of an earlier place waits for so long at most, and for the request that is under way. */
const longestRunMilliseconds = 1000

/** Whether two submissions change different things: where a phone dies, either may arrive once more after the other. */
const isApart = (one: Pick<PendingSubmission, 'scopes'>, other: Pick<PendingSubmission, 'scopes'>): boolean =>
  !one.scopes.some((scope) => other.scopes.includes(scope))

interface Written {
  readonly claimed: SendingSubmission | null
  /** Whether the outbox has to be read again before anything more leaves. */
  readonly isOutdated: boolean
}

/** What is written while a request is under way: the yes to the one before it, and the claim of the one after it. */
async function writeMeanwhile(outbox: DrainTools['outbox'], before: Accepted | null, after: PendingSubmission | null): Promise<Written> {
  if (after === null) return { claimed: null, isOutdated: before !== null && (await outbox.settle(before.submission, before.settlement)) }
  const claimed = await (before === null
    ? outbox.claim(after.sequence, after.scopes)
    : outbox.settleAndClaim(before.submission, before.settlement, after))
  return { claimed, isOutdated: claimed === null }
}

const isSameSender = (one: Sender, other: Sender | null): boolean => one.sellerId === other?.sellerId && one.token === other.token

/**
 * Sends what waits for the seller who is signed in, one by one and in order, until nothing is left to do now.
 * The only code that changes a submission's state on its way out; it must run inside the drain lock.
 * @param skipBackoff ignores pauses that no server asked for, once
 */
export async function drain(tools: DrainTools, skipBackoff: boolean): Promise<DrainEnd> {
  const { outbox, send, sender, now } = tools
  const tried = new Set<number>()
  // Nothing of it left the device: it waits as before for its own seller.
  const giveBack = async (claimed: SendingSubmission): Promise<void> => {
    await outbox.settle(claimed, { kind: 'not-sent' })
  }

  async function look(current: Sender): Promise<Run | DrainEnd> {
    // Page and worker learn separately that a token was refused; the second does not try it again.
    if (await outbox.isTokenRefused(current.token)) return { kind: 'unauthorised', sender: current, message: null }
    const since = now()
    const next = await outbox.next(current.sellerId, since, skipBackoff && tried.size === 0)
    if (next.kind === 'nothing') return { kind: 'empty' }
    if (next.kind === 'wait') return { kind: 'pausing', milliseconds: next.milliseconds }
    return { sender: current, since, planned: [next.submission, ...next.followers], ready: null }
  }

  async function endEarly({ ready }: Run): Promise<void> {
    if (ready === null) return
    await giveBack(ready.claimed)
    await writeMeanwhile(outbox, ready.unsettled, null)
  }

  /** Sends the first of a run. @returns what is left of it; null where the outbox has to be read again */
  async function sendFirst(run: Run): Promise<Run | DrainEnd | null> {
    const { planned, since, ready } = run
    const [first, following] = planned
    const submission = ready?.claimed ?? (first === undefined ? null : await outbox.claim(first.sequence, first.scopes))
    if (submission === null) return null
    const { sellerId, token } = (await sender()) ?? { sellerId: null, token: '' }
    if (sellerId !== submission.sellerId) {
      await endEarly({ ...run, ready: ready ?? { claimed: submission, unsettled: null } })
      return { kind: 'signed-out' }
    }
    tried.add(submission.sequence)
    const free = following !== undefined && isApart(submission, following) ? following : null
    const writing = writeMeanwhile(outbox, ready?.unsettled ?? null, free)
    // Where the store fails meanwhile, that is heard once the answer is there: until then nobody else may send.
    writing.catch(() => undefined)
    const result = await send(submission.endpoint, submission.body, {
      token,
      idempotencyKey: submission.key,
    })
    const { claimed, isOutdated } = await writing
    const settlement = settlementOf(result, submission, token, tools)
    const goesOn = result.kind === 'ok' && !isOutdated && now() - since < longestRunMilliseconds && isSameSender(run.sender, await sender())
    const left = { ...run, planned: planned.slice(1) }
    if (goesOn && claimed !== null) return { ...left, ready: { claimed, unsettled: { submission, settlement } } }
    if (goesOn && following !== undefined) {
      const next = await outbox.settleAndClaim(submission, settlement, following)
      return next === null ? null : { ...left, ready: { claimed: next, unsettled: null } }
    }
    if (claimed !== null) await giveBack(claimed)
    await outbox.settle(submission, settlement)
    return result.kind === 'unauthorised' ? { kind: 'unauthorised', sender: { sellerId, token }, message: result.message } : null
  }

  let run: Run | null = null
  for (;;) {
    const current = await sender()
    if (run !== null && !isSameSender(run.sender, current)) {
      await endEarly(run)
      run = null
    }
    if (current === null) return { kind: 'signed-out' }
    const found: Run | DrainEnd = run ?? (await look(current))
    if ('kind' in found) return found
    const left = await sendFirst(found)
    if (left !== null && 'kind' in left) return left
    run = left
  }
}
