import { useEffect, useState, type ComponentType } from 'react'
import { lastStep, onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { draftsOfStep } from '@/outbox/draft-key'
import { followDraft, readDraft, type FoundDraft } from '@/outbox/found-draft'
import type { Ledger, Outbox } from '@/outbox/outbox'
import { currentSubmission } from '@/outbox/step-status'
import { submissionsOf } from '@/outbox/submission'
import { stepCode } from './step-screens'

/** A step with all that its first paint needs. */
export interface PreparedStep {
  readonly step: OnboardingStep
  readonly Screen: ComponentType
  readonly draft: FoundDraft
  /** What the last step is put under: the drafts of the others. */
  readonly others: ReadonlyMap<OnboardingStep, FoundDraft>
  /** What was saved of them when they were read. */
  readonly saves: string
}

const none: PreparedStep['others'] = new Map()
const stepsBefore = onboardingSteps.filter((step) => step !== lastStep)

async function draftsBefore(outbox: Outbox, sellerId: string, step: OnboardingStep): Promise<PreparedStep['others']> {
  if (step !== lastStep) return none
  // What was typed into the step that is being left may still be in hand.
  await storeDraftsNow()
  return new Map(await Promise.all(stepsBefore.map(async (other) => [other, await readDraft(outbox, { owner: sellerId, form: draftsOfStep(other) })] as const)))
}

/** Another one once a step before the last is saved, in whatever tab. */
function savesBefore(ledger: Ledger, step: OnboardingStep): string {
  if (step !== lastStep) return ''
  const submissions = submissionsOf(ledger.rows)
  return stepsBefore.map((other) => currentSubmission(submissions, other)).map((saved) => `${saved?.sequence} ${saved?.savedAt}`).join()
}

/**
 * The step to be shown: the wanted one as soon as its code and its draft are there, until then the one before it, so
 * that it comes in one paint. Null before the first.
 * @throws while it renders, what the fetching of the code threw
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
      // An empty form in the place of a draft that cannot be read now would be typed over it.
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
