import { z } from '@/contract/schema'
import type { FormErrors } from '../form-errors'
import { stepRuleTexts, type StepRuleName } from './rule-texts'
import { describeStep } from './step-description'

const pointSchema = z.object({ x: z.number(), y: z.number(), pressure: z.number(), time: z.number() })

/** One line drawn without lifting the pen, in the coordinates of the 400 by 200 canvas. */
export const strokeSchema = z.array(pointSchema)
export type Stroke = z.infer<typeof strokeSchema>

/** What was made of a picture of a signature: ink on the sheet of the specification, as it is sent. */
const inkSchema = z.object({ url: z.string().check(z.startsWith('data:image/png;base64,')) })
export type SignatureInk = z.infer<typeof inkSchema>

/** The signature as it is being made: drawn, a typed name, or a picture; those not in use are kept for switching back. */
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

/** The field of each way to sign. */
export const signatureFields = { drawn: 'strokes', typed: 'name', picture: 'picture' } as const satisfies Record<SignatureForm['method'], keyof SignatureForm>
type SignatureField = (typeof signatureFields)[SignatureForm['method']]

/** What is said of each where nothing can be seen of the signature. */
export const signatureEmptyRules = { drawn: 'signatureEmpty', typed: 'signatureNameEmpty', picture: 'signaturePictureEmpty' } as const satisfies Record<SignatureForm['method'], StepRuleName>

/** Strokes scaled from the canvas of the specification to a canvas of another width, or back with its inverse. */
export const scaleStrokes = (strokes: readonly Stroke[], factor: number): Stroke[] =>
  strokes.map((stroke) => stroke.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })))

/** What could not be sent, as it was made then, and why. */
export interface UnsendableSignature {
  readonly made: SignatureForm['strokes'] | SignatureForm['name'] | SignatureForm['picture']
  readonly rule: StepRuleName
}

/** What blocks the step: that there is nothing to submit (SIGN-01), or what could not be sent and is no other yet. */
export function signatureErrors(form: SignatureForm, unsendable: UnsendableSignature | null): FormErrors<SignatureField> | undefined {
  const field = signatureFields[form.method]
  if (isSignatureEmpty(form)) return { fields: { [field]: stepRuleTexts[signatureEmptyRules[form.method]] } }
  return unsendable?.made === form[field] ? { fields: { [field]: stepRuleTexts[unsendable.rule] } } : undefined
}

/** A signature rendered as a picture, and the mobile number that says whose it is. */
interface SignedPicture {
  readonly signUrl: string
  readonly mobile: string
}

/** Step 7: the digital signature. */
export const signatureStep = describeStep({
  step: 7,
  draft: draftSchema,
  toRequest: ({ signUrl, mobile }: SignedPicture) => ({ mobile, signUrl, authReturn: true, authReplace: true }),
  // The strokes are not in the request.
  typedBefore: () => null,
  fields: { mobile: null, signUrl: null, authReturn: null, authReplace: null },
  // It stands beside the answers that it is put under.
  answers: () => [],
  summary: () => '',
})
