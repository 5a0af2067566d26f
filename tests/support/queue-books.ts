import { z } from '@/contract/schema'
import { firstStep } from '@/contract/steps'
import type { Ledger } from '@/outbox/outbox'
import { isPending, needsAttention, submissionsOf, type PendingSubmission, type UnreadableRow } from '@/outbox/submission'
import type { Device } from './queue-device'
import { subjectOf, type StepServer } from './step-server'

const storedBody = z.object({ body: z.unknown() })

/** A seller's submissions that have not arrived. */
export const pendingIn = ({ rows }: Ledger): PendingSubmission[] => submissionsOf(rows).filter(isPending)
export const unreadableIn = ({ rows }: Ledger): UnreadableRow[] => rows.filter((row) => row.kind === 'unreadable')

/** A model's record of what was saved. Every body carries a unique mark, by which it can be followed. */
export function openBooks(device: Device, server: StepServer) {
  const broken: string[] = []
  const marks = new Map<string, number>()
  /** The marks that must not be lost, by subject: the newest that the seller was told is saved, and any stored later without telling. */
  const owed = new Map<string, number[]>()
  const places = new Map<number, number>()
  /** Replaced or taken back: must not leave the device any more. */
  const dropped = new Set<number>()
  /** Saved during a drain: what the drain had already chosen to send may leave before it. */
  const savedMeanwhile = new Set<number>()
  /** Rows whose command this version does not know, because a later version stored them. */
  const ofLaterVersion = new Set<number>()

  /** Records a broken promise unless it holds. */
  const expect = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence)
  }
  const markOf = (body: unknown): number => marks.get(JSON.stringify(body)) ?? -1
  const markIn = (row: PendingSubmission | UnreadableRow): number => markOf('body' in row ? row.body : storedBody.parse(row.stored).body)
  const placeOf = (row: PendingSubmission | UnreadableRow): number => places.get(markIn(row)) ?? -1
  const ledgerOf = (seller: string): Promise<Ledger> => device.observer.outbox.ledger(seller)

  const isAhead = (other: PendingSubmission | UnreadableRow, row: PendingSubmission): boolean =>
    placeOf(other) < placeOf(row) || (placeOf(other) === placeOf(row) && other.sequence < row.sequence)

  function isHeld(row: PendingSubmission, ledger: Ledger): boolean {
    const { step } = row
    if (step === null) return isHeldByScope(row, ledger)
    const stopped = pendingIn(ledger).some((other) => needsAttention(other) && other.step !== null && other.step < step)
    const { nextStep } = ledger.progress
    return stopped || (nextStep !== 'complete' && step > (nextStep === 'unknown' ? firstStep : nextStep))
  }

  const sharesScope = (one: PendingSubmission, other: PendingSubmission): boolean => one.scopes.some((scope) => other.scopes.includes(scope))

  const isHeldByScope = (row: PendingSubmission, ledger: Ledger): boolean =>
    [...pendingIn(ledger), ...unreadableIn(ledger)].some(
      (other) =>
        isAhead(other, row) &&
        other.scopes.some((scope) => row.scopes.includes(scope)) &&
        ('stored' in other || needsAttention(other) || isHeld(other, ledger)),
    )

  /** What is discarded together with a change: later changes that share a scope with it, and those that depend on them. */
  function hangingOn(row: PendingSubmission, rows: readonly PendingSubmission[]): readonly PendingSubmission[] {
    const hanging = rows.filter((other) => row.step === null && other.subject !== row.subject && other.state !== 'sending' && isAhead(row, other) && sharesScope(row, other))
    const further = hanging.flatMap((other) => hangingOn(other, rows.filter(({ subject }) => subject !== row.subject)))
    return [...new Set([...hanging, ...further])]
  }

  /** Whether others may overtake it: it alone has failed three times, or it waits behind such a one (CMD-03). */
  function isGoneBy(row: PendingSubmission, ledger: Ledger): boolean {
    const pauses = row.state === 'waiting' && row.pause !== null && !row.pause.serverRequested && row.pause.failure.kind === 'unavailable'
    if (pauses && (row.serverErrors ?? 0) >= 3) return true
    return pendingIn(ledger).some((other) => other !== row && isAhead(other, row) && sharesScope(other, row) && isGoneBy(other, ledger))
  }

  const lastApplied = (seller: string, subject: string): number => {
    const effect = server.applied.findLast(({ sellerId, step, body }) => sellerId === seller && subjectOf(step, body) === subject)
    return effect === undefined ? -1 : markOf(effect.body)
  }

  const owedSubjects = (seller: string): readonly string[] =>
    [...owed.keys()].flatMap((name) => (name.startsWith(`${seller} `) ? [name.slice(seller.length + 1)] : []))

  return { broken, marks, owed, places, dropped, savedMeanwhile, ofLaterVersion, expect, markOf, markIn, placeOf, ledgerOf, isAhead, isHeld, hangingOn, isGoneBy, sharesScope, lastApplied, owedSubjects }
}

export type Books = ReturnType<typeof openBooks>
