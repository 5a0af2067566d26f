import { useEffect, useState, type ComponentType } from 'react'
import { lastStep, onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { draftsOfStep } from '@/outbox/draft-key'
import { followDraft, readDraft, type FoundDraft } from '@/outbox/found-draft'
import type { Outbox } from '@/outbox/outbox'
import { stepCode } from './step-screens'

/** A step with all that its first paint needs. */
export interface PreparedStep {
  readonly step: OnboardingStep
  readonly Screen: ComponentType
  readonly draft: FoundDraft
  /** What the last step is put under: the drafts of the others. */
  readonly others: ReadonlyMap<OnboardingStep, FoundDraft>
}

const none: PreparedStep['others'] = new Map()

async function draftsBefore(outbox: Outbox, sellerId: string, step: OnboardingStep): Promise<PreparedStep['others']> {
  if (step !== lastStep) return none
  // What was typed into the step that is being left may still be in hand.
  await storeDraftsNow()
  const before = onboardingSteps.filter((other) => other !== lastStep)
  return new Map(await Promise.all(before.map(async (other) => [other, await readDraft(outbox, { owner: sellerId, form: draftsOfStep(other) })] as const)))
}

/**
 * The step to be shown: the wanted one as soon as its code and its draft are there, until then the one before it, so
 * that it comes in one paint. Null before the first.
 * @throws while it renders, what the fetching of the code threw
 */
export function usePreparedStep(outbox: Outbox, sellerId: string, step: OnboardingStep): PreparedStep | null {
  const [prepared, setPrepared] = useState<PreparedStep | null>(null)
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null)
  const isThere = prepared?.step === step

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
      if (draft.kind !== 'read') return
      Promise.all([code, draftsBefore(outbox, sellerId, step)]).then(
        ([Screen, others]) => current && setPrepared({ step, Screen, draft, others }),
        () => undefined,
      )
    })
    return () => {
      current = false
      stop()
    }
  }, [outbox, sellerId, step, isThere])

  if (failure !== null) throw failure.reason
  return prepared
}
