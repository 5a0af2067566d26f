import { evaluate as areEqual } from '@tanstack/react-form'
import type { z } from '@/contract/schema'
import { lastStep, type OnboardingStep } from '@/contract/steps'
import type { DraftStatus } from '@/drafts/draft-keeper'
import { beginWith, type FoundDraft } from '@/outbox/found-draft'
import type { Ledger } from '@/outbox/outbox'
import { stepStatus } from '@/outbox/step-status'

/** What a step's form was opened with. */
export interface Begun {
  readonly status: DraftStatus
  /** Whether the form was opened with anything that the seller had entered. */
  readonly holds: boolean
}

/** The registration pre-fills the bank step's account holder: a draft with that name alone counts as empty. */
const withoutName = (values: object): object => ({ ...values, accountHolderName: '' })

/** The initial values of a step's form, from the draft that the device holds. */
export function beginStep<Values extends object>(
  found: FoundDraft,
  schema: z.ZodMiniType<Values>,
  empty: unknown,
): Begun & { readonly values: Values } {
  const { values, status } = beginWith(found, schema, empty)
  return { values, status, holds: !areEqual(withoutName(values), withoutName(schema.parse(empty))) }
}

/**
 * Whether the marketplace has a step already, or it is on its way there. An empty form must then not be sent: it would
 * replace the step. The signature step is left out: its own rule refuses an empty signature.
 */
export function elsewhereStatus(ledger: Ledger | null, step: OnboardingStep): 'sent' | 'under-way' | null {
  const status = ledger === null || step === lastStep ? null : stepStatus(ledger, step)
  if (status === 'waiting' || status === 'sending') return 'under-way'
  return status === 'sent' ? 'sent' : null
}
