import { z } from '@/contract/schema'
import type { FormErrors } from '../form-errors'
import { stepRuleTexts, type StepRuleName } from './rule-texts'
import { describeStep } from './step-description'

const pointSchema = z.object({ x: z.number(), y: z.number(), pressure: z.number(), time: z.number() })

/** One line drawn without lifting the pen, in the coordinates of the 400 by 200 canvas. */
export const strokeSchema = z.array(pointSchema)
export type Stroke = z.infer<typeof strokeSchema>

/** The signature extracted from a picture: ink on the specification's canvas, as it is sent. */
const inkSchema = z.object({ url: z.string().check(z.startsWith('data:image/png;base64,')) })
export type SignatureInk = z.infer<typeof inkSchema>

/** The signature's draft: drawn, a typed name, or a picture. The methods not in use keep their values, so that the seller can switch back. */
const draftSchema = z.object({
  method: z.catch(z.enum(['drawn', 'typed', 'picture']), 'drawn'),
  strokes: z.catch(z.array(strokeSchema), () => []),
  name: z.catch(z.string(), ''),
  picture: z.catch(z.nullable(inkSchema), null),
})
export type SignatureForm = z.infer<typeof draftSchema>

/** Whether there is nothing to submit yet; a single dot is no signature. */
export function isSignatureEmpty(form: SignatureForm): boolean {
  switch (form.method) {
    case 'drawn':
      return form.strokes.reduce((points, stroke) => points + stroke.length, 0) < 3
    case 'typed':
      return form.name.trim() === ''
    case 'picture':
      return form.picture === null
  }
}

/** The form field of each method. */
export const signatureFields = { drawn: 'strokes', typed: 'name', picture: 'picture' } as const satisfies Record<SignatureForm['method'], keyof SignatureForm>
type SignatureField = (typeof signatureFields)[SignatureForm['method']]

/** The error of each method for an empty signature. */
export const signatureEmptyRules = { drawn: 'signatureEmpty', typed: 'signatureNameEmpty', picture: 'signaturePictureEmpty' } as const satisfies Record<SignatureForm['method'], StepRuleName>

/** Strokes scaled from the canvas of the specification to a canvas of another width, or back with its inverse. */
export const scaleStrokes = (strokes: readonly Stroke[], factor: number): Stroke[] =>
  strokes.map((stroke) => stroke.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })))

/** A signature that turned out not to be sendable, and the rule that it breaks. */
export interface UnsendableSignature {
  readonly made: SignatureForm['strokes'] | SignatureForm['name'] | SignatureForm['picture']
  readonly rule: StepRuleName
}

/** What blocks the step: an empty signature (SIGN-01), or one that could not be sent and has not been changed since. */
export function signatureErrors(form: SignatureForm, unsendable: UnsendableSignature | null): FormErrors<SignatureField> | undefined {
  const field = signatureFields[form.method]
  if (isSignatureEmpty(form)) return { fields: { [field]: stepRuleTexts[signatureEmptyRules[form.method]] } }
  return unsendable?.made === form[field] ? { fields: { [field]: stepRuleTexts[unsendable.rule] } } : undefined
}

/** A signature rendered as a picture, and the mobile number that identifies its seller. */
interface SignedPicture {
  readonly signUrl: string
  readonly mobile: string
}

/** Step 7: the digital signature. */
export const signatureStep = describeStep({
  step: 7,
  draft: draftSchema,
  toRequest: ({ signUrl, mobile }: SignedPicture) => ({ mobile, signUrl, authReturn: true, authReplace: true }),
  // The strokes cannot be recovered: the request has only the rendered picture.
  typedBefore: () => null,
  fields: { mobile: null, signUrl: null, authReturn: null, authReplace: null },
  // The signature is drawn on the same page, below the answers of the other steps.
  answers: () => [],
  summary: () => '',
})
