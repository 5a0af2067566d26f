import type { SellerData } from './access'
import { messageOf, messageIn, verdictOf } from './answers'
import { fieldsOf, sellerIdIn, textOf, tokenIn, type Fields } from './plain-values'
import { z } from './schema'
import { isOnboardingStep, lastStep, type NextStep } from './steps'
import { claimsIn } from './token-claims'

/*
 * How answers are read. Backends vary in field names, spelling and nesting; this module turns every plausible variant
 * into the contract's own shape, so that no other code has to know about them.
 */

const answer = z.looseObject({})

/** The outcome of a sign-in (LOGIN-08). */
export type SignInAnswer =
  | {
      readonly kind: 'signed-in'
      readonly token: string
      readonly sellerId: string
      /** The step that the backend expects next; `unknown` if it names no step that the portal knows. */
      readonly nextStep: NextStep | 'unknown'
    }
  /** The answer has a token, but no id of the seller in any known place. */
  | { readonly kind: 'seller-unknown' }
  | { readonly kind: 'refused'; readonly message: string | null }

const completeWord = /^(?:complete|completed|done|finished)$/i

/** A step from 3 to 7 is where to resume (LOGIN-10); a higher number, or a word such as `complete`, means that all steps are done. */
function nextStepIn(currentStep: unknown): NextStep | null {
  const text = textOf(currentStep)?.trim() ?? ''
  if (completeWord.test(text)) return 'complete'
  const step = text === '' ? Number.NaN : Number(text)
  if (isOnboardingStep(step)) return step
  return Number.isInteger(step) && step > lastStep ? 'complete' : null
}

/** The objects in which backends put the seller, token and step: the body, its `data`, and `seller` or `user` in either. */
function placesIn(body: Fields): readonly Fields[] {
  const data = fieldsOf(body['data'])
  return [body, data, ...[body, data].flatMap(({ seller, user }) => [fieldsOf(seller), fieldsOf(user)])]
}

/** The first result that is not null; null if no value can be read. */
const firstOf = <Read>(values: readonly unknown[], read: (value: unknown) => Read | null): Read | null =>
  values.map(read).find((found) => found !== null) ?? null

const firstIn = <Read>(body: Fields, name: string, read: (value: unknown) => Read | null): Read | null =>
  firstOf(placesIn(body).map((place) => place[name]), read)

/** Field names of a seller's id, the contract's own first. `sub`, a token's subject, is often an email and not an id, so it comes last. */
const idNames = ['sellerId', 'id', '_id', 'sub']

/** The seller's id from an answer or from the claims of its token; null if neither has one. */
function sellerIdOf(body: Fields, token: string | null): string | null {
  const [, ...wrapped] = placesIn(body)
  // The body comes last: an `id` directly in it may be the answer's own, such as a request id.
  const places = [...wrapped, ...(token === null ? [] : [claimsIn(token)]), body]
  return firstOf([body['sellerId'], ...idNames.flatMap((name) => places.map((place) => place[name]))], sellerIdIn)
}

export const loginAnswerSchema = z.pipe(
  answer,
  z.transform((body): SignInAnswer => {
    const token = firstIn(body, 'token', tokenIn)
    if (token === null) return { kind: 'refused', message: messageIn(body).message }
    const sellerId = sellerIdOf(body, token)
    return sellerId === null
      ? { kind: 'seller-unknown' }
      : { kind: 'signed-in', token, sellerId, nextStep: firstIn(body, 'currentStep', nextStepIn) ?? 'unknown' }
  }),
)

/** Fails the parse: the field is missing, and no default may stand in for it. */
function lacks(field: string, body: Fields, context: z.core.ParsePayload): never {
  context.issues.push({ code: 'custom', input: body, message: `no ${field}` })
  return z.NEVER
}

const shown = (value: unknown): string => textOf(value) ?? ''

/** Missing fields are read as empty texts (REG-11). */
export const registeredDetailsAnswerSchema = z.pipe(
  answer,
  z.transform((body, context): { sellerData: SellerData } => {
    const data = firstIn(body, 'sellerData', (value) => answer.safeParse(value).data ?? null)
    if (data === null) return lacks('sellerData', body, context)
    return {
      sellerData: {
        firstName: shown(data['firstName']),
        lastName: shown(data['lastName']),
        email: shown(data['email']),
        mobile: shown(data['mobile']),
        secondarymobile: shown(data['secondarymobile']),
        twoWayAuth: verdictOf(data['twoWayAuth']) === 'yes',
      },
    }
  }),
)

/** A registration succeeded if its answer has a seller id (REG-13); `success` matters only when it says no, as for every call. */
export const registerAnswerSchema = z.pipe(
  answer,
  z.transform((body, context): { sellerId: string } => {
    const sellerId = sellerIdOf(body, null)
    return sellerId === null ? lacks('sellerId', body, context) : { sellerId }
  }),
)

/** A code was sent, or was right: which answers say so is decided by `isSuccess` in transport/interpret.ts. */
export const confirmationAnswerSchema = z.pipe(
  answer,
  z.transform((body): { message: string | null } => ({ message: messageOf(body) })),
)
