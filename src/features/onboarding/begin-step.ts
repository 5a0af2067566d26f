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
  /** The marketplace has the step, and this device nothing of what was entered: the empty form is not an answer to send. */
  readonly isElsewhere: boolean
}

/** A form keeps all of its fields; what the registration leaves for the bank step is one of them. */
const isOfForm = (values: unknown): boolean => typeof values === 'object' && values !== null && Object.keys(values).length > 1

/** What a step's form begins with, from what the device holds of it. The signature has a rule of its own against an empty one. */
export function beginStep<Values>(
  { step, ledger, found }: { readonly step: OnboardingStep; readonly ledger: Ledger | null; readonly found: FoundDraft },
  schema: z.ZodMiniType<Values>,
  empty: unknown,
): Begun & { readonly values: Values } {
  const { values, status } = beginWith(found, schema, empty)
  const isSent = ledger !== null && step !== lastStep && stepStatus(ledger, step) === 'sent'
  const holds = found.kind === 'read' && isOfForm(found.draft?.values) && !areEqual(values, schema.parse(empty))
  return { values, status, isElsewhere: isSent && !holds }
}
