import type { OnboardingStep } from '@/contract/steps'
import type { z } from '@/contract/schema'
import { draftsOfStep } from '@/outbox/draft-key'
import { useOutbox } from '@/outbox/outbox-context'
import { useLoadedDraft } from '@/outbox/use-draft'
import { useStep } from './step-context'

/** What the device holds of another step's form, for advice alone; null until it is read. */
export function useOtherStep<Values>({ step, draft }: { readonly step: OnboardingStep; readonly draft: z.ZodMiniType<Values> }): Values | null {
  const { sellerId } = useStep()
  const loaded = useLoadedDraft(useOutbox(), { owner: sellerId, form: draftsOfStep(step) }, draft, {})
  return loaded.kind === 'loaded' ? loaded.values : null
}
