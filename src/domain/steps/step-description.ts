import { requestSchemaOf, stepEndpoints, type StepRequest } from '@/contract/endpoints'
import type { z } from '@/contract/schema'
import type { OnboardingStep } from '@/contract/steps'
import { plainText } from '../text-input'

/** How a field of a step is shown to the seller who filled it in. */
interface FieldDescription<Value> {
  readonly label: () => string
  /** The value in the seller's words, long numbers shortened; empty if there is nothing to show. */
  readonly shown: (value: Value) => string
}

/** A description of every field of a request; null for fields that the seller does not fill in. */
export type FieldsOf<Request> = { readonly [Field in keyof Request]-?: FieldDescription<Request[Field]> | null }

/** A text that is shown as it was typed. */
export const plainField = (label: () => string): FieldDescription<string> => ({ label, shown: (value) => value })

/** Joins the parts that are not empty. */
export const joined = (separator: string, ...parts: readonly string[]): string => parts.filter((part) => part !== '').join(separator)

/** One entry of a step, as the seller reads it in the check before she signs. */
export interface Answer {
  readonly label: string
  /** In the seller's words; empty if nothing is filled in. */
  readonly text: string
  /** Whether it is a sensitive number: all but its end is covered until the seller uncovers it. */
  readonly covered: boolean
}

/** The answers that each form field gives in the check before the signature; none if it is not asked for, null if it only repeats another field. */
export type AnswersOf<Draft> = { readonly [Field in keyof Draft]-?: ((value: Draft[Field], draft: Draft) => readonly Answer[]) | null }

export const answer = (label: string, text: string, covered = false): Answer => ({ label, text: plainText(text), covered })

/** The answer of a field that the check shows as every other screen does. */
export const shownAnswer =
  <Value>({ label, shown }: FieldDescription<Value>) =>
  (value: Value): readonly Answer[] => [answer(label(), shown(value))]

/** The answers in a form's values, in the order of its fields; none if the values do not fit the schema. */
export function answersTo<Draft extends object>(schema: z.ZodMiniType<Draft>, fields: AnswersOf<Draft>): (values: unknown) => readonly Answer[] {
  return (values) => {
    const { data } = schema.safeParse(values)
    const answers: Answer[] = []
    if (data !== undefined) for (const field in fields) answers.push(...(fields[field]?.(data[field], data) ?? []))
    return answers
  }
}

interface StepParts<Step extends OnboardingStep, Draft, Filled> {
  readonly step: Step
  /** Half-typed values included: it parses any stored object, and replaces a value that does not fit by the field's initial one (ONB-07). */
  readonly draft: z.ZodMiniType<Draft>
  readonly toRequest: (filled: Filled, sellerId: string) => StepRequest<Step>
  /** The form values behind a request; null if they cannot be recovered from it. */
  readonly typedBefore: (request: StepRequest<Step>) => Draft | null
  readonly fields: FieldsOf<StepRequest<Step>>
  /** The answers for the check before the signature, from the form's values (CHECK-01). */
  readonly answers: (values: unknown) => readonly Answer[]
  /** A short summary of a request: enough to recognise it, with personal data masked. */
  readonly summary: (request: StepRequest<Step>) => string
}

/** Everything that the product knows about an onboarding step, in one place for form, queue, presenter and tests. */
export interface StepDescription<Step extends OnboardingStep, Draft = unknown, Filled = never> extends StepParts<Step, Draft, Filled> {
  /** The summary of a stored body; empty for a body of another step. */
  readonly summaryOf: (body: StepRequest) => string
  /** The form values behind a stored body; null if they cannot be recovered from it. */
  readonly typedValues: (body: StepRequest) => Draft | null
}

/** Completes a step's description with functions for stored bodies, which are typed only as the body of some step. */
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
