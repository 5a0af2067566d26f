import { requestSchemaOf, stepEndpoints, type StepRequest } from '@/contract/endpoints'
import type { z } from '@/contract/schema'
import type { OnboardingStep } from '@/contract/steps'
import { plainText } from '../text-input'

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

/** One entry of a step as its seller reads it before she signs. */
export interface Answer {
  readonly label: string
  /** In her words; empty where nothing is filled in. */
  readonly text: string
  /** A number that is not for every eye: all but its end is covered until it is asked for. */
  readonly covered: boolean
}

/** What every field of a form says before the signature: one answer, or several, or none where it is not asked for; null for those that only repeat another. */
export type AnswersOf<Draft> = { readonly [Field in keyof Draft]-?: ((value: Draft[Field], draft: Draft) => readonly Answer[]) | null }

export const answer = (label: string, text: string, covered = false): Answer => ({ label, text: plainText(text), covered })

/** A field that is shown before the signature as it is shown everywhere. */
export const shownAnswer =
  <Value>({ label, shown }: FieldDescription<Value>) =>
  (value: Value): readonly Answer[] => [answer(label(), shown(value))]

/** Reads the answers out of what a form holds, in the order of its fields; none where nobody can read it. */
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
  /** What may be half typed: any stored object gives a draft, and a value that does not fit gives the field's initial value (ONB-07). */
  readonly draft: z.ZodMiniType<Draft>
  readonly toRequest: (filled: Filled, sellerId: string) => StepRequest<Step>
  /** The form values behind a request; null where they cannot be told from it. */
  readonly typedBefore: (request: StepRequest<Step>) => Draft | null
  readonly fields: FieldsOf<StepRequest<Step>>
  /** What is read before the signature, out of what the form holds (CHECK-01). */
  readonly answers: (values: unknown) => readonly Answer[]
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
