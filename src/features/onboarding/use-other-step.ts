import type { OnboardingStep } from '@/contract/steps'
import type { z } from '@/contract/schema'
import { draftsOfStep } from '@/outbox/draft-key'
import { useOutbox } from '@/outbox/outbox-context'
import { useLoadedDraft } from '@/outbox/use-draft'
import { useStep } from './step-context'

/** The draft of another step, used for advice only; null until it is read. */
export function useOtherStep<Values>({ step, draft }: { readonly step: OnboardingStep; readonly draft: z.ZodMiniType<Values> }): Values | null {
  const { sellerId } = useStep()
  const loaded = useLoadedDraft(useOutbox(), { owner: sellerId, form: draftsOfStep(step) }, draft, {})
  return loaded.kind === 'loaded' ? loaded.values : null
}
