import type { SellerData } from './access'
import { messageOf, toldIn, verdictOf } from './answers'
import { fieldsOf, sellerIdIn, textOf, tokenIn } from './plain-values'
import { z } from './schema'
import { isOnboardingStep, lastStep, type NextStep } from './steps'
import { claimsIn } from './token-claims'

/*
 * How answers are read: whatever a plausible backend sends in place of what the contract asks for is brought into
 * the contract's own shape here, so that no other code has to know about variants.
 */

const answer = z.looseObject({})

/** What a sign-in came to (LOGIN-08). */
export type SignInAnswer =
  | {
      readonly kind: 'signed-in'
      readonly token: string
      readonly sellerId: string
      /** The step that the backend expects next; `unknown` where it names none that is understood. */
      readonly nextStep: NextStep | 'unknown'
    }
  /** A token came without the id of its seller. */
  | { readonly kind: 'seller-unknown' }
  | { readonly kind: 'refused'; readonly message: string | null }

const completeWord = /^(?:complete|completed|done|finished)$/i

/** A step from 3 to 7 is where to resume (LOGIN-10); a higher number, or a word such as `complete`, means that all steps are done. */
function nextStepIn(currentStep: unknown): NextStep | 'unknown' {
  const text = textOf(currentStep)?.trim() ?? ''
  if (completeWord.test(text)) return 'complete'
  const step = text === '' ? Number.NaN : Number(text)
  if (isOnboardingStep(step)) return step
  return Number.isInteger(step) && step > lastStep ? 'complete' : 'unknown'
}

/** The seller's id: from the contract's field, else from an object in which backends wrap a seller, else from the token's claims; null for none. */
function sellerIdOf(body: Record<string, unknown>, token: string | null): string | null {
  const places = [fieldsOf(body['data']), fieldsOf(body['seller']), ...(token === null ? [] : [claimsIn(token)])]
  const named = places.flatMap(({ sellerId, id, _id, sub }) => [sellerId, id, _id, sub])
  for (const candidate of [body['sellerId'], ...named]) {
    const sellerId = sellerIdIn(candidate)
    if (sellerId !== null) return sellerId
  }
  return null
}

export const loginAnswerSchema = z.pipe(
  answer,
  z.transform((body): SignInAnswer => {
    const token = tokenIn(body['token'])
    if (token === null) return { kind: 'refused', message: toldIn(body).message }
    const sellerId = sellerIdOf(body, token)
    return sellerId === null
      ? { kind: 'seller-unknown' }
      : { kind: 'signed-in', token, sellerId, nextStep: nextStepIn(body['currentStep']) }
  }),
)

const shown = (value: unknown): string => textOf(value) ?? ''

/** Missing fields are read as empty texts (REG-11). */
export const registeredDetailsAnswerSchema = z.pipe(
  z.looseObject({ sellerData: z.looseObject({}) }),
  z.transform(({ sellerData: data }): { sellerData: SellerData } => ({
    sellerData: {
      firstName: shown(data['firstName']),
      lastName: shown(data['lastName']),
      email: shown(data['email']),
      mobile: shown(data['mobile']),
      secondarymobile: shown(data['secondarymobile']),
      twoWayAuth: verdictOf(data['twoWayAuth']) === 'yes',
    },
  })),
)

/** A registration succeeded when its answer has a seller id (REG-13); `success` counts only where it says no, as everywhere. */
export const registerAnswerSchema = z.pipe(
  answer,
  z.transform((body, context): { sellerId: string } => {
    const sellerId = sellerIdOf(body, null)
    if (sellerId !== null) return { sellerId }
    context.issues.push({ code: 'custom', input: body, message: 'no seller id' })
    return z.NEVER
  }),
)

/** A code was sent, or was right: which answers say so is decided by `isSuccess` in transport/interpret.ts. */
export const confirmationAnswerSchema = z.pipe(
  answer,
  z.transform((body): { message: string | null } => ({ message: messageOf(body) })),
)
