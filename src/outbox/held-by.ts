import { firstStep, isOnboardingStep, type OnboardingStep } from '@/contract/steps'
import { oncePerList } from '@/storage/once-per-list'
import type { ExpectedStep } from './progress'
import { byOrder, isPending, needsAttention, submissionsOf, type PendingSubmission, type StoredRow, type UnreadableRow } from './submission'

export interface OutboxView {
  /** All rows of one seller. */
  readonly rows: readonly StoredRow[]
  /** The first step that the backend has not accepted yet. */
  readonly nextStep: ExpectedStep
}

/** What has to be accepted, corrected or removed before a held submission may leave. */
export type Holder =
  | { readonly kind: 'step'; readonly step: OnboardingStep }
  | { readonly kind: 'row'; readonly row: PendingSubmission | UnreadableRow }

/** Results of a list of rows, by expected step. Every card asks for its holder each second: a thousand cards took a whole second without this. */
const heldIn = oncePerList((_rows: readonly StoredRow[]) => new Map<ExpectedStep, ReadonlyMap<number, Holder>>())

/**
 * The submissions that cannot leave yet, by their row's number, each with what holds it. A command is held while an
 * earlier one that shares a scope with it is refused, undecided, unreadable or held itself; everything else goes on.
 */
export function heldSubmissions({ rows, nextStep }: OutboxView): ReadonlyMap<number, Holder> {
  const known = heldIn(rows)
  const before = known.get(nextStep)
  if (before !== undefined) return before
  const held = findHeld({ rows, nextStep })
  known.set(nextStep, held)
  return held
}

function findHeld({ rows, nextStep }: OutboxView): ReadonlyMap<number, Holder> {
  const pending = submissionsOf(rows).filter(isPending)
  const unreadable = rows.filter((row) => row.kind === 'unreadable')
  const held = new Map<number, Holder>()
  const holders = new Map<string, Holder>()
  for (const row of [...pending, ...unreadable].toSorted(byOrder)) {
    const holder = 'kind' in row ? undefined : holderOf(row)
    if (holder !== undefined) held.set(row.sequence, holder)
    const holding = holder ?? ('kind' in row || needsAttention(row) ? { kind: 'row' as const, row } : undefined)
    if (holding !== undefined) for (const scope of row.scopes) if (!holders.has(scope)) holders.set(scope, holding)
  }
  return held

  function holderOf({ step, scopes }: PendingSubmission): Holder | undefined {
    if (step === null) return scopes.map((scope) => holders.get(scope)).find((holder) => holder !== undefined)
    const first = stepBefore(step, pending, nextStep)
    return first === null ? undefined : { kind: 'step', step: first }
  }
}

/**
 * Steps hold each other by step number, in whatever order they were saved: finds the first earlier step that was refused, is
 * undecided, or is still expected by the backend.
 */
function stepBefore(step: OnboardingStep, pending: readonly PendingSubmission[], nextStep: ExpectedStep): OnboardingStep | null {
  const stopped = pending.flatMap((other) => (needsAttention(other) && other.step !== null && other.step < step ? [other.step] : []))
  // While the expected step is unknown, only the first step is sure to be in order.
  const expected = nextStep === 'unknown' ? firstStep : nextStep
  const missing = isOnboardingStep(expected) && step > expected ? [expected] : []
  return [...stopped, ...missing].toSorted((a, b) => a - b)[0] ?? null
}
