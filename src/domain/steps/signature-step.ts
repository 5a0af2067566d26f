import { z } from '@/contract/schema'
import { ruleTexts } from '../texts'
import { describeStep } from './step-description'

const pointSchema = z.object({ x: z.number(), y: z.number(), pressure: z.number(), time: z.number() })

/** One line drawn without lifting the pen, in the coordinates of the 400 by 200 canvas. */
export const strokeSchema = z.array(pointSchema)
export type Stroke = z.infer<typeof strokeSchema>

/** The signature as it is being made: drawn, or a typed name; the one not in use is kept for switching back. */
const draftSchema = z.object({
  method: z.catch(z.enum(['drawn', 'typed']), 'drawn'),
  strokes: z.catch(z.array(strokeSchema), () => []),
  name: z.catch(z.string(), ''),
})
export type SignatureForm = z.infer<typeof draftSchema>

/** Whether there is nothing to submit yet; a single dot is no signature. */
export const isSignatureEmpty = (form: SignatureForm): boolean =>
  form.method === 'typed'
    ? form.name.trim() === ''
    : form.strokes.reduce((points, stroke) => points + stroke.length, 0) < 3

/** Strokes scaled from the canvas of the specification to a canvas of another width, or back with its inverse. */
export const scaleStrokes = (strokes: readonly Stroke[], factor: number): Stroke[] =>
  strokes.map((stroke) => stroke.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })))

const rules = draftSchema.check((payload) => {
  if (!isSignatureEmpty(payload.value)) return
  const typed = payload.value.method === 'typed'
  payload.issues.push({
    code: 'custom',
    input: payload.value,
    path: [typed ? 'name' : 'strokes'],
    message: typed ? ruleTexts.signatureNameEmpty : ruleTexts.signatureEmpty,
  })
})

/** A signature rendered as a picture, and the mobile number that says whose it is. */
interface SignedPicture {
  readonly signUrl: string
  readonly mobile: string
}

/** Step 7: the digital signature. */
export const signatureStep = describeStep({
  step: 7,
  draft: draftSchema,
  rules,
  toRequest: ({ signUrl, mobile }: SignedPicture) => ({ mobile, signUrl, authReturn: true, authReplace: true }),
  // The strokes are not in the request.
  typedBefore: () => null,
  fields: { mobile: null, signUrl: null, authReturn: null, authReplace: null },
  // It stands beside the answers that it is put under.
  answers: () => [],
  summary: () => '',
})
