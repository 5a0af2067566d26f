import { useEffect, useState, type ComponentType } from 'react'
import type { OnboardingStep } from '@/contract/steps'
import { draftsOfStep } from '@/outbox/draft-key'
import { findDraft, type FoundDraft } from '@/outbox/found-draft'
import type { Outbox } from '@/outbox/outbox'
import { stepCode } from './step-screens'

/** A step with all that its first paint needs. */
export interface PreparedStep {
  readonly step: OnboardingStep
  readonly Screen: ComponentType
  readonly draft: FoundDraft
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
    const prepare = async (): Promise<void> => {
      try {
        const [Screen, draft] = await Promise.all([
          stepCode[step](),
          findDraft(outbox, { owner: sellerId, form: draftsOfStep(step) }),
        ])
        if (current) setPrepared({ step, Screen, draft })
      } catch (reason) {
        if (current) setFailure({ reason })
      }
    }
    void prepare()
    return () => {
      current = false
    }
  }, [outbox, sellerId, step, isThere])

  if (failure !== null) throw failure.reason
  return prepared
}
