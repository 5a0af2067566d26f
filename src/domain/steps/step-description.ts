import { requestSchemaOf, stepEndpoints, type StepRequest } from '@/contract/endpoints'
import type { z } from '@/contract/schema'
import type { OnboardingStep } from '@/contract/steps'

/** How a field of a step is shown to the seller who filled it in. */
interface FieldDescription<Value> {
  readonly label: () => string
  /** The value in her words, long numbers shortened; empty where there is nothing to show. */
  readonly shown: (value: Value) => string
}

/** Every field of a request; null for those that no seller fills in. */
export type FieldsOf<Request> = { readonly [Field in keyof Request]-?: FieldDescription<Request[Field]> | null }

/** A text that is shown as it was typed. */
export const plainField = (label: () => string): FieldDescription<string> => ({ label, shown: (value) => value })

/** Entries that are there, one after the other. */
export const joined = (separator: string, ...parts: readonly string[]): string => parts.filter((part) => part !== '').join(separator)

interface StepParts<Step extends OnboardingStep, Draft, Filled> {
  readonly step: Step
  /** What may be half typed: any stored object gives a draft, and a value that does not fit gives the field's initial value (ONB-07). */
  readonly draft: z.ZodMiniType<Draft>
  /** The draft with the rules that stop the step; everything else only advises. */
  readonly rules: z.ZodMiniType<Draft, Draft>
  readonly toRequest: (filled: Filled, sellerId: string) => StepRequest<Step>
  /** The form values behind a request; null where they cannot be told from it. */
  readonly typedBefore: (request: StepRequest<Step>) => Draft | null
  readonly fields: FieldsOf<StepRequest<Step>>
  /** Enough of a request to be recognised by, with personal data masked. */
  readonly summary: (request: StepRequest<Step>) => string
}

/** What the product knows of an onboarding step: form, queue, presenter and tests take what they need of it. */
export interface StepDescription<Step extends OnboardingStep, Draft = unknown, Filled = never> extends StepParts<Step, Draft, Filled> {
  /** The summary of a stored body; empty for a body of another step. */
  readonly summaryOf: (body: StepRequest) => string
  /** The form values behind a stored body; null where they cannot be told from it. */
  readonly typedValues: (body: StepRequest) => Draft | null
}

/** Makes the description of a step, which then can be asked about bodies of which only the step's number is known. */
export function describeStep<Step extends OnboardingStep, Draft, Filled>(parts: StepParts<Step, Draft, Filled>): StepDescription<Step, Draft, Filled> {
  const schema: z.ZodMiniType<StepRequest<Step>> = requestSchemaOf(stepEndpoints[parts.step])
  const read = <Result>(body: StepRequest, otherwise: Result, make: (request: StepRequest<Step>) => Result): Result => {
    const request = schema.safeParse(body)
    return request.success ? make(request.data) : otherwise
  }
  return {
    ...parts,
    summaryOf: (body) => read(body, '', parts.summary),
    typedValues: (body) => read(body, null, parts.typedBefore),
  }
}
