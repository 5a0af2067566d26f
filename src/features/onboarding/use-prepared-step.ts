import { useEffect, useState, type ComponentType } from 'react'
import { lastStep, onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { draftsOfStep } from '@/outbox/draft-key'
import { followDraft, readDraft, type FoundDraft } from '@/outbox/found-draft'
import type { Ledger, Outbox } from '@/outbox/outbox'
import { currentSubmission } from '@/outbox/step-status'
import { submissionsOf } from '@/outbox/submission'
import { stepCode } from './step-screens'

/** A step with everything that its first paint needs. */
export interface PreparedStep {
  readonly step: OnboardingStep
  readonly Screen: ComponentType
  readonly draft: FoundDraft
  /** At the last step: the drafts of the other steps, which the signature covers. */
  readonly others: ReadonlyMap<OnboardingStep, FoundDraft>
  /** A key of their saves when the drafts were read; another key means that they have to be read again. */
  readonly saves: string
}

const none: PreparedStep['others'] = new Map()
const stepsBefore = onboardingSteps.filter((step) => step !== lastStep)

async function draftsBefore(outbox: Outbox, sellerId: string, step: OnboardingStep): Promise<PreparedStep['others']> {
  if (step !== lastStep) return none
  // The draft of the step that is being left may still wait in the debounce.
  await storeDraftsNow()
  return new Map(await Promise.all(stepsBefore.map(async (other) => [other, await readDraft(outbox, { owner: sellerId, form: draftsOfStep(other) })] as const)))
}

/** A key that changes whenever any tab saves a step before the last. */
function savesBefore(ledger: Ledger, step: OnboardingStep): string {
  if (step !== lastStep) return ''
  const submissions = submissionsOf(ledger.rows)
  return stepsBefore.map((other) => currentSubmission(submissions, other)).map((saved) => `${saved?.sequence} ${saved?.savedAt}`).join()
}

/**
 * The step to show: the wanted one as soon as its code and its draft have loaded, until then the one shown before, so
 * that the change takes one paint. Null until the first has loaded.
 * @throws during rendering, if the step's code cannot be fetched
 */
export function usePreparedStep(outbox: Outbox, ledger: Ledger, sellerId: string, step: OnboardingStep): PreparedStep | null {
  const [prepared, setPrepared] = useState<PreparedStep | null>(null)
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null)
  const saves = savesBefore(ledger, step)
  const isThere = prepared?.step === step && prepared.saves === saves

  useEffect(() => {
    if (isThere) return undefined
    let current = true
    const fail = (reason: unknown): void => {
      if (current) setFailure({ reason })
    }
    const code = stepCode[step]()
    code.catch(fail)
    const stop = followDraft(outbox, { owner: sellerId, form: draftsOfStep(step) }, (draft) => {
      // Showing an empty form while the draft cannot be read would let the seller overwrite it.
      if (draft.kind === 'out-of-reach') return
      Promise.all([code, draftsBefore(outbox, sellerId, step)]).then(
        ([Screen, others]) => current && setPrepared({ step, Screen, draft, others, saves }),
        () => undefined,
      )
    })
    return () => {
      current = false
      stop()
    }
  }, [outbox, sellerId, step, saves, isThere])

  if (failure !== null) throw failure.reason
  return prepared
}
