import { useEffect, useState, type ComponentType } from 'react'
import type { OnboardingStep } from '@/contract/steps'
import { draftsOfStep } from '@/outbox/draft-key'
import { followDraft, type FoundDraft } from '@/outbox/found-draft'
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
    const fail = (reason: unknown): void => {
      if (current) setFailure({ reason })
    }
    const code = stepCode[step]()
    code.catch(fail)
    const stop = followDraft(outbox, { owner: sellerId, form: draftsOfStep(step) }, (draft) => {
      // An empty form in the place of a draft that cannot be read now would be typed over it.
      if (draft.kind === 'read') code.then((Screen) => current && setPrepared({ step, Screen, draft }), () => undefined)
    })
    return () => {
      current = false
      stop()
    }
  }, [outbox, sellerId, step, isThere])

  if (failure !== null) throw failure.reason
  return prepared
}
