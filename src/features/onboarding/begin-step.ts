import { evaluate as areEqual } from '@tanstack/react-form'
import type { z } from '@/contract/schema'
import { lastStep, type OnboardingStep } from '@/contract/steps'
import type { DraftStatus } from '@/drafts/draft-keeper'
import { beginWith, type FoundDraft } from '@/outbox/found-draft'
import type { Ledger } from '@/outbox/outbox'
import { stepStatus } from '@/outbox/step-status'

/** How a step's form was begun. */
export interface Begun {
  readonly status: DraftStatus
  /** Whether there was anything that was entered. */
  readonly holds: boolean
}

/** The registration leaves a name for the bank step: with nothing beside it, nothing was entered. */
const withoutName = (values: object): object => ({ ...values, accountHolderName: '' })

/** What a step's form begins with, from what the device holds of it. */
export function beginStep<Values extends object>(
  found: FoundDraft,
  schema: z.ZodMiniType<Values>,
  empty: unknown,
): Begun & { readonly values: Values } {
  const { values, status } = beginWith(found, schema, empty)
  return { values, status, holds: !areEqual(withoutName(values), withoutName(schema.parse(empty))) }
}

/**
 * Whether the marketplace has a step, or it is on its way there, apart from its form: one that holds nothing is then no
 * answer to send. The signature has a rule of its own against an empty one.
 */
export function whereElse(ledger: Ledger | null, step: OnboardingStep): 'sent' | 'under-way' | null {
  const status = ledger === null || step === lastStep ? null : stepStatus(ledger, step)
  if (status === 'waiting' || status === 'sending') return 'under-way'
  return status === 'sent' ? 'sent' : null
}
